import { kindOf } from '../knowledge/content.ts';
import type { Found } from '../knowledge/knowledge.ts';
import type { Question } from '../knowledge/question.ts';
import { compares } from './compared.ts';

/** Where people are known to ask so for the first passage, what is far behind it does not join. */
const SURE = 0.8;
const FAR_BEHIND = 0.75;
/** Another passage joins the first if it fits nearly as well; the more there are, the better it has to. */
const AS_GOOD = 0.4;
const BETTER_EACH_TIME = 0.05;
/** What holds more of the question joins it with less. */
const HOLDING_MORE = 0.3;
const WHOLLY = 0.85;
/** What is told of another thing, if people ask so for it nearly as much. */
const NEARLY = 0.8;
/** And if it holds so much of what the first holds. */
const SHARE = 0.5;
/** Characters of an entry at least that stands elsewhere as well. */
const ENTRY = 30;

/** @param shown passages that the answer has already */
export const isAsGood = (other: Found, best: Found, shown = 1): boolean => other.score >= best.score * (AS_GOOD + BETTER_EACH_TIME * (shown - 1));

/**
 * Whether a passage belongs into an answer beside the best one. Beside another thing's facts an answer would be a wrong one,
 * unless nothing in particular was asked about.
 *
 * @param shown passages that the answer has already
 */
export function joins(best: Found, other: Found, question: Question, shown: number): boolean {
  const { aspects, entities, vague } = question;
  if (best.like >= SURE && other.like < best.like * FAR_BEHIND && !entities.includes(other.passage.about)) return false;
  if (isBesideThePoint(best, other, question)) return false;
  if (best.tells && other.passage.about !== best.passage.about && hasEntryOf(best, other)) return false;
  if (aspects.has('author') && !entities.includes(other.passage.about) && tellsAnotherAuthor(best, other)) return false;
  const holdsMore = other.coverage > best.coverage && other.score >= best.score * HOLDING_MORE;
  // What is said of the whole company, or that the site does not say it, is never beside the point; nor is all that was asked.
  if (holdsMore && (!other.passage.about.includes(':') || other.coverage >= WHOLLY)) return true;
  // "Who spent more, the shop or the clinics?"
  if (other.tells && !vague.has(other.passage.about) && entities.includes(other.passage.about)) return true;
  if (!holdsMore && (!isAsGood(other, best, shown) || other.coverage < best.coverage * SHARE)) return false;
  if (other.passage.about === best.passage.about) return true;
  return entities.every((id) => vague.has(id)) && (other.held > 1 || kindOf(other.passage.about) === kindOf(best.passage.about));
}

/** What comes up with a thing whatever is asked of it: its tools, what it is, and lists in which it stands. */
function isBesideThePoint(best: Found, other: Found, question: Question): boolean {
  const { aspects } = question;
  // What the site does not say is no reason to quote an article.
  const isUnsaid = kindOf(best.passage.about) === 'unpublished';
  if (isUnsaid && kindOf(other.passage.about) === 'article') return true;
  if (other.tells) return false;
  if (isOfAnother(best, other, question) && other.like < best.like * (isUnsaid ? 1 : NEARLY)) return true;
  const its = other.passage.aspects;
  return isSummary(other) || (its.includes('list') && isSummary(best) && !compares(question)) || (its.includes('technology') && !aspects.has('technology') && other.coverage <= best.coverage && other.like < best.like);
}

/** It is about a service, a project or an article that neither the question nor the best passage is about. */
const isOfAnother = (best: Found, { passage: { about } }: Found, { entities }: Question) => about.includes(':') && about !== best.passage.about && !entities.includes(about);

/** What a thing is, and its figures. */
const isSummary = ({ passage: { about, aspects } }: Found) => about.includes(':') && aspects.length > 1 && (aspects.includes('overview') || (aspects.includes('price') && aspects.includes('team')));

/** A list that compares has the same entry, and all the others beside it. */
function hasEntryOf(best: Found, other: Found): boolean {
  const entries = other.passage.items.filter(({ text }) => text.length > ENTRY).map(({ text }) => text.replace(/^[^:]{1,20}: /, '').replace(/[.]$/, ''));
  return best.passage.items.some(({ text }) => entries.some((entry) => text.startsWith(entry)));
}

/** Beside one author a second one is a wrong answer. */
const tellsAnotherAuthor = (best: Found, other: Found) => other.passage.about !== best.passage.about && [best, other].every(({ passage }) => passage.aspects.includes('author'));
