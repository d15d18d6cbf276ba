import { kindOf } from './content.ts';
import type { Passage } from './passage.ts';
import { namesOnly, type Question, type Topic } from './question.ts';

/** It tells what is asked, of whatever thing. */
const TELLING = 1.1;
/** So like that an article answers as well as a page. */
const LIKE_ARTICLE = 0.7;

/** What is asked without a name may be asked of what somebody wants, whatever was talked about in between. */
const NEEDED = 1.5;

/** "Tell me of the hospital's project" asks what it is. */
const NAMED_ALONE = 2.5;

/** What the search has found of a passage. */
interface Signs {
  /** It tells what the question asks for. */
  readonly tells: boolean;
  /** How like the question is to those that it is known to answer. */
  readonly like: number;
  readonly isLikest: boolean;
}

/** How far a passage is about what the question is about, whatever its words are. */
export function fit({ about, aspects }: Passage, question: Question, topic: Topic, relatedOf: ReadonlyMap<string, readonly string[]>, { tells, like, isLikest }: Signs): number {
  const kind = kindOf(about);
  const { entities: named, vague } = question;
  const sure = named.filter((id) => !vague.has(id));
  const aboutJobs = question.aboutJobs || (named.length === 0 && /^(?:careers|position)/.test(topic.entity ?? ''));
  let factor = (kind === 'article' && like < LIKE_ARTICLE) || (kind === 'position' && !aboutJobs) ? 0.6 : 1;
  if (aboutJobs && (kind === 'careers' || kind === 'position')) factor *= 1.4;
  if (kind === 'article' && question.aboutArticles) factor = 1.2;
  if ((kind === 'assistant' || kind === 'unpublished') && question.words.length > 1) factor *= 0.8;
  if (named.includes(about)) factor *= vague.has(about) ? (kind === 'service' ? 1.2 : 1.5) : kind === 'article' ? 3.5 : 2.2;
  else if (kind === 'article' && question.aboutArticles) factor *= 1;
  else if (sure.some((id) => kindOf(id) === kind)) factor *= 0.35;
  else if (sure.some((id) => relatedOf.get(id)?.includes(about))) factor *= 0.9;
  // "Did the clinics' project win an award?": that the site does not say so is true of everything.
  else if (sure.length > 0 && !(isLikest && kind === 'unpublished')) factor *= about.includes(':') ? 0.5 : 0.65;
  else if (named.length === 0 && topic.entity === about) factor *= question.pointsBack || !question.addressesUs ? 2 : 1.3;
  else if (named.length === 0 && topic.need === about) factor *= NEEDED;
  else if (named.length === 0 && topic.entity && question.pointsBack && about.includes(':')) factor *= 0.5;
  if (kind === 'assistant' && question.addressesUs && question.words.length < 3) factor *= 1.4;
  if (aspects.includes('upkeep') && !question.aspects.has('upkeep')) factor *= 0.5;
  if (aspects.includes('question')) factor *= 1.15;
  // What others took says little where nothing was named that it was part of.
  if (named.length === 0 && topic.entity !== about && about.includes(':') && aspects.includes('example') && !question.aspects.has('example')) factor *= 0.6;
  // "Have you done anything for hospitals?" asks for the thing itself.
  if (question.aspects.size === 0 && named.includes(about) && aspects.includes('overview')) factor *= 1.3 * (namesOnly(question) ? NAMED_ALONE : 1);
  return tells ? factor * TELLING : factor;
}
