import { fullText, passageKey, type Passage } from '../../knowledge/passage.ts';
import { passageTold } from '../from-content/passage-told.ts';
import type { Topic } from '../../knowledge/question.ts';

/** What was told first in the last answer. */
export interface ToldItem {
  readonly passage: Passage;
  /** In a sentence. */
  readonly text: string;
}

/** "Often." says nothing without the sentence that follows. */
const SHORT = 40;

/** What was told first in the last answer, as long as the content still says it. */
export function toldLast({ last = [] }: Topic): ToldItem | undefined {
  const [key = '', place = ''] = last[0]?.split(':') ?? [];
  const passage = passageTold(key);
  if (!passage) return undefined;
  // Of a list whose entries were only named, all the names.
  if (!/^\d+$/.test(place)) return { passage, text: `${passage.lead ?? ''} ${passage.items.map((item) => item.title ?? item.text).join('; ')}.`.trim() };
  if (Number(place) >= passage.items.length) return undefined;
  if (passage.form === 'sentences') return { passage, text: sentenceAt(passage, Number(place)) };
  const all = last.filter((one) => one.startsWith(`${key}:`)).flatMap((one) => passage.items[Number(one.slice(key.length + 1))] ?? []);
  const names = `${(all.length < passage.items.length ? passage.leadOfSome : undefined) ?? passage.lead ?? ''} ${all.map(({ title, text }) => title ?? text).join('; ')}.`.trim();
  return { passage, text: all.length > 1 && names.length <= LONG ? names : sentenceAt(passage, Number(place)) };
}

/** Characters of a list that is told whole. */
const LONG = 240;

/** A sentence of a passage that is understood by itself. */
export function sentenceAt({ form, lead, leadOfSome = lead, items }: Passage, place: number): string {
  const [item, next] = items.slice(place);
  if (form === 'entries') return [leadOfSome, ended(fullText(item!))].filter(Boolean).join(' ');
  return item!.text.length < SHORT && next ? `${item!.text} ${next.text}` : item!.text;
}

const ended = (text: string) => (/[.!?”]$/.test(text) ? text : `${text}.`);

/** The keys under which all that a passage says is remembered as told. */
export const keysOf = (passage: Passage): readonly string[] => passage.items.map((_, place) => `${passageKey(passage)}:${place}`);
