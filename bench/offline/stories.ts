import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '../../e2e/fault-proxy.ts';
import { open } from '../../e2e/hydrated.ts';
import { inCharge, stopWorkers, untilAskedFor, wakeWorkers } from '../../e2e/worker.ts';
import { HANGS, launchOn, withProfile } from './browser.ts';
import { writeInto } from './form-walks.ts';
import { pressAgain, send, untilReceived, type Scene } from './submission.ts';

/** With a page to begin with, or with a browser that the story starts itself. */
export type Story =
  | { readonly startsBrowser?: never; readonly needsWorker?: true; tell(scene: Scene): Promise<void> }
  | { readonly startsBrowser: true; tell(scene: Omit<Scene, 'context' | 'page'>, executablePath: string): Promise<void> };

const LATER = [{ type: 'cut-before' }, { type: 'drop-answer' }, { type: 'answer', status: 500 }, { type: 'answer', status: 429, retryAfter: 1 }, { type: 'answer', status: 503, retryAfter: 1 }] as const satisfies readonly Fault[];
const pass = { type: 'pass' } as const;

/** What can happen to a submission, and what the visitor does then. */
export const stories: Readonly<Record<string, Story>> = {
  'line cut before the request': cut(() => ({ type: 'cut-before' })),
  'line cut during the request': cut(({ words, random }) => ({ type: 'cut-during', after: random.below(words.resume.length) })),
  'line cut after the commit': cut(() => ({ type: 'drop-answer' })),
  'answer 500': refused({ type: 'answer', status: 500 }),
  'answer 429': refused({ type: 'answer', status: 429, retryAfter: 1 }),
  'answer 503': refused({ type: 'answer', status: 503, retryAfter: 1 }),

  'worker stopped while it sends': {
    needsWorker: true,
    async tell(scene) {
      const { context, page, proxy } = scene;
      await page.goto(proxy.url);
      await inCharge(page);
      await context.setOffline(true);
      await send(scene, 'kept');
      await untilAskedFor(page);
      // No page is left that could send it: the worker has to.
      await page.goto('about:blank');
      const tries = proxy.keys.length;
      proxy.set(unanswered(scene), pass);
      await context.setOffline(false);
      await until(() => proxy.keys.length > tries, () => wakeWorkers(context, page));
      await stopWorkers(context, page);
      await open(page, proxy.url);
      await untilReceived(page, scene);
    },
  },

  'tab closed while it sends': {
    async tell(scene) {
      const { context, page, proxy } = scene;
      const form = await writeInto(page, proxy.url, scene.words);
      proxy.set(unanswered(scene), pass);
      await form.press();
      await until(() => proxy.keys.length > 0);
      const next = await context.newPage();
      await page.close();
      await open(next, proxy.url);
      await untilReceived(next, scene);
    },
  },

  'two tabs': {
    async tell(scene) {
      const { context, page, proxy, random } = scene;
      const other = await context.newPage();
      await open(other, proxy.url);
      proxy.set({ type: 'cut-before' });
      await send(scene, 'kept');
      proxy.set(random.one(LATER), pass);
      // Both want to send it at the same moment.
      await Promise.all([page, other].map((tab) => tab.evaluate(() => dispatchEvent(new Event('online')))));
      await untilReceived(other, scene);
    },
  },

  'browser killed': {
    startsBrowser: true,
    tell: (scene, executablePath) =>
      withProfile(async (profile) => {
        const { proxy, words } = scene;
        const first = await launchOn(profile, executablePath);
        try {
          const page = await first.context.newPage();
          const form = await writeInto(page, proxy.url, words);
          proxy.set(unanswered(scene), pass);
          await form.press();
          await until(() => proxy.keys.length > 0);
        } finally {
          await first.kill();
        }
        const second = await launchOn(profile, executablePath);
        try {
          const page = await second.context.newPage();
          await open(page, proxy.url);
          await untilReceived(page, { ...scene, ...second, page });
        } finally {
          await second.kill();
        }
      }),
  },
};

/** No answer came: it is kept, and arrives, perhaps not at the first of the later tries. */
function cut(faultFor: (scene: Scene) => Fault): Story {
  return {
    async tell(scene) {
      const { page, proxy, random } = scene;
      // For as long as the form waits: a browser sends again by itself what breaks on a connection that it has used before.
      proxy.set(faultFor(scene));
      await send(scene, 'kept');
      if (random.below(2)) proxy.set(random.one(LATER), pass);
      else proxy.set(pass);
      await untilReceived(page, scene);
    },
  };
}

/** At the first try it goes back to the form, and the visitor presses again; at a later one it waits by itself. */
function refused(fault: Fault): Story {
  return {
    async tell(scene) {
      const { page, proxy, random } = scene;
      if (random.below(2)) {
        proxy.set(fault, pass);
        await pressAgain(await send(scene, 'refused'), scene);
      } else {
        proxy.set({ type: 'cut-before' });
        await send(scene, 'kept');
        proxy.set(fault, pass);
        await untilReceived(page, scene);
      }
    },
  };
}

/** Before the commit or after it. */
function unanswered({ random }: Pick<Scene, 'random'>): Fault {
  return { type: random.below(2) ? 'hold' : 'hold-answer' };
}

/** What the browser does by itself, it has done by then, or will do in minutes. */
const BY_ITSELF = 5_000;

/** @param help does it in the browser's place */
async function until(holds: () => boolean, help: () => Promise<void> = async () => undefined) {
  let helped = Date.now();
  for (const end = Date.now() + HANGS; !holds(); await delay(10)) {
    if (Date.now() > end) throw new Error('Nothing was sent.');
    if (Date.now() < helped + BY_ITSELF) continue;
    await help();
    helped = Date.now();
  }
}
