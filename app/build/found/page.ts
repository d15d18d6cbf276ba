import type { Rendered } from '../../prerender.tsx';

/** A page as search engines and those who share it get to know it. */
export interface FoundPage {
  readonly pathname: string;
  readonly rendered: Rendered;
  /** Where the site stands, without a slash at the end. */
  readonly origin: string;
  /** Of the drawing for shared links, from the root; undefined for pages that are not to be found. */
  readonly picture?: string;
}

/** Something in the words of schema.org. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown };

/** What its h1 says, or else its title. */
export function headingOf({ html, head }: Rendered): string {
  const [, markup] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  const text = markup?.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
  return text ?? head.title;
}

/** What React writes for the characters that markup is made of. */
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
