import { assistant } from '#content/assistant.ts';
import { isJobSeeker } from '../../../leads/reading/job-seekers.ts';
import { isSeller } from '../../../leads/reading/sellers.ts';
import { kindOf } from '../../knowledge/content.ts';
import type { Topic } from '../../knowledge/question.ts';
import { answerQuestion, type Answer } from '../from-content/answer-question.ts';
import { beginWith } from '../from-content/begin-with.ts';
import { isWish, seemsAsked, sociably } from '../talk/small-talk.ts';
import { acknowledge } from '../telling/acknowledge.ts';
import { NEED_TOLD, needKnown, nextAsk } from '../telling/next-ask.ts';
import { theirCase } from '../telling/their-case.ts';
import { introducesThem, tellsAtLength, toldInWords } from '../telling/told-of-themselves.ts';
import { isApplicant } from '../telling/promised.ts';
import { isOfOthers, onlyShowsAddress } from '../telling/telling.ts';
import { toldOverall } from '../telling/told-only.ts';
import { isAddress, type Draft, type Turn } from '../turn.ts';
import { sumWeighed } from './sums.ts';
import { thanked } from './told.ts';

/** So likely a passage is meant by who only tells what they have. */
const MEANT = 0.6;
/** So likely that it is asked for, however it is told, and whatever else they seemed to need. */
const SURELY = 0.9;
/** What is remembered of having asked what they would like to know. */
const FURTHER = 'further';

/** "We're a logistics company, about 60 staff": who writes and what they have is said back, with one passage at most, and then one thing is asked. */
export async function introduced(turn: Turn): Promise<Draft | undefined> {
  const { act, heard, message, findings, memory, asked } = turn;
  if (act || asked.aboutJobs || findings.some(isAddress) || !introducesThem(message) || onlyShowsAddress(message) || isOfOthers(message) || seemsAsked(message, true) || sociably(message, findings)) return undefined;
  const services = heard.lead?.servicesInterested ?? [];
  if (isSeller(message, {}) || isJobSeeker(message, { services }) || isApplicant(message, memory.topic, heard.lead)) return undefined;
  // "Our shop search is terrible", "only the Dubai address pls": it wants an answer more than a thank you.
  const answer = seemsAsked(message) ? await answerFor(turn) : undefined;
  if (answer?.sure && (answer.found[0]?.chance ?? 0) >= SURELY) return undefined;
  const words = toldInWords(heard.message, findings);
  // "I am an accountant", and nothing else so far.
  const isFirst = findings.length === 0 && !heard.lead && memory.topic?.before === undefined;
  if (words.length === 0 || (isFirst && words.length === 1)) return undefined;
  const thanks = acknowledge(toldOverall(heard.message, findings), heard, words);
  const weighed = sumWeighed(turn);
  if (weighed) return { ...weighed, thanks };
  const fitting = await fittingOne(turn, answer);
  // What is asked next of nothing in particular is asked of what they have: "what could you do for us".
  const before = fitting?.topic ?? { ...memory.topic, before: memory.topic?.before ?? turn.question.plain };
  const topic = tellsAtLength(message) ? { ...before, told: [...new Set([NEED_TOLD, ...(before.told ?? [])])] } : before;
  const draft = { ...thanked(fitting?.text ?? '', message, topic, fitting?.links), thanks };
  return fitting ? draft : withAsk(draft, turn, topic);
}

/** What of ours answers what it tells, in one passage. */
const answerFor = ({ knowledge, question, memory }: Turn): Promise<Answer> => answerQuestion(knowledge, question, memory.topic ?? {}, 1);

/** One passage that is surely meant: said for a case like theirs, or found with a high chance, and of what they need. */
async function fittingOne(turn: Turn, answer?: Answer): Promise<Pick<Draft, 'links' | 'topic'> & { text: string } | undefined> {
  const { question, memory, price, message, findings } = turn;
  const topic = memory.topic ?? {};
  const { need, told = [] } = topic;
  const theirs = theirCase({ message, findings, question, topic });
  if (theirs) return theirs;
  if (price) return undefined;
  const { sure, found: [best], text, links, topic: after } = answer ?? (await answerFor(turn));
  // A project for their trade is named anyway (like-theirs.ts), and what an article reckons with is none of theirs.
  if (!sure || !best || best.chance < MEANT || kindOf(best.passage.about) !== 'service' || (need && best.passage.about !== need && best.chance < SURELY) || after.last?.every((key) => told.includes(key))) return undefined;
  // They go on about their own.
  return { text, links, topic: { ...after, entity: topic.entity ?? need } };
}

/** What is asked next: what they want, what the page of that would have from them, how to reach them, or what they would like to know. */
function withAsk(draft: Draft, { heard, memory, message, findings }: Turn, before: Topic): Draft {
  const { lead } = heard;
  const topic = draft.topic ?? {};
  const { askedBefore = [], refused } = memory;
  const asking = (text: string): Draft => ({ ...draft, answer: [draft.answer, text].filter(Boolean).join('\n') });
  if (!needKnown(lead, before) && !refused && !askedBefore.includes('need')) return { ...asking(assistant.asks.need), asked: 'need' };
  const begin = beginOf(topic, message);
  if (begin) return { ...asking(begin.text), asked: 'need', topic: { ...topic, told: [begin.key, ...(topic.told ?? [])] } };
  if (draft.answer !== '' || nextAsk({ ...memory, topic }, lead) || topic.told?.includes(FURTHER) || findings.some((one) => !isWish(one) && one.field !== 'servicesInterested' && one.field !== 'location')) return draft;
  return { ...asking(assistant.noted.further), topic: { ...topic, told: [FURTHER, ...(topic.told ?? [])] } };
}

/** What the page of what they need asks of them to begin with, unless they have just said it, or have none. */
function beginOf(topic: Topic, message: string) {
  const need = topic.need?.replace(/^service:/, '');
  const begin = need ? beginWith([{ field: 'servicesInterested', value: need, start: 0, end: 0 }], topic) : undefined;
  if (!begin || (/\bpresent\b/.test(begin.text) && !ofPresent.test(message)) || (/\bhow many\b|\bspend\b/.test(begin.text) && /\d/.test(message.replace(/\b\d+ (?:people|staff|employees|of us)\b/gi, '')))) return undefined;
  return begin;
}

const ofPresent = /\b(?:present|current|existing|old) (?:web ?)?(?:site|page|portal)\b|\b(?:site|website|portal) (?:is|was) (?:from|made|built|done)\b/i;
