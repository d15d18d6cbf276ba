export interface Entry {
  readonly url: string;
  /** SHA-256 of the bytes. */
  readonly revision: string;
}

/**
 * What the server has at an address of the list; undefined where that has not exactly the bytes that the build made. Others may come from
 * the browser's own cache, which is then passed over, or from a replica that runs another release.
 */
export async function fetchEntry({ url, revision }: Entry, first: RequestCache): Promise<Response | undefined> {
  for (const cache of [first, 'reload'] as const) {
    try {
      const answer = await fetch(url, { cache, redirect: 'error' });
      // Only an answer that says 404 has the page that says so.
      if (!answer.ok && !(answer.status === 404 && isNotFound(url))) continue;
      if ((await hashOf(answer.clone())) === revision) return answer;
    } catch {
      return undefined;
    }
  }
  return undefined;
}

export const isNotFound = (url: string): boolean => url.endsWith('/404');

export async function hashOf(answer: Response): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
