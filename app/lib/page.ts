import type { Head } from '#content/types.ts';
import type { ComponentType } from 'react';

/** What the address says beyond the route: `id` of `/portfolio/:id`. */
export type Params = Readonly<Record<string, string | undefined>>;

export interface PageProps {
  readonly params: Params;
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
export interface PageModule {
  readonly default: ComponentType<PageProps>;
  readonly head: PageHead | ((params: Params) => PageHead | undefined);
}

/** A page that is ready to be shown, and its head. */
export interface ReadyPage {
  readonly Page: ComponentType<PageProps>;
  readonly head: PageHead;
}

/** A page whose code is fetched when it is first wanted. */
export interface LazyPage {
  /** Set once the code is here. */
  readonly module: PageModule | undefined;
  /** Fetches once; after a failure the next call tries again. */
  load(): Promise<PageModule>;
}

export function lazyPage(importer: () => Promise<PageModule>): LazyPage {
  let module: PageModule | undefined;
  let pending: Promise<PageModule> | undefined;
  return {
    get module() {
      return module;
    },
    load() {
      pending ??= importer().then(
        (loaded) => (module = loaded),
        (error: unknown) => {
          pending = undefined;
          throw error;
        },
      );
      return pending;
    },
  };
}

/** What there is to show for these params, if anything. */
export function readyPage({ default: Page, head }: PageModule, params: Params): ReadyPage | undefined {
  const itsHead = typeof head === 'function' ? head(params) : head;
  return itsHead && { Page, head: itsHead };
}
