import { assistant } from '#content/assistant.ts';
import type { Finding } from '../../../leads/evidence.ts';
import { kindOf, pageOf } from '../../knowledge/content.ts';
import type { Found, Knowledge } from '../../knowledge/knowledge.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import { answerInParts } from '../from-content/answer-in-parts.ts';
import { contactLink, distinctLinks } from '../from-content/answer-question.ts';
import { beginWith } from '../from-content/begin-with.ts';
import { foreignLanguage } from '../talk/language.ts';
import { englishPart } from '../talk/mixed-language.ts';
import { asksForMore, asksWhoIsAtWork, officeMeant, whoIsAtWork } from '../prepared/office-now.ts';
import { isWish, seemsAsked, talkIn } from '../talk/small-talk.ts';
import { talkBack } from '../talk/talk-back.ts';
import { theirCase } from '../telling/their-case.ts';
import { isIntroduction, isOfOthers, isTelling } from '../telling/telling.ts';
import { isAsking, isOfThemselves, isStatement, repeatsClaim } from '../telling/told-only.ts';
import type { Draft, Turn } from '../turn.ts';
import { thanked } from './told.ts';

/** So like what the site answers that it asks, though it is put like something told: "I can join at once"; or so likely what it answers of what they need: "we run Odoo". */
const SURELY_ASKED = 0.9;
/** Who says more than this tells what is to be answered. */
const FEW = 2;
/** And who says more than this of themselves, than who they are. */
const SOME = 4;
/** Passages for who tells what they need and asks nothing, or who has just refused others, and how likely the best of them has to be meant. */
const TOLD = 2;
const MEANT = 0.6;
const [HALF, LIKE] = [0.5, 0.6];
/** The same of what answers a claim of somebody else. */
const CLAIMED = 0.4;
/** And for words that are none of a sentence. */
const OF_WORDS = 2;

/**
 * What the site says on it; or a thank you, where nothing was asked after all.
 *
 * @param most passages
 */
export async function searched(turn: Turn, most?: number): Promise<Draft> {
  const { knowledge, heard, message, memory, findings, thanks, asked, asksUs, isBlank, price, question } = turn;
  const isTold = isStatement(message, question) && !seemsAsked(message);
  const topic: Topic = isBlank || (await isOfTheAssistant(knowledge, question)) ? { need: memory.topic?.need } : (memory.topic ?? {});
  const answer = await answerInParts(knowledge, question, topic, (findings.length > 0 && isTold) || topic.not ? TOLD : most);
  // What the site hardly answers is rather talk.
  const rather = !answer.sure && findings.every(isWish) && !isBlank ? talkIn(knowledge, message, question, asksUs).rather : undefined;
  if (rather) return talkBack(rather, memory);
  if (asksWhoIsAtWork(question)) {
    // The hours are told already.
    const further = asksForMore(question) && (asksUs ? answer.known : answer.sure) && !answer.found[0]?.passage.aspects.includes('hours') ? answer : undefined;
    return { answer: [whoIsAtWork(heard.at, officeMeant(question, topic)), further?.text].filter(Boolean).join('\n'), links: [...(further?.links ?? []), contactLink], topic: answer.topic };
  }
  const [best] = answer.found;
  // "The vendor says their AI will solve 80 percent": told to hear whether it is so.
  const tells = isTold && !(repeatsClaim(message) && answer.sure && best && best.chance >= CLAIMED && kindOf(best.passage.about) !== 'unpublished');
  // A sum is held against what things cost, though nobody asked.
  if (thanks && isStatement(message, price ? asked : question) && !seemsAsked(message) && isHeardBefore(answer.topic, topic)) {
    const theirs = theirCase({ message, findings, question, topic });
    return theirs ? thanked(theirs.text, message, theirs.topic, theirs.links) : thanked('', message, { ...answer.topic, entity: topic.entity }, pagesOf(findings));
  }
  // "Exactly that I do not find" is said to nobody who asked nothing.
  if (heard.lead && !answer.sure && !isAsking(message) && !seemsAsked(message) && (findings.length > 0 || isOfThemselves(message, question, memory))) return findings.length > 0 ? needHeard(turn, { ...answer.topic, entity: topic.entity }) : thanked(assistant.noted.heard, message, memory.topic);
  // Who only tells something has not asked for an answer that the site hardly has.
  if (tells && (isOfThemselves(message, question, memory) || (!asksUs && !answer.sure)) && findings.length > 0 && (!answer.sure || !best || !isMeant(best, findings))) return needHeard(turn, { ...answer.topic, entity: topic.entity });
  if (tells && findings.length === 0 && !answer.sure && isOfThemselves(message, question, memory)) return thanked(memory.asked === 'need' ? assistant.noted.need : heard.lead ? assistant.noted.heard : assistant.told, message, memory.topic);
  // "Hi, I am from a bank."
  const introduces = question.words.length <= SOME && isIntroduction(message);
  // "We run Odoo", after a shop was wanted.
  const isOfNeed = best !== undefined && best.chance >= SURELY_ASKED && best.passage.about === topic.need;
  const hardlyAsks = question.words.length <= FEW && (best?.like ?? 0) < SURELY_ASKED && isTelling(message, false);
  if (findings.length === 0 && (introduces || hardlyAsks) && !isOfNeed && !seemsAsked(message, true)) return thanked(assistant.told, message, { ...memory.topic, before: memory.topic?.before ?? question.plain });
  if (findings.length === 0 && !answer.sure && heard.lead && isOfOthers(message)) return { answer: assistant.noted.others };
  // "I need an app for my clinic": one was made for another.
  return tells && findings.some(({ field }) => field === 'servicesInterested') ? { ...answer, ...thanked(answer.text, message, answer.topic, answer.links) } : { ...answer, answer: answer.text };
}

/** Whether a passage is likely what who only tells something would hear; of a service, and much asked for in such words, it is so sooner, if no more than one is wanted. */
const isMeant = ({ chance, like, passage }: Found, findings: readonly Finding[]): boolean => chance >= MEANT || (chance >= HALF && like >= LIKE && kindOf(passage.about) === 'service' && pagesOf(findings).length <= 1);

/** A thank you for what they need, and what its page would have from them to begin with: the next thing that they are asked. */
function needHeard({ thanks, message, findings, question, memory }: Turn, topic: Topic): Draft {
  const theirs = theirCase({ message, findings, question, topic: memory.topic ?? {} });
  if (theirs) return thanked(theirs.text, message, theirs.topic, theirs.links);
  const begin = beginWith(findings, topic);
  const answer = [thanks ? '' : assistant.noted.need, begin?.text].filter(Boolean).join(' ');
  const draft = thanked(answer, message, begin ? { ...topic, told: [begin.key, ...(topic.told ?? [])] } : topic, pagesOf(findings));
  return begin ? { ...draft, asked: 'need' } : draft;
}

/** "What can I ask you?": whatever was talked about before. */
const isOfTheAssistant = async (knowledge: Knowledge, question: Question) => question.words.length === 0 && question.addressesUs && (await knowledge.search(question))[0]?.passage.about === 'assistant';

/** Whether all that an answer tells was told before it. */
const isHeardBefore = ({ last = [] }: Topic, { told = [] }: Topic) => last.length > 0 && last.every((key) => told.includes(key));

/** Of the services that somebody would like: there stands what they include and cost. */
const pagesOf = (findings: readonly Finding[]) => distinctLinks(findings.flatMap(({ field, value, retracted }) => (field === 'servicesInterested' && !retracted ? (pageOf(`service:${value}`) ?? []) : [])));

/** Who writes in another language is told what is answered here, unless what they ask is understood. */
export async function inAnotherLanguage(turn: Turn): Promise<Draft | undefined> {
  const { message, knowledge } = turn;
  const language = foreignLanguage(message);
  if (!language) return undefined;
  const english = englishPart(message, language);
  const question = english && knowledge.understand(english.text);
  // "Bhai, restaurant ke liye app banwana hai, kitna lagega?"
  const asks = english && question && question.words.length > 0 && (english.isSentence || question.aspects.size > 0);
  const draft = asks ? await searched({ ...turn, message: english.text, asked: question, question, isBlank: false, asksUs: true }, english.isSentence ? undefined : OF_WORDS) : undefined;
  if (draft?.known) return { ...draft, answer: `${assistant.mixedLanguage}\n${draft.answer}` };
  // Once, in letters that they write themselves.
  return { answer: (isInOwnLetters(message, language) ? assistant.languages[language] : undefined) ?? assistant.languages.en, links: [contactLink] };
}

/** Hindi that is typed in Latin letters is not answered in Devanagari. */
const isInOwnLetters = (message: string, language: string) => language !== 'hi' || /\p{Script=Devanagari}/u.test(message);
