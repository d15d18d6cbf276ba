import { line } from '../lib/line.ts';
import { onChange } from './announce.ts';
import { isReachable } from './deliver.ts';
import { drain } from './drain.ts';
import type { Item } from './item.ts';
import { listItems } from './store.ts';

/** All in milliseconds. A dead server fires no `online`: while somebody looks on, this is how soon its return is noticed. */
const CHECK_EVERY = 2000;
/** After so many checks in vain. */
const PATIENT_CHECKS = 300;
const CHECK_RARELY = 15_000;
const WHILE_HIDDEN = 30_000;

const listeners = new Set<() => void>();
let items: readonly Item[] | undefined;
let started = false;
let checks = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What is kept on this device, as it changes; undefined until it has been looked up. */
export const outboxItems = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => items,
};

/** Watches the outbox for this page, and sends on every occasion: now, `online`, back in view, and from time to time. */
export function start() {
  if (started) return;
  started = true;
  onChange(() => void refresh());
  line.subscribe(() => {
    checks = 0;
    schedule();
  });
  addEventListener('online', () => void occasion());
  // Only a request can tell whether the line is gone; this is the moment to make one.
  addEventListener('offline', () => void isReachable());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void occasion());
  if (!navigator.onLine) void isReachable();
  void occasion();
}

async function occasion() {
  checks = 0;
  await refresh();
  if (isSomethingWaiting()) await attempt(() => drain({ eager: true }));
  else if (line.isLost()) await isReachable();
  schedule();
}

async function refresh() {
  // Where storage refuses there is nothing to show.
  items = await listItems().catch(() => []);
  for (const listener of listeners) listener();
  schedule();
}

function schedule() {
  clearTimeout(timer);
  const after = untilNextTry();
  if (after !== undefined) timer = setTimeout(() => void tick(), document.hidden ? Math.max(after, WHILE_HIDDEN) : after);
}

function untilNextTry(): number | undefined {
  const next = (checks < PATIENT_CHECKS ? CHECK_EVERY : CHECK_RARELY) * (0.85 + 0.3 * Math.random());
  if (line.isLost()) return next;
  const waiting = (items ?? []).filter(isWaiting);
  if (waiting.length === 0) return undefined;
  const left = Math.min(...waiting.map(({ nextTryAt }) => nextTryAt)) - Date.now();
  // What is due and was not sent is held by a form, or a proxy answers while the gateway is gone.
  return left > 0 ? left : next;
}

async function tick() {
  checks += 1;
  const isThere = !line.isLost() || (await isReachable());
  if (isThere && isSomethingWaiting()) await attempt(() => drain());
  schedule();
}

/** Storage that fails now may be well at the next occasion. */
async function attempt(work: () => Promise<void>) {
  await work().catch(() => undefined);
}

function isSomethingWaiting(): boolean {
  return (items ?? []).some(isWaiting);
}

function isWaiting({ state }: Item): boolean {
  return state === 'waiting' || state === 'sending';
}
