import { assistant } from '#content/assistant.ts';
import { company } from '#content/company.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import { kindOf } from '../../knowledge/content.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Question, Remark, Topic } from '../../knowledge/question.ts';
import { answerQuestion, contactLink, distinctLinks, EACH, type Answer } from './answer-question.ts';
import { isSaid } from './render-passage.ts';
import { partsAsked } from './parts-asked.ts';
import { withoutTongue } from '../talk/language.ts';
import { withoutPreface } from './question-part.ts';

/** How one of several questions is answered. */
type AnswerPart = (part: Question, topic: Topic) => Promise<Answer>;

/**
 * Answers a question, or one after the other several that are asked in one breath.
 *
 * @param most passages, where it is a single one
 */
export async function answerInParts(knowledge: Knowledge, question: Question, topic: Topic, most?: number): Promise<Answer> {
  const parts = partsAsked(knowledge, question);
  if (parts.length === 1) return answerQuestion(knowledge, question, topic, most);
  return answerEach(knowledge, parts, question, topic, (part, meant) => answerQuestion(knowledge, part, meant, EACH));
}

/** Answers questions that are asked in one breath, each after what the one before it was about. */
export async function answerEach(knowledge: Knowledge, parts: readonly Question[], question: Question, topic: Topic, answerPart: AnswerPart): Promise<Answer> {
  const { remarks = [] } = topic;
  // Whom to ask for more, and that a range is no quotation, is said after all of them.
  let meant: Topic = { ...ofStory(question, topic), remarks: [...new Set([...remarks, ...atTheEnd])] };
  const each: Answer[] = [];
  for (const part of parts) {
    const told = each.map(({ text }) => text).join('\n');
    const first = await answerPart(part, meant);
    // "Who does it?" after a list that was just told asks for something else than the list.
    const answer = first.known && isSaid(first.text, told) ? anew(await answerPart(part, { ...meant, before: undefined }), first, told, part) : first;
    meant = { ...answer.topic, ...ofOffice(part), before: part.plain, remarks: [...new Set([...(answer.topic.remarks ?? []), ...atTheEnd])] };
    each.push(answer);
  }
  const whole = each.some(isUnsure) ? await answerQuestion(knowledge, question, { ...topic, remarks: meant.remarks }, EACH) : undefined;
  const answers = whole ? withWhole(each, whole) : each;
  return {
    text: saidOnce(answers),
    links: distinctLinks([...answers.flatMap(({ links }) => links), ...(answers.every(({ known }) => known) ? [] : [contactLink])]),
    topic: { ...meant, before: question.plain, remarks },
    known: answers.some(({ known }) => known),
    sure: answers.every(({ sure }) => sure),
    found: answers.flatMap(({ found }) => found.slice(0, EACH)).concat(answers.flatMap(({ found }) => found.slice(EACH))),
  };
}

/** What was told for another part is told once; that the site gives no reason is said. */
const anew = (again: Answer, first: Answer, told: string, { plain }: Question): Answer =>
  again.sure && chanceOf(again) >= SURE && !isSaid(again.text, told) ? again : /\bwhy\b/.test(plain) ? { ...first, text: assistant.unknown, known: false, sure: false } : first;
/** So likely it is another thing that is asked. */
const SURE = 0.5;

/** "Do you have an office in Dubai, what is the number there?" */
function ofOffice({ entities }: Question): Topic {
  const named = entities.filter((id) => kindOf(id) === 'office');
  return named.length === 1 ? { entity: named[0] } : {};
}

/** With less of a chance than this a part may be understood by what stands around it only. */
const UNSURE = 0.5;
/** And so much likelier has to be what answers all of the message. */
const SURER = 0.15;
const chanceOf = ({ known, chance = 1 }: Answer) => (known ? chance : 0);
const isUnsure = (answer: Answer) => !answer.text.startsWith(assistant.offered) && (!answer.sure || chanceOf(answer) < UNSURE);

/** With what answers all of the message, where it is likelier than what answers a part by itself, and answers none of the others. */
function withWhole(each: readonly Answer[], whole: Answer): readonly Answer[] {
  const least = Math.min(...each.filter(isUnsure).map(chanceOf));
  const place = chanceOf(whole) > Math.max(UNSURE, least + SURER) ? each.findIndex((own) => isUnsure(own) && chanceOf(own) === least) : -1;
  return place < 0 || !whole.sure || each.some(({ text }) => isSaid(whole.text, text)) ? each : each.with(place, whole);
}

const atTheEnd: readonly Remark[] = ['askUs', 'rangeOnly'];

/** Begins with what takes longest of an answer to a message, for whoever has something else to do first. Rejects where it cannot be understood. */
export async function anticipateAnswer(knowledge: Knowledge, message: string, topic: Topic = {}): Promise<void> {
  // In the words in which it is searched for then (respond.ts).
  const question = knowledge.understand(withoutPreface(withoutTongue(message)));
  let meant = ofStory(question, topic);
  for (const part of partsAsked(knowledge, question)) {
    knowledge.anticipate(part, meant);
    meant = { ...meant, before: part.plain };
  }
}

/** What was told before the first of several questions is what they are about: "I need an app. What does it cost, and who owns it?" */
function ofStory({ entities, vague, asking }: Question, topic: Topic): Topic {
  const services = entities.filter((id) => !vague.has(id) && kindOf(id) === 'service');
  return asking !== undefined && services.length === 1 ? { ...topic, entity: services[0] } : topic;
}

/** What the answers say, each sentence once; and whom to ask for the rest, once and at the end. */
function saidOnce(answers: readonly Answer[]): string {
  const known = answers.filter((answer) => answer.known);
  const told = known.length > 0 ? known : answers.filter(({ text }) => text !== assistant.unknown);
  if (told.length === 0) return assistant.unknown;
  const lines = told.flatMap(({ text }) => text.split('\n')).filter((line) => line !== assistant.perhaps);
  const isOpen = told.length < answers.length;
  const sendsAtTheEnd = isOpen || new Set(lines.filter(sends)).size > 1;
  const said = new Set<string>();
  const texts = lines.flatMap((line) => {
    const sentences = sentencesOf(line).map(({ text }) => text).filter((text) => !(sendsAtTheEnd && sends(text)) && (text === assistant.offered || !said.has(text)));
    for (const text of sentences) said.add(text);
    return sentences.length > 0 ? [sentences.join(' ')] : [];
  });
  return [...texts, ...(sendsAtTheEnd ? [isOpen ? assistant.restUnknown : assistant.restOpen] : [])].join('\n');
}

/** "Write to hello@…", and not where we can be reached, for who asks that. */
const sends = (text: string) => text.includes(company.emails.hello) && !/\d{4}/.test(text);
