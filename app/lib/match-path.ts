import type { Params } from './page.ts';

/**
 * What a path says beyond its pattern (`:id` stands for one part, `*` for whatever else there is), or undefined where it is
 * another path. Case counts; slashes at the end do not.
 */
export function matchPath(pattern: string, pathname: string): Params | undefined {
  if (pattern === '*') return {};
  const wanted = partsOf(pattern);
  const given = partsOf(pathname);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const value = given[index] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = decode(value);
    else if (name !== value) return undefined;
  }
  return params;
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/** Anyone can write an address, also one that cannot be decoded: it then stands for itself. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
