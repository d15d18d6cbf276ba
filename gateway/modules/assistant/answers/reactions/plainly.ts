import { assistant } from '#content/assistant.ts';
import type { Action } from '#content/types.ts';
import { pattern } from '../../../language/patterns.ts';
import { isEmpty, isWeak, pairsOf, stem, wordsOf } from '../../../language/words.ts';
import { kindOf } from '../../knowledge/content.ts';
import type { Passage } from '../../knowledge/passage.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import type { Answer } from '../from-content/answer-question.ts';
import { lead } from './fillers.ts';
import { sentenceAt, toldLast } from './told-items.ts';

/** Says yes, no, or how often. */
const settles = /^(?:yes|no|often|almost|always|usually|never|rarely|seldom|not|both|neither|none|you (?:do|can|may|will|own)|we (?:do|can|never|always))\b/i;
const askedSo = pattern('')`${lead}(?:do|does|did|can|could|will|would|is|are|was|were|have|has|may|should|shall|am|must|u|you)\b`;
/** So much of what was asked stands in what was told. */
const HALF = 0.5;

/** Passages in which it may be settled, though another was told. */
const FEW = 8;

/** What was told, shortly, where it settles the question before with a yes or a no, or else what the site says in its very words; else that it does not. */
export function plainly(question: Question, topic: Topic, { sure, found }: Pick<Answer, 'sure' | 'found'>): { readonly text: string; readonly links: readonly Action[] } {
  const { plainly: words } = assistant;
  const told = toldLast(topic);
  const isSettled = told && (settling(told.passage) || (sure && (settles.test(told.text) || (askedSo.test(question.plain) && holdsOf(told.text, question) >= HALF))));
  if (isSettled) return { text: words.says(told.text), links: [told.passage.page] };
  const own = askedSo.test(question.plain) ? found.slice(0, FEW).filter(({ passage }) => ofUs.includes(kindOf(passage.about)) && passage.form === 'sentences') : [];
  for (const { passage } of own) {
    const place = passage.items.findIndex(({ text }) => holdsOf(text, question) === 1 || (ofWork.test(text) && holdsPair(text, question)));
    if (place !== -1) return { text: words.says(sentenceAt(passage, place)), links: [passage.page] };
  }
  return { text: words.open, links: [] };
}

/** When not to buy, and what the site does not say: that is a no, as far as there is one. */
const settling = ({ about, aspects }: Passage) => aspects.includes('not-for') || kindOf(about) === 'unpublished';
const ofUs: readonly string[] = ['service', 'company'];

/** "We build customer portals" */
const ofWork = /^we (?:also )?(?:build|make|design|develop|write|move|host|run|connect|take|handle|set up|offer|work)\b/i;

/** Whether two words that stand side by side in what was asked do so in a sentence. */
function holdsPair(text: string, { pairs }: Question): boolean {
  const held = new Set(pairsOf(wordsOf(text).map(({ plain }) => plain)));
  return pairs.some((pair) => held.has(pair));
}

/** How much of what was asked stands in a sentence. */
function holdsOf(text: string, { words }: Question): number {
  const held = new Set(wordsOf(text).map(({ plain }) => stem(plain)));
  const sought = words.filter((word) => !isEmpty(word) && !isWeak(stem(word)));
  return sought.length === 0 ? 0 : sought.filter((word) => held.has(stem(word))).length / sought.length;
}
