import { pattern } from '../../../language/patterns.ts';
import { kindOf } from '../../knowledge/content.ts';
import type { Found } from '../../knowledge/knowledge.ts';
import type { Aspect } from '../../knowledge/passage.ts';
import type { Question } from '../../knowledge/question.ts';

/** What can be more of one than of another. */
const comparable: readonly Aspect[] = ['price', 'duration', 'team', 'experience'];
/** Two things held against each other. */
const comparing = pattern('')`
  \b(?:
    more|less|fewer|longer|shorter|faster|slower|quicker|bigger|smaller|larger|dearer|cheaper|pricier|costlier
  )\b.*\b(?:than|or|vs|versus|compared)\b
  |\bor\b.*\beach\b|\bboth\b
`;
const comparingThem = /\b(?:compare[ds]?|comparison|versus|vs|differences?|respectively)\b|\beach(?:$| of\b| one\b)|\bwhich\b.*\b\w{3,}er\b/;

export const compares = ({ plain }: Question): boolean => comparing.test(plain);

/** Whether a question holds things against each other, in whatever words. */
export const comparesThem = ({ plain }: Question): boolean => comparing.test(plain) || comparingThem.test(plain);

/** What belongs beside the best passage where several of a kind are named: each has its say. */
export function comparedWith(best: Found, found: readonly Found[], { entities, vague }: Question): Found[] {
  const { about } = best.passage;
  if (!entities.includes(about) || vague.has(about)) return [];
  const others = entities.filter((id) => id !== about && !vague.has(id) && kindOf(id) === kindOf(about));
  const tellsTheSame = ({ passage }: Found) => passage.aspects.join() === best.passage.aspects.join();
  return others.flatMap((id) => {
    const ofIt = found.filter(({ passage, tells }) => passage.about === id && tells === best.tells);
    return ofIt.find(tellsTheSame) ?? ofIt[0] ?? [];
  });
}

/**
 * What answers who holds projects against each other: the same is told of each of them, and nothing else. Where only one of them
 * is sure ("was the CRM done faster than the hospital's system?"), it has its say, and all stand side by side.
 */
export function toldOfEach(found: readonly Found[], question: Question): Found[] {
  const { entities, vague, aspects } = question;
  if (!comparesThem(question)) return [];
  const named = entities.filter((id) => kindOf(id) === 'project' && !vague.has(id));
  const [wanted] = [...aspects].filter((aspect) => comparable.includes(aspect));
  const told = named.flatMap((id) => found.find(({ passage }) => passage.about === id && passage.aspects.includes(wanted ?? 'price')) ?? []);
  if (told.length < named.length || (!wanted && aspects.size > 0)) return [];
  if (named.length > 1) return told;
  // "By how many points did those do better than the others?": something else of it is asked.
  if (named.length === 0 || !wanted || !found[0]?.passage.aspects.includes(wanted)) return [];
  const list = found.find(({ passage }) => passage.about === 'company' && passage.page.href === '/portfolio' && passage.aspects.includes('list') && passage.aspects.includes(wanted));
  // None of its entries stands out: all are shown.
  return list ? [...told, { ...list, items: list.items.map(() => 0) }] : [];
}
