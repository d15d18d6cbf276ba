import { sentencesOf } from '../../../language/sentences.ts';
import { asks } from '../../knowledge/asking.ts';
import { kindOf } from '../../knowledge/content.ts';
import type { Found, Knowledge } from '../../knowledge/knowledge.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import type { Heard } from '../turn.ts';
import { withTrade } from '../prepared/position-of-trade.ts';
import { ofOneService } from './another-service.ts';
import { forTheirCase } from './limits.ts';
import { deniesProject, projectDenied } from './not-theirs.ts';
import { forTheirPeople } from './of-their-people.ts';
import { forRole, isDeniedJob, roleOf } from './role.ts';
import { deniesTold, withConditions } from './what-holds.ts';

/** What was found, likeliest first, as it may be told to somebody: of the service they mean, for the role they have, and for their case. */
export function mayBeTold(found: readonly Found[], question: Question, topic: Topic): Found[] {
  const isOthers = ({ passage: { about } }: Found) => kindOf(about) === 'project' && topic.denied?.includes(about) && !question.entities.includes(about);
  return forRole(ofOneService(ofArticlesOnly(forTheirPeople(found, question, topic), question, topic), question, topic), question, topic)
    .flatMap((one) => (isOthers(one) ? [] : forTheirCase(one, topic) ?? []))
    .sort((a, b) => b.chance - a.chance);
}

/** After articles were spoken of, one of those is meant: "what is the one about AI about?", "any about SEO?" */
const anotherOfThem = /\b(?:(?:the|an?other|any|which|some)(?: (?:new|other|good|recent))?(?: (?:ones?|articles?|posts?|pieces?))?|anything|something)(?: is| are)? (?:about|on)\b/;
/** What is said elsewhere is meant so much more seldom. */
const ELSEWHERE = 0.005;
/** Words of who asks for no more than that. */
const SOME = 5;

function ofArticlesOnly(found: readonly Found[], { plain, words }: Question, { entity = '' }: Topic): readonly Found[] {
  const isMeant = (entity === 'blog' || kindOf(entity) === 'article') && words.length <= SOME && anotherOfThem.test(plain);
  return isMeant ? found.map((one) => (kindOf(one.passage.about) === 'article' ? one : { ...one, chance: one.chance * ELSEWHERE })) : found;
}

/**
 * A message with what it tells of its visitor's role and case, which is kept as long as the conversation lasts; what it says not to be
 * so is no part of what it asks.
 */
export function withTheirCase(knowledge: Knowledge, heard: Heard): Heard {
  const { message, memory, findings, lead } = heard;
  const { topic = {} } = memory;
  const others = projectDenied(message, topic);
  const role = roleOf({ message, question: knowledge.understand(message), findings, lead }, topic);
  const told = withTrade(message, withConditions(message, others ? withoutThing(topic, others) : topic));
  const isDenial = (text: string) => isDeniedJob(text) || deniesTold(text, topic) || (others !== undefined && deniesProject(text, others));
  const meant = withoutDenials(message, isDenial);
  return role === topic.role && told === topic && meant === message ? heard : { ...heard, message: meant, memory: { ...memory, topic: { ...told, role } } };
}

/** What is known of somebody stays known, whatever is talked about. */
export const keptCase = ({ denied, holds, role, trade }: Topic = {}): Topic => ({ ...(denied && { denied }), ...(holds && { holds }), ...(role && { role }), ...(trade && { trade }) });

/** What is not their case weighs nothing any more. */
function withoutThing({ entity, ...rest }: Topic, about: string): Topic {
  const left = entity === about ? rest.need : entity;
  return { ...rest, ...(left && { entity: left }), denied: [...new Set([...(rest.denied ?? []), about])] };
}

/** Who says no more than this besides asks nothing. */
const FEW = 2;

/** A message with blanks where it denies something, so that all else keeps its place; whole, where nothing else is said. */
function withoutDenials(message: string, isDenial: (text: string) => boolean): string {
  let left = message;
  let isAfter = false;
  for (const { text, start, end } of sentencesOf(message)) {
    const denies = isDenial(text);
    // "Not twice a year! Daily."
    const isPartOfIt: boolean = isAfter && !/\s/.test(text) && !asks(text);
    isAfter = denies || isPartOfIt;
    if (!isAfter) continue;
    // "I don't want a job, which of the two do you recommend?"
    const after = [...text.matchAll(/[,;]\s+/g)].map(({ index, 0: mark }) => index + mark.length).find((place) => asks(text.slice(place)) && !isDenial(text.slice(place)));
    const until = after === undefined ? end : start + after;
    left = left.slice(0, start) + ' '.repeat(until - start) + left.slice(until);
  }
  return (left.match(/\p{L}+/gu) ?? []).length >= FEW ? left : message;
}
