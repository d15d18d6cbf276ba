import type { Page } from 'playwright-core';

/** What the head of a document says about its page. */
export interface FoundHead {
  readonly title: string;
  readonly canonical: string | undefined;
  /** By name or property, such as `og:image`. */
  readonly meta: Readonly<Record<string, string>>;
  /** The nodes of its structured data. */
  readonly graph: readonly Node[];
}

/** Something in the words of schema.org. */
export type Node = { readonly '@type': string; readonly '@id'?: string } & Readonly<Record<string, unknown>>;

/** Loads a page and reads its head as a crawler does: by the parser, without running anything. */
export async function headAt(page: Page, path: string): Promise<FoundHead> {
  await page.goto(path);
  const { blocks, ...head } = await page.evaluate(() => ({
    title: document.title,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    meta: Object.fromEntries([...document.querySelectorAll('meta[content]')].map((meta) => [meta.getAttribute('property') ?? meta.getAttribute('name') ?? '', meta.getAttribute('content') ?? ''])),
    blocks: [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent ?? ''),
  }));
  return { ...head, graph: blocks.flatMap((block) => (JSON.parse(block) as { '@graph': Node[] })['@graph']) };
}

/** Width and height of a PNG, in pixels. */
export function sizeOf(png: Buffer): [width: number, height: number] {
  if (png.toString('latin1', 1, 4) !== 'PNG') throw new Error('This is no PNG.');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** The properties that Google's documentation requires, and those that every search engine needs to make sense of the thing. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo.url'],
  WebSite: ['name', 'url'],
  WebPage: ['name', 'url', 'description'],
  AboutPage: ['name', 'url', 'description'],
  ContactPage: ['name', 'url', 'description'],
  CollectionPage: ['name', 'url', 'description'],
  Service: ['name', 'description', 'provider.@id', 'url'],
  CreativeWork: ['name', 'description', 'creator.@id', 'url', 'image.0'],
  BlogPosting: ['headline', 'image.0', 'datePublished', 'author.name', 'publisher.@id', 'mainEntityOfPage.@id'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization.name', 'jobLocation.0.address.addressCountry', 'jobLocation.0.address.addressLocality', 'employmentType'],
  BreadcrumbList: ['itemListElement.0.item', 'itemListElement.1.name', 'itemListElement.2.position'],
};

/** What is missing in structured data: required properties, and nodes that others refer to. */
export function gaps(graph: readonly Node[]): string[] {
  const ids = new Set(graph.map((node) => node['@id']));
  const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
  return [
    ...graph.flatMap((node) => {
      const required = REQUIRED[node['@type']];
      if (!required) return [`${node['@type']} is not expected`];
      return required.filter((path) => !at(node, path)).map((path) => `${node['@type']} has no ${path}`);
    }),
    ...references.filter((id) => !ids.has(id)).map((id) => `nothing is called ${id}`),
  ];
}

function at(node: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], node);
}
