import { WHOLE, type Found } from '../knowledge/knowledge.ts';
import { fullText, type Item, type Passage } from '../knowledge/passage.ts';

/** Characters of one passage in an answer, its lead not counted. */
export const SHOWN = 420;

/** An item stands out when it fits this much better than the passage's average. */
const STANDS_OUT = 1.8;
const MOST_ENTRIES = 4;
/** Of what a service holds, one entry that fits this much better is what is meant, and the others are beside the point; but a list as short as this is told whole. */
const MEANT = 3;
const SHOWN_IN_ANY_CASE = 120;

/** Characters of one that only adds to another. */
export const SHOWN_BESIDE = 240;

export interface Rendered {
  /** What stands before the text, if anything does. */
  readonly lead: string;
  readonly text: string;
}

/** A passage as a short answer: whole where that is short, else what fits the question best. */
export function renderPassage({ passage, items: scores, head, tells }: Found, most = SHOWN): Rendered {
  const { lead = '', leadOfSome = lead, items, form } = passage;
  if (form === 'sentences') return { lead, text: bestStretch(items, scores, most) };
  const asWhole = head >= WHOLE || (tells && passage.aspects.includes('process'));
  const entries = entriesShown(items, asWhole ? items.map(() => 0) : scores, isOfferOf(passage) ? SHOWN_IN_ANY_CASE : most);
  return { lead: entries.length < items.length ? leadOfSome : lead, text: joined(entries) };
}

/** What a service includes and hands over: who asks for one thing of it asks for that. */
const isOfferOf = ({ about, aspects }: Passage) => about.startsWith('service:') && aspects.some((aspect) => aspect === 'feature' || aspect === 'deliverable');

/** The lead and the text, one after the other. */
export const wordsOf = ({ lead, text }: Rendered): string => [lead, text].filter(Boolean).join(' ');

const lengthOf = (items: readonly Item[]) => items.reduce((sum, { text }) => sum + text.length + 1, 0);

/** Sentences keep their order and their neighbours. */
function bestStretch(items: readonly Item[], scores: readonly number[], most: number): string {
  let [start, end] = [0, items.length];
  let best = -1;
  for (let from = 0; from < items.length; from++) {
    for (let to = from + 1; to <= items.length && (to === from + 1 || lengthOf(items.slice(from, to)) <= most); to++) {
      // Of two stretches that fit alike, the longer one tells more of what is meant.
      const fit = scores.slice(from, to).reduce((sum, score) => sum + score, 0) + (to - from) * 0.01;
      if (fit > best) [start, end, best] = [from, to, fit];
    }
  }
  return items.slice(start, end).map(({ text }) => text).join(' ');
}

function entriesShown(items: readonly Item[], scores: readonly number[], most: number): string[] {
  const titled = items.some(({ title }) => title);
  const whole = items.map(fullText);
  const average = scores.reduce((sum, score) => sum + score, 0) / (scores.length || 1);
  const [first] = scores.toSorted((a, b) => b - a);
  if (whole.join('; ').length <= (first! >= average * MEANT ? most : SHOWN)) return whole;

  const standing = items.filter((_, index) => scores[index]! > 0 && scores[index]! >= average * STANDS_OUT);
  if (standing.length === 0) return titled ? items.map(({ title, text }) => title ?? text) : whole;
  return standing.slice(0, MOST_ENTRIES).map(fullText);
}

function joined(entries: readonly string[]): string {
  const text = entries.map((entry) => entry.replace(/[.]$/, '')).join('; ');
  return /[.!?”]$/.test(text) ? text : `${text}.`;
}
