import { createHash } from 'node:crypto';
import type { Action } from '#content/types.ts';

/** What a question can be about in a thing: a passage says which of these it tells. */
export type Aspect =
  | 'overview' | 'price' | 'duration' | 'team' | 'client' | 'technology' | 'feature' | 'deliverable' | 'result' | 'challenge'
  | 'process' | 'not-for' | 'example' | 'opinion' | 'question' | 'place' | 'phone' | 'email' | 'hours' | 'contact' | 'requirement'
  | 'experience' | 'apply' | 'benefit' | 'pay' | 'list' | 'figure' | 'author' | 'date' | 'privacy' | 'retention' | 'visit' | 'reply' | 'upkeep';

/** A thing of the content that questions are asked about. */
export interface Entity {
  /** Such as `project:2`. */
  readonly id: string;
  /** What it goes by: its title first, then everything else that means it and nothing else. */
  readonly names: readonly string[];
  readonly page: Action;
  /** Entities that can answer for it, such as the projects in which a service is seen. */
  readonly related?: readonly string[];
}

export interface Item {
  /** Stands for the item where all of them would be too much. */
  readonly title?: string;
  readonly text: string;
  /** Other words in which people ask for it; not shown. */
  readonly asked?: string;
}

/** A piece of the site's own text that can stand as an answer. */
export interface Passage {
  /** Of its entity. */
  readonly about: string;
  readonly aspects: readonly Aspect[];
  /** The heading or question it stands under, and other words that it is found by; not shown. */
  readonly heading: string;
  /** Shown before the items. */
  readonly lead?: string;
  /** The same before some of the items, where it would be wrong of them: "Six projects …". */
  readonly leadOfSome?: string;
  /** All that it says where nothing but the time is asked for, and it tells of sums as well. */
  readonly ofTime?: string;
  readonly items: readonly Item[];
  /** Sentences follow one another, entries are a list. */
  readonly form: 'sentences' | 'entries';
  /** Where it stands. */
  readonly page: Action;
}

/** All that an item says. */
export const fullText = ({ title, text }: Item): string => (title ? `${title}: ${text}` : text);

/** All that a passage says. */
export const textOf = ({ lead, items }: Passage): string => [lead, ...items.flatMap(({ title, text }) => [title, text])].filter(Boolean).join(' ');

/** Characters of a key: of some two thousand texts no two are likely to share one. */
const KEY = 10;

/** What stands for some words: the same as long as they are. */
export const keyOf = (...words: readonly string[]): string => createHash('sha256').update(words.join('\n')).digest('base64url').slice(0, KEY);

const passageKeys = new WeakMap<object, string>();

/** What stands for a passage as long as the content says the same. */
export function passageKey(passage: Pick<Passage, 'about' | 'lead' | 'items'>): string {
  const { about, lead = '', items } = passage;
  const key = passageKeys.get(passage) ?? keyOf(about, lead, ...items.map(fullText));
  passageKeys.set(passage, key);
  return key;
}
