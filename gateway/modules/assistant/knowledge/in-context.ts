import { kindOf } from './content.ts';
import { positionsMeant } from './entities.ts';
import type { Aspect } from './passage.ts';
import type { Question, Topic } from './question.ts';
import { stem } from '../../language/words.ts';

// What a question means after what was spoken of before.

/** Who says more than this says what is asked. */
const SHORT = 3;

/** "Same for what I send with the form?" */
const goingOn = /^(?:(?:and|so|ok|okay|is it|is that) )*(?:the )?(?:same|what about|how about|likewise)\b/;

/** "Who would do the work?", after a price, asks for none. */
const asksAnew = /\b(?:who|whom|whose|why|where|when|which)\b|\bhow (?!about\b|much\b|many\b)\w+ (?:\w+ )*?(?:you|it|that|they|we|i)\b/;

/** "What is discovery?" asks for that, whatever was talked about. */
export const defines = ({ plain, entities }: Question): boolean => entities.length === 0 && /^(?:(?:and|so|but|ok|okay|sorry|hi) )*what(?: exactly)? (?:is|are|does|do) (?!that|this|it|they|you|your|the (?:price|cost|total|timeline|budget|address|number|phone|time|minimum|process))(?:an? |the )?(?:\w+ ){0,3}?\w+(?: means?)?$/.test(plain);

/** What is asked; where a question does not say it, what was asked before: "and in Dubai?" */
export function wantedAspects(question: Question, topic: Topic): ReadonlySet<Aspect> {
  const { aspects, words, plain } = question;
  // "For how long?", asked of data, is a matter of how long they are kept.
  if (aspects.has('duration') && topic.entity === 'privacy') return new Set([...aspects, 'retention']);
  // "Time?", after an app was spoken of.
  if (/^(?:(?:and|ok|so|then) )*(?:the )?time$/.test(plain) && /^(?:service|project):/.test(topic.entity ?? topic.need ?? '')) return new Set(['duration']);
  return aspects.size > 0 || !topic.aspect || defines(question) || ((words.length > SHORT || asksAnew.test(plain)) && !goingOn.test(plain)) ? aspects : new Set([topic.aspect as Aspect]);
}

/** "What does the mobile one ask for?", after the jobs were spoken of, names a position. */
export function amongJobs(question: Question, topic: Topic): Question {
  if (!/^(?:careers|position)/.test(topic.entity ?? '') || !question.entities.every((id) => kindOf(id) === 'service')) return question;
  const meant = positionsMeant([], question.words.map(stem));
  return meant.length > 0 ? { ...question, entities: meant, vague: new Set(), aboutJobs: true } : question;
}

/** "What cloud does it sit on?", after a project was spoken of, names no service. */
export function ofProject(question: Question, topic: Topic): Question {
  const isOfIt = kindOf(topic.entity ?? '') === 'project' && /\b(?:it|its|they|their|that)\b/.test(question.plain) && question.entities.length > 0 && question.entities.every((id) => kindOf(id) === 'service');
  return isOfIt ? { ...question, entities: [topic.entity!], vague: new Set() } : question;
}
