import { kindOf } from '../knowledge/content.ts';
import type { Found } from '../knowledge/knowledge.ts';
import type { Aspect } from '../knowledge/passage.ts';
import type { Question } from '../knowledge/question.ts';

/** What can be more of one than of another. */
const comparable: readonly Aspect[] = ['price', 'duration', 'team', 'experience'];
/** Two things held against each other. */
const comparing = /\b(?:more|less|fewer|longer|shorter|faster|slower|quicker|bigger|smaller|larger|dearer|cheaper|pricier|costlier)\b.*\b(?:than|or|vs|versus|compared)\b|\bor\b.*\beach\b|\bboth\b/;

export const compares = ({ plain }: Question): boolean => comparing.test(plain);

/** What belongs beside the best passage where things are held against each other, or several of a kind are named. */
export const comparedWith = (best: Found, found: readonly Found[], question: Question): Found[] => [...ofOthersNamed(best, found, question), ...sideBySide(best, found, question)];

/** Of two things of a kind that are named, each has its say: "which of the two took longer?" */
function ofOthersNamed(best: Found, found: readonly Found[], { entities, vague }: Question): Found[] {
  const { about } = best.passage;
  if (!entities.includes(about) || vague.has(about)) return [];
  const others = entities.filter((id) => id !== about && !vague.has(id) && kindOf(id) === kindOf(about));
  const tellsTheSame = ({ passage }: Found) => passage.aspects.join() === best.passage.aspects.join();
  return others.flatMap((id) => {
    const ofIt = found.filter(({ passage, tells }) => passage.about === id && tells === best.tells);
    return ofIt.find(tellsTheSame) ?? ofIt[0] ?? [];
  });
}

/** "Was the CRM done faster than the hospital's system?": where only one of them is sure, all stand side by side. */
function sideBySide(best: Found, found: readonly Found[], question: Question): Found[] {
  const { entities, vague, aspects } = question;
  const named = entities.filter((id) => kindOf(id) === kindOf(best.passage.about) && !vague.has(id));
  if (!compares(question) || named.length !== 1 || named[0] !== best.passage.about) return [];
  const list = found.find(({ passage }) => passage.aspects.includes('list') && !passage.about.includes(':') && passage.aspects.some((aspect) => comparable.includes(aspect) && aspects.has(aspect)));
  // None of its entries stands out: all are shown.
  return list ? [{ ...list, items: list.items.map(() => 0) }] : [];
}
