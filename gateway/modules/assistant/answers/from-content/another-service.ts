import { kindOf } from '../../knowledge/content.ts';
import type { Found } from '../../knowledge/knowledge.ts';
import type { Aspect } from '../../knowledge/passage.ts';
import type { Question, Topic } from '../../knowledge/question.ts';

/** Of what each service tells of itself, another one's is what is meant so much more seldom than its words let expect. By trial. */
const SELDOM = 0.1;
/** Each service has its own: who asks for the first step of an app is not helped with that of a website. Who owns the code stands on one page for all. */
const ownOfEach: readonly Aspect[] = ['overview', 'process', 'price', 'duration', 'not-for', 'contact', 'example'];
const listedOfEach: readonly Aspect[] = ['feature', 'technology', 'deliverable'];

/** The one service that a question is about: it is named, or was talked about, or is wanted. */
export function serviceMeant({ entities }: Question, { entity = '', need }: Topic): string | undefined {
  const named = entities.filter((id) => kindOf(id) === 'service');
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  if (entities.length > 0) return undefined;
  return kindOf(entity) === 'service' ? entity : kindOf(entity) === 'project' ? undefined : need;
}

/** What was found, likeliest first, where what other services tell of themselves is hardly meant. */
export function ofOneService(found: readonly Found[], question: Question, topic: Topic): Found[] {
  const meant = serviceMeant(question, topic);
  if (!meant) return [...found];
  const isOfAnother = ({ passage: { about, aspects, form } }: Found) =>
    kindOf(about) === 'service' && about !== meant && aspects.some((aspect) => ownOfEach.includes(aspect) || (form === 'entries' && listedOfEach.includes(aspect)));
  // Whom another service is not for says nothing of theirs.
  const isForNobody = (one: Found) => question.entities.length === 0 && one.passage.aspects.includes('not-for') && isOfAnother(one);
  return found.filter((one) => !isForNobody(one)).map((one) => (isOfAnother(one) ? { ...one, chance: one.chance * SELDOM } : one)).sort((a, b) => b.chance - a.chance);
}
