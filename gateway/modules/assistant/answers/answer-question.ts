import { assistant } from '#content/assistant.ts';
import type { Action } from '#content/types.ts';
import type { Found, Knowledge, Topic } from '../knowledge/knowledge.ts';
import type { Question } from '../knowledge/question.ts';
import { renderPassage } from './render-passage.ts';

export interface Answer {
  readonly text: string;
  readonly links: readonly Action[];
  readonly topic: Topic;
  /** Whether the site says something on it. */
  readonly known: boolean;
}

/** A passage that holds less than this of the question's meaning does not answer it. */
const ENOUGH = 0.5;
/** Between the two it may come near, and is offered as such. */
const NEAR = 0.36;
/** And this much it has to hold in any case. */
const BARELY = 0.2;
/** A second passage joins the first if it fits nearly as well. */
const AS_GOOD = 0.55;
/** Characters of a whole answer, about. */
const LONGEST = 900;

export const contactLink: Action = { label: 'Contact', href: '/contact' };

/** Answers from the passages that fit best, or says that the site does not tell. */
export function answerQuestion(knowledge: Knowledge, question: Question, topic: Topic): Answer {
  const found = knowledge.search(question, topic);
  const [best] = found;
  const fits = best && answersFor(best, question);
  const nextTopic = topicOf(question, best, topic);
  if (!best || (best.coverage < NEAR && !fits)) return { text: assistant.unknown, links: [contactLink], topic: nextTopic, known: false };

  const texts = [renderPassage(best)];
  const links = [best.passage.page];
  for (const other of found.slice(1)) {
    const text = renderPassage(other);
    if (!joins(best, other, question) || texts.length > 2 || texts.some((one) => one.includes(text)) || texts.join(' ').length + text.length > LONGEST) continue;
    texts.push(text);
    links.push(other.passage.page);
  }
  if (best.coverage >= ENOUGH || fits) return { text: texts.join('\n'), links: distinct(links), topic: nextTopic, known: true };
  return { text: [assistant.nearest, texts[0], assistant.askUs].join(' '), links: distinct([links[0]!, contactLink]), topic: nextTopic, known: false };
}

/** It is about the thing that the question names, and tells what is asked of it. */
function answersFor({ passage, coverage }: Found, { entities, vague, aspects }: Question): boolean {
  const named = entities.includes(passage.about) && (!vague.has(passage.about) || entities.length === 1);
  return named && passage.aspects.some((aspect) => aspects.has(aspect)) && coverage >= BARELY;
}

/** Beside another thing's facts an answer would be a wrong one, unless nothing in particular was asked about. */
function joins(best: Found, other: Found, { entities, vague }: Question): boolean {
  if (other.score < best.score * AS_GOOD || other.coverage < best.coverage * 0.65) return false;
  if (other.passage.about === best.passage.about) return true;
  return entities.every((id) => vague.has(id));
}

function topicOf(question: Question, best: Found | undefined, before: Topic): Topic {
  const about = best?.passage.about;
  const entity = question.entities.length === 1 ? question.entities[0] : about?.includes(':') ? about : question.entities[0];
  const [aspect] = question.aspects;
  return { entity: entity ?? before.entity, aspect: aspect ?? before.aspect };
}

function distinct(links: readonly Action[]): Action[] {
  return links.filter(({ href }, index) => links.findIndex((other) => other.href === href) === index);
}
