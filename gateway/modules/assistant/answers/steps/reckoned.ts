import { articleFact, asksWhoWrote, writtenBy } from '../prepared/article-facts.ts';
import { companyCount } from '../prepared/company-counts.ts';
import { ASKED, nearestOffice } from '../prepared/nearest-office.ts';
import { officeDetail } from '../prepared/office-details.ts';
import { openThen } from '../prepared/open-then.ts';
import { positionFact } from '../prepared/position-facts.ts';
import { projectsAsked } from '../prepared/project-lists.ts';
import type { Reckoned } from '../prepared/reckoned.ts';
import { assistant } from '#content/assistant.ts';
import { askingSentences } from '../../knowledge/asking.ts';
import type { Question } from '../../knowledge/question.ts';
import { withFacts } from '../from-content/with-facts.ts';
import { isAddress, type Draft, type Turn } from '../turn.ts';

/** So likely that it is the article which is meant. */
const MEANT = 0.5;

/** What is answered from the content's own data, and stands in no sentence of it: the newest article, the nearest office, who else is a client. */
export async function reckoned(turn: Turn): Promise<Draft | undefined> {
  const { knowledge, heard, message, memory, findings, act } = turn;
  const { topic = {} } = memory;
  // What is said of themselves belongs to the question here: "we are in Muscat, which is the nearest?"
  const question = knowledge.understand(message);
  if (act === 'injection' || act === 'off-topic' || findings.some(isAddress)) return undefined;
  const found =
    openThen(message, question, topic, heard.at) ??
    nearestOffice(message, question, topic, findings.find(({ field }) => field === 'location')?.value ?? heard.lead?.location) ??
    officeDetail(question, topic) ??
    positionFact(message, question, topic) ??
    companyCount(question, topic) ??
    projectsAsked(question, topic) ??
    articleFact(question, topic) ??
    (await articleFound(turn, question));
  if (!found) return undefined;
  const draft = asDraft(found, question, turn);
  // "You don't need my phone? And our office is in Penang, can someone come": what else is asked is answered as well.
  const others = found.answers && askingSentences(message).asking.filter((sentence) => !found.answers?.some((answered) => sentence.includes(answered)));
  return others && others.length > 0 ? withFacts(knowledge, knowledge.understand(others.join(' ')), topic, draft) : draft;
}

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
