import { articleFact, asksWhoWrote, writtenBy } from '../prepared/article-facts.ts';
import { companyCount } from '../prepared/company-counts.ts';
import { ASKED, nearestOffice } from '../prepared/nearest-office.ts';
import { officeDetail } from '../prepared/office-details.ts';
import { ofVisits, openThen } from '../prepared/open-then.ts';
import { positionFact } from '../prepared/position-facts.ts';
import { oneOfThose } from '../prepared/one-of-those.ts';
import { doneBefore, projectAsked } from '../prepared/project-asked.ts';
import { projectsAsked } from '../prepared/project-lists.ts';
import { whichOfThem } from '../prepared/which-of-them.ts';
import type { Reckoned } from '../prepared/reckoned.ts';
import { assistant } from '#content/assistant.ts';
import { askingSentences } from '../../knowledge/asking.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import { withFacts } from '../from-content/with-facts.ts';
import { isAddress, type Draft, type Turn } from '../turn.ts';

/** So likely that it is the article which is meant. */
const MEANT = 0.5;

/** "Who will work on it", "what if it doesn't work": no work of ours is asked for there. */
const worksAsVerb = /\b(?:(?:will|would|shall|should|can|could|does|did|not|doesn ?'?t|didn ?'?t|won ?'?t)(?: (?:it|that|this|they|actually|really|ever|be))* work(?:ing)?|(?:it|that|this|everything) works)\b/;

/** What is answered from the content's own data, and stands in no sentence of it: the newest article, the nearest office, who else is a client. */
export async function reckoned(turn: Turn): Promise<Draft | undefined> {
  const { knowledge, heard, message, memory, findings, act } = turn;
  const { topic = {} } = memory;
  // What is said of themselves belongs to the question here: "we are in Muscat, which is the nearest?"
  const question = knowledge.understand(message);
  if (act === 'injection' || act === 'off-topic' || findings.some(isAddress)) return undefined;
  const going = goesOnVisiting(message, question, topic);
  if (going !== undefined) {
    const visit = knowledge.understand(going);
    const told = openThen(going, visit, topic, heard.at) ?? nearestOffice(going, visit, topic, undefined);
    // The day and the place are none of what they tell of themselves.
    if (told) return { ...asDraft(told, visit, turn), thanks: '' };
  }
  const found =
    oneOfThose(message, topic) ??
    openThen(message, question, topic, heard.at) ??
    nearestOffice(message, question, topic, findings.find(({ field }) => field === 'location')?.value ?? heard.lead?.location) ??
    officeDetail(question, topic) ??
    positionFact(message, question, topic) ??
    companyCount(question, topic) ??
    whichOfThem(knowledge, question, topic) ??
    projectAsked(question, topic) ??
    (worksAsVerb.test(question.plain) ? undefined : projectsAsked(question, topic)) ??
    doneBefore(question, topic) ??
    articleFact(question, topic) ??
    (await articleFound(turn, question));
  if (!found) return undefined;
  const draft = asDraft(found, question, turn);
  // "You don't need my phone? And our office is in Penang, can someone come": what else is asked is answered as well.
  const others = found.answers && askingSentences(message).asking.filter((sentence) => !found.answers?.some((answered) => sentence.includes(answered)));
  return others && others.length > 0 ? withFacts(knowledge, knowledge.understand(others.join(' ')), topic, draft) : draft;
}

/** "I want to meet someone" – "in Dubai" – "tomorrow maybe": where and when belong to what was asked before. */
function goesOnVisiting(message: string, { entities }: Question, { before }: Topic): string | undefined {
  const isShort = message.trim().split(/\s+/).length <= FEW;
  return before !== undefined && isShort && ofVisits.test(before) && (namesDay.test(message) || entities.some((id) => id.startsWith('office:'))) ? `${before} ${message}` : undefined;
}

/** Words of who only says where or when. */
const FEW = 4;
const namesDay = /\b(?:today|tomorrow|tmrw|tmr|tomo|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week-?ends?)\b/i;

async function articleFound({ knowledge, memory: { topic = {} } }: Turn, question: Question): Promise<Reckoned | undefined> {
  if (!asksWhoWrote(question)) return undefined;
  const [best] = await knowledge.search(question, topic);
  return best && best.chance >= MEANT ? writtenBy(best.passage.about) : undefined;
}

function asDraft({ text, links, about }: Reckoned, question: Question, { memory: { topic = {} } }: Turn): Draft {
  const entity = about ?? topic.entity;
  const asked = [...new Set([...(entity === topic.entity ? (topic.asked ?? []) : []), ...question.aspects])];
  const told = (topic.told ?? []).filter((key) => key !== ASKED);
  const [aspect = topic.aspect] = question.aspects;
  return { answer: text, links, known: true, topic: { ...topic, entity, aspect, asked, before: question.plain, last: [], told: text === assistant.reckoned.offices.whereAreYou ? [ASKED, ...told] : told } };
}
