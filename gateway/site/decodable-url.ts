/** What the API refuses in its own way. */
const API = /^\/(?:api|graphql)(?:[/?]|$)/;

/**
 * An address that was cut in the middle of a sign (`/blog/100%`), or written down in another alphabet's bytes, names nothing. Its percent
 * signs stand for themselves, so that the page of what is not there answers, as for any other such address.
 *
 * @param url path and query, as the request has them
 */
export function decodableUrl(url: string): string {
  if (!url.includes('%') || API.test(url)) return url;
  const end = url.search(/[?#;]/);
  const path = end === -1 ? url : url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
