import { askingSentences } from '../../knowledge/asking.ts';
import { kindOf } from '../../knowledge/content.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import { answerQuestion, distinctLinks, type Answer } from './answer-question.ts';
import { withoutTongue } from '../talk/language.ts';
import { withoutPreface } from './question-part.ts';

/** Of "when you move us, which system goes first?" only the end asks. */
const straight = String.raw`(?:when|where) (?:exactly )?(?:is|are|was|were|do|does|did|can|could|will|would|shall|should|must|have|has)`;
const opening = String.raw`(?:how|what|who|whom|whose|${straight}|which|why|is there|is it|are there|do you|does it|can you|can i|will you|will it)`;
/** "How long does it take, and how much is it, and who owns it?" */
const between = new RegExp(String.raw`\s*(?:[?.!;,]+\s*(?:(?:and|also|plus)\s+)?|\s(?:and|also|plus)\s+)(?=${opening}\b)`, 'i');
const asksAtOnce = new RegExp(`^(?:(?:hi|hello|and|so|ok|please) )*${opening}\\b`);
/** Nobody asks more in earnest; but who makes a list may. */
const MOST_PARTS = 4;
const MOST_LISTED = 6;
/** "1) trade licence 2) address", and what stands before it. */
const numbered = /(?:^|\s)(?:\d|[a-f])[).]\s+/;
const beginsList = /(?:^|\s)(?:1|a)[).]\s.*\s(?:2|b)[).]\s/s;
/** "Please confirm: payment terms, warranty, and who owns the code". */
const announced = /^[^:?]*\b(?:confirm|advise|clarify|provide|following|questions)\b[^:?]*:\s*(?=\S)/i;
const comma = /\s*[,;\n]+\s*(?:and\s+)?|\s+and\s+(?=\S+\s\S)/i;
/** Fewer between commas are no list. */
const FEWEST_TOLD = 3;
/** Words of one thing in a list. */
const LISTED = 9;
/** Of several questions each has one passage. */
const EACH = 1;

/**
 * Answers a question, or one after the other several that are asked in one breath.
 *
 * @param most passages, where it is a single one
 */
export async function answerInParts(knowledge: Knowledge, question: Question, topic: Topic, most?: number): Promise<Answer> {
  const parts = partsOf(knowledge, question);
  if (parts.length === 1) return answerQuestion(knowledge, question, topic, most);
  let meant = ofStory(question, topic);
  const answers: Answer[] = [];
  for (const part of parts) {
    const answer = await answerQuestion(knowledge, part, meant, EACH);
    meant = answer.topic;
    answers.push(answer);
  }
  const lines = answers.flatMap(({ text }) => text.split('\n'));
  return {
    text: lines.filter((line, place) => lines.indexOf(line) === place).join('\n'),
    links: distinctLinks(answers.flatMap(({ links }) => links)),
    topic: { ...meant, before: question.plain },
    known: answers.some(({ known }) => known),
    sure: answers.every(({ sure }) => sure),
    found: answers.flatMap(({ found }) => found.slice(0, EACH)).concat(answers.flatMap(({ found }) => found.slice(EACH))),
  };
}

/** Begins with what takes longest of an answer to a message, for whoever has something else to do first. Rejects where it cannot be understood. */
export async function anticipateAnswer(knowledge: Knowledge, message: string, topic: Topic = {}): Promise<void> {
  // In the words in which it is searched for then (respond.ts).
  const question = knowledge.understand(withoutPreface(withoutTongue(message)));
  let meant = ofStory(question, topic);
  for (const part of partsOf(knowledge, question)) {
    knowledge.anticipate(part, meant);
    meant = { ...meant, before: part.plain };
  }
}

/** What was told before the first of several questions is what they are about: "I need an app. What does it cost, and who owns it?" */
function ofStory({ entities, vague, asking }: Question, topic: Topic): Topic {
  const services = entities.filter((id) => !vague.has(id) && kindOf(id) === 'service');
  return asking !== undefined && services.length === 1 ? { ...topic, entity: services[0] } : topic;
}

/** What a message asks for one by one, without a sentence for each; nothing where it has no such list. */
function listedIn(text: string): string[] {
  const [, ...after] = beginsList.test(text) ? text.split(numbered) : [];
  const told = announced.test(text) ? text.replace(announced, '').split(comma) : [];
  const items = after.length > 1 ? after : told.length >= FEWEST_TOLD ? told : [];
  const listed = items.map((item) => item.replace(/[\s,;.]+$/, '').trim()).filter(Boolean);
  return listed.length > 1 && listed.length <= MOST_LISTED && listed.every((item) => item.split(/\s+/).length <= LISTED) ? listed : [];
}

/** The questions of a message, each of which asks for something that the site may answer; or the message, where it is not several. */
function partsOf(knowledge: Knowledge, question: Question): readonly Question[] {
  const listed = listedIn(question.said).map((text) => knowledge.understand(text)).filter(({ words, aspects }) => words.length > 0 || aspects.size > 0);
  if (listed.length > 1) return listed;
  const { asking, count } = askingSentences(question.said);
  // "I need an app for my gym. Do you do iOS, and who owns the code?": the story is no question.
  const texts = (asking.length > 0 && asking.length < count ? asking.join(' ') : question.said).split(between).filter(Boolean);
  if (texts.length < 2 || texts.length > MOST_PARTS) return [question];
  const parts = texts.map((text) => knowledge.understand(text));
  // "I am Ann, how are you, and what do you do": what tells is no question, and what says nothing is none.
  return parts.every(({ plain, words, aspects }) => asksAtOnce.test(plain) && (words.length > 0 || aspects.size > 0)) ? parts : [question];
}
