import { WHOLE, type Found } from '../../knowledge/knowledge.ts';
import { fullText, passageKey, type Item, type Passage } from '../../knowledge/passage.ts';
import type { Topic } from '../../knowledge/question.ts';

/** Characters of one passage in an answer, its lead not counted. */
const SHOWN = 420;

/** An item stands out when it fits this much better than the passage's average. */
const STANDS_OUT = 1.2;
const MOST_ENTRIES = 4;
/** Of what a service holds, one entry that fits this much better is what is meant, and the others are beside the point; but a list as short as this is told whole. */
const MEANT = 3;
const SHOWN_IN_ANY_CASE = 120;
/** Beside the names of all steps, one that fits this much better is told: "which of our systems do you move first?" */
const MEANT_OF_ALL = 3;

/** Characters of one that only adds to another. */
export const SHOWN_BESIDE = 240;

/** With so many of its words in that of the page, the page's own question is asked. */
const ITSELF = 0.5;
/** "You do, once it is paid for" says nothing without the question that it stands under. */
const leaning = /^(?:You (?:do|can|may|will)|The one|Both|Often|Usually|Never|Rarely|Seldom|Almost)\b/;
const goingOn = /^(?:And|But|Nor|Or|So|Then|They|These|Those|He|She|Both|Neither|Instead|Otherwise)\b/;

export interface Rendered {
  /** What stands before the text, if anything does. */
  readonly lead: string;
  readonly text: string;
  /** Keys of all that it tells: an item that is only named is not told yet. */
  readonly tells: readonly string[];
}

/** Passages as they stand in one answer: the first as such, the others for what they add. */
export const renderAnswer = (chosen: readonly Found[]): Rendered[] => chosen.map((one, place) => renderPassage(one, place > 0 ? SHOWN_BESIDE : SHOWN));

/** A passage as a short answer: whole where that is short, else what fits the question best. */
function renderPassage({ passage, items: scores, head, tells }: Found, most = SHOWN): Rendered {
  const { lead = '', leadOfSome = lead, items, form } = passage;
  const keysOf = (places: readonly number[]) => places.map((place) => itemKey(passage, place));
  if (form === 'sentences') {
    const places = withDifficulty(passage, bestStretch(items, scores, most), most);
    const said = places.map((place) => items[place]!.text).join(' ');
    // What stands before it is said for others (limits.ts).
    const text = scores[places[0]! - 1]! < 0 ? withoutAnd(said) : said;
    return { lead: lead === '' && head < ITSELF && passage.aspects.includes('question') && leaning.test(text) ? passage.heading : lead, text, tells: keysOf(places) };
  }
  const asWhole = head >= WHOLE || (tells && passage.aspects.includes('process'));
  const places = entriesShown(items, asWhole ? items.map(() => 0) : scores, isOfferOf(passage) ? SHOWN_IN_ANY_CASE : most);
  if (places.length === 0) {
    const [meant] = standingOut(scores, MEANT_OF_ALL);
    const titles = joined(items.map(({ title, text }) => title ?? text));
    return meant === undefined ? { lead, text: titles, tells: [`${passageKey(passage)}:titles`] } : { lead, text: `${titles} ${fullText(items[meant]!)}`, tells: keysOf([meant]) };
  }
  return { lead: places.length < items.length ? leadOfSome : lead, text: joined(places.map((place) => fullText(items[place]!))), tells: keysOf(places) };
}

/** What a service includes and hands over: who asks for one thing of it asks for that. */
const isOfferOf = ({ about, aspects }: Passage) => about.startsWith('service:') && aspects.some((aspect) => aspect === 'feature' || aspect === 'deliverable');

const itemKey = (passage: Passage, place: number) => `${passageKey(passage)}:${place}`;

/** Whether all that would be shown of a passage was told already. */
export const isTold = (one: Found, { told = [] }: Topic, most = SHOWN): boolean => renderPassage(one, most).tells.every((key) => told.includes(key));

/** An entry that was told already fits what is asked next so much less than its words say: "and an ordinary inquiry?" after a list's other line. */
const TOLD_BEFORE = 0.3;

/** With its untold entries before those that were told already in the same list. */
export function untoldFirst(one: Found, { told = [] }: Topic): Found {
  const { passage, items } = one;
  if (passage.form !== 'entries') return one;
  const known = items.map((_, place) => told.includes(itemKey(passage, place)));
  return known.includes(true) && known.includes(false) ? { ...one, items: items.map((score, place) => (known[place] ? score * TOLD_BEFORE : score)) } : one;
}

/** Whether something was said before, in whatever surroundings: a list names what a sentence tells, and an article what a page does. */
export function isSaid(text: string, before: string): boolean {
  const letters = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  const said = letters(before);
  return text.split(/[.!?;:]+(?=\s|$)/).every((part) => said.includes(letters(part)));
}

/** With the entries of a list that were not said yet before those that were, by themselves: "A paid half day" stands alone and among the steps. */
export function unsaidFirst(one: Found, before: string): Found {
  const { passage, items } = one;
  if (passage.form !== 'entries') return one;
  const said = passage.items.map((item) => isSaid(item.text, before));
  return said.includes(true) && said.includes(false) ? { ...one, items: items.map((score, place) => (said[place] ? 0 : score)) } : one;
}

/** "And below two thousand a month …", where nothing stands before it. */
export const withoutAnd = (text: string): string => text.replace(/^And (?<letter>[a-z])/, (_, letter: string) => letter.toUpperCase());

/** The lead and the text, one after the other. */
export const wordsOf = ({ lead, text }: Rendered): string => [lead, text].filter(Boolean).join(' ');

const lengthOf = (items: readonly Item[]) => items.reduce((sum, { text }) => sum + text.length + 1, 0);

/** What was done about a difficulty is not understood without it: "One difficulty of the Food Delivery App: …". */
function withDifficulty({ aspects, items }: Passage, places: readonly number[], most: number): readonly number[] {
  if (!aspects.includes('challenge') || places[0] === 0) return places;
  const all = [...items.keys()].slice(0, places.at(-1)! + 1);
  const whole = lengthOf(all.map((place) => items[place]!));
  return whole <= most + SHOWN_BESIDE ? all : places;
}

/** The places of sentences that fit best: they keep their order and their neighbours. */
function bestStretch(items: readonly Item[], scores: readonly number[], most: number): number[] {
  let [start, end] = [0, items.length];
  let best = -1;
  for (let from = 0; from < items.length; from++) {
    for (let to = from + 1; to <= items.length && (to === from + 1 || lengthOf(items.slice(from, to)) <= most); to++) {
      // Of two stretches that fit alike, the longer one tells more of what is meant.
      const fit = scores.slice(from, to).reduce((sum, score) => sum + score, 0) + (to - from) * 0.01;
      if (fit > best) [start, end, best] = [from, to, fit];
    }
  }
  // What goes on from the sentence before is not understood without it: "Nor should you rebuild a site because it looks dated".
  const begin = start > 0 && scores[start - 1]! >= 0 && goingOn.test(items[start]!.text) && lengthOf(items.slice(start - 1, end)) <= most + SHOWN_BESIDE ? start - 1 : start;
  return [...items.keys()].slice(begin, end);
}

/** The places of the entries that are told; none where all are only named. */
function entriesShown(items: readonly Item[], scores: readonly number[], most: number): number[] {
  const all = [...items.keys()];
  if (items.map(fullText).join('; ').length <= (standingOut(scores, MEANT).length > 0 ? most : SHOWN)) return all;

  const standing = standingOut(scores, STANDS_OUT);
  if (standing.length === 0) return items.some(({ title }) => title) ? [] : all;
  return standing.slice(0, MOST_ENTRIES);
}

/** The places of those that fit so many times better than the average. */
function standingOut(scores: readonly number[], times: number): number[] {
  const average = scores.reduce((sum, score) => sum + score, 0) / (scores.length || 1);
  return [...scores.keys()].filter((place) => scores[place]! > 0 && scores[place]! >= average * times);
}

function joined(entries: readonly string[]): string {
  const text = entries.map((entry) => entry.replace(/[.]$/, '')).join('; ');
  return /[.!?”]$/.test(text) ? text : `${text}.`;
}
