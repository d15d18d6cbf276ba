import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Item } from './item.ts';

interface Schema extends DBSchema {
  items: { key: string; value: Item };
}

type Database = IDBPDatabase<Schema>;

const NAME = 'longitude-outbox';
/** Milliseconds after which a database that does not open is taken for one that refuses (Safari's sometimes hangs). */
const OPENS_WITHIN = 5000;

let database: Promise<Database> | undefined;

/** Oldest first. */
export async function listItems(): Promise<Item[]> {
  const items = await (await open()).getAll('items');
  return items.toSorted((a, b) => a.createdAt - b.createdAt);
}

export async function readItem(id: string): Promise<Item | undefined> {
  return (await open()).get('items', id);
}

/** Puts and removes in one step. When this returns, both are on the disk. */
export async function write({ put = [], remove = [] }: { readonly put?: readonly Item[]; readonly remove?: readonly string[] }): Promise<void> {
  await inOneStep(async (items) => {
    await Promise.all([...remove.map((id) => items.delete(id)), ...put.map((item) => items.put(item))]);
  });
}

/**
 * Makes another item of one that is there; `undefined` leaves it as it is.
 *
 * @returns the item as it is now written, or nothing where none was
 */
export async function change(id: string, make: (item: Item) => Item | undefined): Promise<Item | undefined> {
  let written: Item | undefined;
  await inOneStep(async (items) => {
    const item = await items.get(id);
    written = item && make(item);
    if (!written) return;
    await items.put(written);
    if (written.replaces !== undefined) await items.delete(written.replaces);
  });
  return written;
}

interface Items {
  get(id: string): Promise<Item | undefined>;
  put(item: Item): Promise<unknown>;
  delete(id: string): Promise<void>;
}

async function inOneStep(work: (items: Items) => Promise<void>): Promise<void> {
  // `strict`: without it Chromium says "complete" before the disk has it, and a battery may come out in between.
  const step = (await open()).transaction('items', 'readwrite', { durability: 'strict' });
  try {
    await work(step.store);
  } catch (error) {
    step.done.catch(() => undefined);
    throw error;
  }
  await step.done;
}

function open(): Promise<Database> {
  if (!database) {
    const opening = openInTime();
    database = opening;
    opening.catch(() => forget(opening));
  }
  return database;
}

/** The next call opens anew. */
function forget(opening?: Promise<Database>) {
  if (opening === undefined || database === opening) database = undefined;
}

async function openInTime(): Promise<Database> {
  const opened = openDB<Schema>(NAME, 1, {
    upgrade: (db) => void db.createObjectStore('items', { keyPath: 'id' }),
    // A later release wants to change the database: this tab must not stand in its way.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: () => forget(),
  });
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The database did not open in time.')), OPENS_WITHIN);
  });
  return Promise.race([opened, late]);
}
