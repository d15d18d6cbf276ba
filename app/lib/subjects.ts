/**
 * What some pages are about, one file each: fetched when such a page is opened, so that nobody downloads the texts of its
 * neighbours. `services/ecommerce` is in content/services/ecommerce.ts, `projects/1` in the file there that begins with `1-`.
 */
export async function fetchSubject(name: string): Promise<unknown> {
  const load = files[pathOf(name) ?? ''];
  return load && Object.values(await load())[0];
}

/** The content file of a subject, such as `services/ecommerce.ts`. */
export function fileOf(name: string): string | undefined {
  return pathOf(name)?.slice(FOLDER.length);
}

const FOLDER = '../content/';
const files = import.meta.glob<Record<string, unknown>>([
  '../content/{services,projects,articles}/*.ts',
  '!**/{index,cards,categories}.ts',
]);

function pathOf(name: string): string | undefined {
  return Object.keys(files).find((path) => {
    const own = path.slice(FOLDER.length, -'.ts'.length);
    return own === name || (/\d$/.test(name) && own.startsWith(`${name}-`));
  });
}
