import type { Action, TitledText } from '#content/types.ts';
import { askedBy } from '../asked/asked.ts';
import type { Aspect, Item, Passage } from '../passage.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a paragraph. */
export function sentencesOf(paragraph: string): string[] {
  return Array.from(segmenter.segment(paragraph), ({ segment }) => segment.trim()).filter(Boolean);
}

export interface Place {
  readonly about: string;
  readonly page: Action;
}

/** Running text. */
export function prose(place: Place, aspects: readonly Aspect[], heading: string, text: string, lead?: string): Passage {
  return { ...place, aspects, heading, lead, items: sentencesOf(text).map((sentence) => ({ text: sentence, asked: askedBy(sentence) })), form: 'sentences' };
}

/** What stands before a list, and before some of its entries where that differs. */
export type Lead = string | { readonly whole: string; readonly some: string };

/** A list, whose entries may have titles. */
export function list(place: Place, aspects: readonly Aspect[], heading: string, lead: Lead | undefined, entries: readonly (string | TitledText | Item)[]): Passage {
  const items = entries.map((entry) => (typeof entry === 'string' ? { text: entry, asked: askedBy(entry) } : { title: entry.title, text: entry.text, asked: askedBy(`${entry.title}: ${entry.text}`) }));
  const leads = typeof lead === 'object' ? { lead: lead.whole, leadOfSome: lead.some } : { lead };
  return { ...place, aspects, heading, ...leads, items, form: 'entries' };
}

/** Whether a step says how long it takes. */
export const tellsTime = ({ title, text }: TitledText): boolean => /\b(?:\d+|an?|one|two|three|four|six|eight|ten|twelve|thirty|forty|ninety|half)(?:[- ](?:\d+|five|to \w+))?[- ](?:minutes?|hours?|days?|weeks?|fortnight|months?)\b/i.test(`${title} ${text}`);
