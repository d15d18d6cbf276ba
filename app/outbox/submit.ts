import { NotKeptError, ResponseError } from '../lib/api.ts';
import { announceChange, announceDelivery } from './announce.ts';
import { deliver, type Answer } from './deliver.ts';
import { holding } from './hold.ts';
import { isKeptFile, type Item, type Payload } from './item.ts';
import { registrationOf } from './notify.ts';
import { start } from './page.ts';
import { settle } from './settle.ts';
import { listItems, readItem, write } from './store.ts';
import { SYNC_TAG } from './worker.ts';

export interface Submitted {
  /** Stays the same until something is edited; the gateway takes what comes twice under it for one. */
  readonly key: string;
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The item that the form was opened with; the form holds it. */
  readonly editing?: string;
  /** Whether the words stand in a form when the answer comes. */
  readonly isFormThere: () => boolean;
}

/** A file that was there when it was chosen, and is no more, or is another. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
  readonly field: string;

  constructor(field: string) {
    super(`The file in ${field} cannot be read.`);
    this.field = field;
  }
}

/**
 * Sends what a form holds. It is written to the device before the first try: should the tab die in the middle, it is
 * sent later.
 *
 * @returns `sent` when the gateway has it, `kept` when it now waits on this device and leaves by itself: there was no answer, or
 *   one that may be better later and nobody at the form
 * @throws ResponseError on any other answer that is no success: the words are in the form, or want the visitor; NotKeptError
 *   where there was no answer and the device keeps nothing; UnreadableFileError
 */
export async function submit({ key, kind, payload, editing, isFormThere }: Submitted): Promise<'sent' | 'kept'> {
  const kept = await keepable(payload);
  const id = editing === undefined ? ((await waitingAs(kind, kept)) ?? key) : key;
  const item: Item = { id, kind, payload: kept, createdAt: Date.now(), attempts: 1, state: 'sending', nextTryAt: 0, replaces: editing === key ? undefined : editing };
  // Unedited, it is the very item that the form already holds.
  if (editing === key) return first(item, await readItem(key), isFormThere);
  const outcome = await holding(id, { wait: true }, () => first(item, undefined, isFormThere));
  return outcome ?? 'kept';
}

async function first(item: Item, before: Item | undefined, isFormThere: () => boolean): Promise<'sent' | 'kept'> {
  const { id, replaces } = item;
  const isKept = await succeeds(write({ put: [item] }));
  const answer = await deliver(item);
  const older = replaces === undefined ? [] : [replaces];
  if (answer.type === 'received') {
    await tidy(isKept, write({ remove: [id, ...older] }));
    announceDelivery(item.kind);
    return 'sent';
  }
  const settled = settle(item, answer, Date.now());
  if (answer.type === 'silence' && !isKept) throw new NotKeptError();
  if (answer.type === 'refused' && isFormThere()) {
    await tidy(isKept, before ? write({ put: [before] }) : write({ remove: [id] }));
    throw responseError(answer);
  }
  // Whoever left the form cannot see it filled in: the words wait where they can be found.
  await tidy(isKept, write({ put: [{ ...settled, replaces: undefined }], remove: older }));
  if (answer.type === 'refused' && !(isKept && settled.state === 'waiting')) throw responseError(answer);
  // Also where what watches over the outbox did not come.
  start();
  void askForSync();
  return 'kept';
}

/** The id of the item that says the very same: a form that is reloaded while it is sent has its words again, but not their key. */
async function waitingAs(kind: string, payload: Payload): Promise<string | undefined> {
  if (Object.values(payload).some(isKeptFile)) return undefined;
  const words = wordsOf(payload);
  const items = await listItems().catch(() => []);
  return items.find((item) => item.kind === kind && wordsOf(item.payload) === words)?.id;
}

/** All but how long the form was on screen. */
function wordsOf(payload: Payload): string {
  return JSON.stringify({ ...payload, elapsedMs: 0 });
}

function responseError({ status, text, retryAfter }: Answer & { type: 'refused' }): ResponseError {
  return new ResponseError(status, text, retryAfter === undefined ? undefined : retryAfter / 1000);
}

/** After the answer, storage can only lag behind: what stays there too long is sent again under its key and found to be known. */
async function tidy(isKept: boolean, writing: Promise<void>) {
  await succeeds(writing);
  if (isKept) announceChange();
}

async function succeeds(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

async function keepable(payload: Readonly<Record<string, unknown>>): Promise<Payload> {
  const entries = Object.entries(payload).map(async ([name, value]) => [name, value instanceof File ? await bytesOf(name, value) : value] as const);
  return Object.fromEntries(await Promise.all(entries)) as Payload;
}

async function bytesOf(field: string, file: File) {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new UnreadableFileError(field);
  });
  return { name: file.name, type: file.type, bytes };
}

/** Chromium then wakes the worker when there is a line, even with every tab closed. */
async function askForSync(): Promise<void> {
  try {
    const registration = (await registrationOf()) as (ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }) | undefined;
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // Not allowed or not there: the other occasions remain.
  }
}
