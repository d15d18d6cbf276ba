import { addScript, type Service } from './service.ts';
import type { AnalyticsSettings } from './settings.ts';
import { keep } from './storage.ts';

/** The function that Plausible's script puts in place, and the queue that it takes over. */
interface Plausible {
  (event: 'pageview', options: { readonly u: string; readonly url: string }): void;
  q?: unknown[];
  /** What the scripts since 2025 would be handed by `plausible.init()`. */
  o?: { readonly autoCapturePageviews: false };
}

declare global {
  interface Window {
    plausible?: Plausible;
  }
}

/** Plausible's own switch: its script sends nothing while this is in the local storage. */
const IGNORE = 'plausible_ignore';

/** Plausible, which keeps nothing in the browser. It is told each view by name, since it would count changes of the query too. */
export function plausible({ id, scriptUrl }: AnalyticsSettings): Service {
  let loaded = false;

  function load() {
    loaded = true;
    const queue: Plausible = (...call) => void (queue.q ??= []).push(call);
    queue.o = { autoCapturePageviews: false };
    window.plausible = queue;
    addScript(scriptUrl, { domain: id });
  }

  return {
    allow() {
      keep(IGNORE, null);
      if (!loaded) load();
    },
    // The older scripts call it `u`, the newer ones `url`.
    view: ({ address }) => window.plausible?.('pageview', { u: address, url: address }),
    stop: () => keep(IGNORE, 'true'),
  };
}
