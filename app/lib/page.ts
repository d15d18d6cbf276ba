import type { Head } from '#content/types.ts';
import { createElement, type ComponentType, type ReactNode } from 'react';
import type { Subject as NamedSubject } from './subjects.ts';

/** What the address says beyond the route: `id` of `/portfolio/:id`. */
export type Params = Readonly<Record<string, string | undefined>>;

export interface PageProps<Subject = undefined> {
  readonly params: Params;
  readonly subject: Subject;
}

/** Title and description of a page. */
export interface PageHead extends Head {
  /** Where this view is at home, when that is not the address it was asked for by; `null`: nowhere, it is an error's view. */
  readonly canonical?: string | null;
}

/**
 * What the file of a page exports. The head comes with the page, so that the texts of one page are not in the first
 * download of every other. A head that is undefined for some params says that there is no such page.
 */
export interface PageModule<Subject = undefined> {
  readonly default: ComponentType<PageProps<Subject>>;
  readonly head: PageHead | ((params: Params, subject: Subject) => PageHead | undefined);
  /** What the page under these params is about. It comes to nothing where there is no such thing. */
  readonly subject?: (params: Params) => NamedSubject<Subject>;
}

/** A page that is ready to be shown. */
export interface ReadyPage {
  readonly head: PageHead;
  /** The page's component, and its file, is called this. */
  readonly name: string;
  /** The file of what it is about, of content as a rule. */
  readonly subjectFile: string | undefined;
  draw(): ReactNode;
}

/** A page whose code, and whose subject, are fetched when they are first wanted. */
export interface LazyPage {
  /** What is here already; `null` where there is no such page. */
  ready(params: Params): ReadyPage | null | undefined;
  /** Fetches once; after a failure the next call tries again. */
  load(params: Params): Promise<ReadyPage | null>;
}

export function lazyPage<Subject = undefined>(importer: () => Promise<PageModule<Subject>>): LazyPage {
  const ready = new Map<string, ReadyPage | null>();
  const keyOf = (params: Params) => JSON.stringify(params);
  return {
    ready: (params) => ready.get(keyOf(params)),
    async load(params) {
      const module = await importer();
      const subject = module.subject?.(params);
      const page = readyPage(module, params, subject?.file, (await subject?.load()) as Subject);
      ready.set(keyOf(params), page);
      return page;
    },
  };
}

function readyPage<Subject>(module: PageModule<Subject>, params: Params, subjectFile: string | undefined, subject: Subject): ReadyPage | null {
  const { default: Page } = module;
  const head = typeof module.head === 'function' ? module.head(params, subject) : module.head;
  if (!head) return null;
  const element = createElement(Page, { params, subject });
  return { head, name: Page.name, subjectFile, draw: () => element };
}
