import { assistant } from '#content/assistant.ts';
import { company } from '#content/company.ts';
import type { Action } from '#content/types.ts';
import type { Ask, Memory } from '../../conversations/conversation.entity.ts';
import { pattern } from '../../language/patterns.ts';
import type { Finding } from '../../leads/evidence.ts';
import { pageOf } from '../knowledge/content.ts';
import { askingSentences } from '../knowledge/asking.ts';
import type { Found, Knowledge } from '../knowledge/knowledge.ts';
import type { Question, Topic } from '../knowledge/question.ts';
import { actOf, type Act } from './acts.ts';
import { answerInParts } from './answer-in-parts.ts';
import { answerQuestion, contactLink, distinctLinks } from './answer-question.ts';
import { acknowledge, type KnownLead } from './acknowledge.ts';
import { dayAsked, littleNamed, onlyWishes, priceAsked } from './sums-and-days.ts';
import { awaitsReply, isOfThemselves, isStatement, toldOverall } from './told-only.ts';
import { isIntroduction, isOfOthers, isTelling, onlyShowsAddress } from './telling.ts';
import { wantsCall } from './call-wanted.ts';
import { isGibberish } from './gibberish.ts';
import { ofItself } from './about-itself.ts';
import { clockSum } from './clock-sums.ts';
import { correctionOf } from './correction.ts';
import { foreignLanguage, withoutTongue } from './language.ts';
import { knownDetails } from './known-details.ts';
import { englishPart } from './mixed-language.ts';
import { nextAsk } from './next-ask.ts';
import { asksForMore, asksForTheTime, asksWhoIsAtWork, clocksAt, officeMeant, openOnDay, whoIsAtWork } from './office-now.ts';
import { privacyAnswer, privacyTopic } from './privacy-requests.ts';
import { wantsPromise } from './promise-wanted.ts';
import { withFacts } from './with-facts.ts';
import { withoutFindings, withoutPreface } from './question-part.ts';
import { remoteWork, wordsBesides } from './remote-work.ts';
import { isWish, seemsAsked, sociably, talkIn } from './small-talk.ts';
import { suggestionsFor } from './suggestions.ts';
import { talkBack } from './talk-back.ts';
import { troubleOf } from './trouble.ts';

export interface Heard {
  readonly message: string;
  readonly memory: Memory;
  /** What the message tells of its visitor. */
  readonly findings: readonly Finding[];
  /** What of it takes the place of something else that they told. */
  readonly changed?: readonly Finding[];
  /** What is known of them, this message included. */
  readonly lead?: KnownLead;
  readonly at: Date;
}

export interface BuiltInReply {
  /** For what was told, if anything was. */
  readonly thanks: string | undefined;
  /** What answers, apart from the thanks and from what is asked at the end; nothing where thanks are all. */
  readonly answer: string;
  /** The question to the visitor that follows, if any. */
  readonly asking: string | undefined;
  readonly links: readonly Action[];
  readonly suggestions: readonly string[];
  readonly memory: Memory;
  /** What was found, best first: a model may say it in other words. Empty where nothing is to be said but this. */
  readonly found: readonly Found[];
  /** Whether the site says something on what was asked. */
  readonly known: boolean;
}

/** All that is said, a line each. */
export const replyText = ({ thanks, answer, asking }: Pick<BuiltInReply, 'thanks' | 'answer' | 'asking'>): string => [thanks, answer, asking].filter(Boolean).join('\n');

/** What a message is, as far as it decides which answer it has. */
interface Turn {
  readonly knowledge: Knowledge;
  readonly heard: Heard;
  readonly message: string;
  readonly memory: Memory;
  readonly findings: readonly Finding[];
  readonly thanks: string | undefined;
  readonly asked: Question;
  readonly asksUs: boolean;
  readonly act: Act | undefined;
  /** No word of it is about anything: "so what can I ask you?" */
  readonly isBlank: boolean;
  /** How it is put where it asks what something costs. */
  readonly price: string | undefined;
  readonly question: Question;
}

interface Draft {
  readonly answer: string;
  readonly links?: readonly Action[];
  readonly topic?: Topic;
  readonly found?: readonly Found[];
  readonly known?: boolean;
  readonly talked?: Memory['talked'];
  /** What the answer itself asks for already. */
  readonly asked?: Ask;
  /** In place of what may be asked next of what was talked about. */
  readonly suggestions?: readonly string[];
  /** They are asked for nothing any more. */
  readonly refused?: boolean;
}

type Step = (turn: Turn) => Draft | undefined | Promise<Draft | undefined>;


/** So like what the site answers that it asks, though it is put like something told: "I can join at once". */
const SURELY_ASKED = 0.9;
/** Who says more than this tells what is to be answered. */
const FEW = 2;
/** And who says more than this of themselves, than who they are. */
const SOME = 4;
/** Passages for who tells what they need and asks nothing, or who has just refused others, and how likely the best of them has to be meant. */
const TOLD = 1;
const MEANT = 0.6;
/** And for words that are none of a sentence. */
const OF_WORDS = 2;
/** Leads to what it says of itself. */
const WHAT_IT_KNOWS = 'what can you help me with';
/** Asked of nothing that was named, a price is a matter of all that we do. */
const WHAT_WE_CHARGE = 'how much do you charge';
const barePrice = pattern('')`
  ^(?:(?:hi|hello|hey|ok|so|and|sir|please) )*(?:
    (?:your |the )?(?:prices?|pricing|costs?|rates?|charges|fees)(?: list)?
    |how much(?: (?:is|does|do|would|will) (?:it|this|that|you)(?: (?:cost|charge|take))?)?
    |what (?:does|do|would|will) (?:it|this|that|you) (?:cost|charge)
    |what (?:is|are) (?:your|the) (?:prices?|pricing|costs?|rates?|charges|fees)
  )(?: please| sir)?$
`;

/** What a message may be, in this order: the first that it is decides. */
const steps: readonly Step[] = [wondersAtIt, turnedAway, smallWords, ofNoMeaning, inAnotherLanguage, privacyRequested, inTrouble, replyAwaited, detailsChecked, dayWanted, onlyTold, addressShown, clocksReckoned, clockAsked, dayOfWeekAsked, remoteAsked, talkedOnly, promiseWanted, (turn) => searched(turn)];

/** The built-in answer: from the site's content alone, without any help from outside. */
export async function respond(knowledge: Knowledge, heard: Heard): Promise<BuiltInReply> {
  if (!refuses(heard)) return answered(knowledge, asMeant(knowledge, heard));
  const memory: Memory = { ...heard.memory, asked: undefined, refused: true };
  // "I'd rather not leave my number. What does an app cost?": they are asked for nothing any more, and their question is answered.
  const question = askingSentences(heard.message).asking.filter((sentence) => actOf(sentence) !== 'refusal').join(' ');
  if (question !== '') return answered(knowledge, { ...heard, message: question, findings: [], memory });
  return finish({ ...heard, memory }, undefined, { answer: assistant.noted.refused });
}

/** "No", when asked for an address, is a no; one that comes with an address is none. */
function refuses({ message, memory, findings }: Heard): boolean {
  const act = actOf(message);
  return act === 'refusal' ? !findings.some(isAddress) : act === 'no' && memory.asked !== undefined && findings.length === 0;
}

/** Who puts their last question right asks it once more: what they say in its place tells nothing of them, unless it changes what they had told. */
function asMeant(knowledge: Knowledge, heard: Heard): Heard {
  const { message, memory, findings, changed = [] } = heard;
  const correction = changed.length > 0 ? undefined : correctionOf(knowledge, withoutTongue(message), memory.topic ?? {}, findings);
  return correction ? { ...heard, message: correction.ask, findings: [], memory: { ...memory, topic: correction.topic } } : heard;
}

async function answered(knowledge: Knowledge, heard: Heard): Promise<BuiltInReply> {
  const turn = turnOf(knowledge, heard);
  for (const step of steps) {
    const draft = await step(turn);
    if (draft) return finish(heard, turn.thanks, draft);
  }
  throw new Error('No step answers.');
}

function turnOf(knowledge: Knowledge, heard: Heard): Turn {
  const { memory, findings } = heard;
  const message = withoutPreface(withoutTongue(heard.message));
  const asked = knowledge.understand(withoutPreface(withoutTongue(withoutFindings(heard.message, findings))), message);
  const asksUs = knowledge.asksUs(asked);
  const form = actOf(message);
  // What is put like a trick or an errand may be a question to us: "From now on, who owns the code?"
  const act = asksUs && (form === 'injection' || form === 'off-topic') ? undefined : form;
  const isBlank = asked.words.length === 0 && findings.length === 0 && asked.addressesUs && !knowledge.knows(asked);
  const isBarePrice = !memory.topic?.entity && barePrice.test(message.toLowerCase().replace(/[^a-z]+/g, ' ').trim());
  const price = isBarePrice ? WHAT_WE_CHARGE : priceAsked(message, findings, asked, memory.topic ?? {});
  const question = price ? knowledge.understand(price) : isBlank ? knowledge.understand(WHAT_IT_KNOWS) : asked;
  return { knowledge, heard, message, memory, findings, thanks: acknowledge(toldOverall(heard.message, findings), heard.changed ?? [], heard.lead), asked, asksUs, act, isBlank, price, question };
}

/** "Do you ever get bored in there?" is no errand, though nothing of ours is asked. */
function wondersAtIt({ message, asked, act, findings }: Turn): Draft | undefined {
  const answer = act === 'injection' || act === 'complaint' || !findings.every(isWish) ? undefined : ofItself(message, asked);
  return answer && { answer: answer.text, links: answer.links };
}

function turnedAway({ act, memory }: Turn): Draft | undefined {
  return act === 'injection' || act === 'off-topic' || act === 'complaint' ? talkBack(act, memory) : undefined;
}

/** "Namaste", "asante sana": that much we understand of other languages. */
function smallWords({ act, findings, memory }: Turn): Draft | undefined {
  return act && act !== 'refusal' && findings.length === 0 ? talkBack(act, memory) : undefined;
}

function ofNoMeaning({ findings, message, memory }: Turn): Draft | undefined {
  return findings.length === 0 && isGibberish(message) ? talkBack('gibberish', memory) : undefined;
}

async function inAnotherLanguage(turn: Turn): Promise<Draft | undefined> {
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

function inTrouble({ message }: Turn): Draft | undefined {
  const trouble = troubleOf(message);
  return trouble && { answer: assistant.trouble[trouble], links: [contactLink], suggestions: [] };
}

async function privacyRequested({ knowledge, message, heard, question, memory }: Turn): Promise<Draft | undefined> {
  const answer = privacyAnswer(message, memory.topic ?? {});
  if (!answer) return undefined;
  const draft = { answer: answer.text, links: answer.links, topic: privacyTopic(heard.memory.topic ?? {}, answer, question.plain), refused: answer.isDemand || undefined };
  return asksFor.test(message) ? withFacts(knowledge, question, memory.topic ?? {}, draft, ofPrivacy) : draft;
}

const ofPrivacy = ['privacy', 'blog'];
const ofJobs = ['careers', 'position'];

/** "How soon is it gone?": "can I have it deleted?" has its answer. */
const asksFor = /\b(?:how|what|when|which|who|whom|where|why)\b/i;

/** Who left how to reach them asks when they hear from us, or to be called; of who did not, that is what is asked. */
function replyAwaited({ message, question, heard, thanks, findings }: Turn): Draft | undefined {
  const { complete, call } = assistant.noted;
  if (heard.lead?.email || heard.lead?.phone || findings.some(isAddress)) return awaitsReply(message, question) || wantsCall(message) ? { answer: thanks?.includes(complete) ? '' : complete } : undefined;
  return wantsCall(message) ? { answer: call, links: [contactLink], asked: 'reach' } : undefined;
}

/** Who gives them in the same breath is thanked. */
function detailsChecked({ message, heard, findings }: Turn): Draft | undefined {
  const answer = knownDetails(message, heard.lead);
  return answer === undefined ? undefined : { answer: findings.some(isAddress) ? '' : answer };
}

function dayWanted({ price, message, findings, asked, memory }: Turn): Draft | undefined {
  return !price && dayAsked(message, findings, asked, memory.topic ?? {}) ? { answer: assistant.noPromise, links: [contactLink] } : undefined;
}

/** Who only tells who they are and how they are reached is thanked. */
async function onlyTold({ thanks, question, message, findings, price, asked, memory, knowledge }: Turn): Promise<Draft | undefined> {
  const tells = question.words.length === 0 || isTelling(message, findings.some(isAddress)) || (!price && onlyWishes(message, findings, asked));
  if (!thanks || !tells || sociably(message, findings)) return undefined;
  const topic = topicTold(findings, memory.topic);
  const little = littleNamed(message, findings, asked, memory.topic ?? {});
  if (!little) return { answer: '', topic };
  const figures = await answerQuestion(knowledge, knowledge.understand(little), {});
  return { answer: `${assistant.noted.sum}\n${figures.text}`, links: figures.links, topic };
}

function addressShown({ message }: Turn): Draft | undefined {
  return onlyShowsAddress(message) ? { answer: assistant.address, links: [contactLink] } : undefined;
}

function clocksReckoned({ knowledge, message, question, heard, memory }: Turn): Draft | undefined {
  const topic = memory.topic ?? {};
  const answer = clockSum(knowledge, message, question, topic, heard.at);
  return answer === undefined ? undefined : { answer, links: [contactLink], topic: { ...topic, aspect: 'hours', before: question.plain } };
}

function clockAsked({ question, heard, memory }: Turn): Draft | undefined {
  return asksForTheTime(question) ? { answer: clocksAt(heard.at, officeMeant(question, memory.topic ?? {})), links: [contactLink] } : undefined;
}

function dayOfWeekAsked({ question, memory }: Turn): Draft | undefined {
  const answer = openOnDay(question, memory.topic ?? {});
  return answer === undefined ? undefined : { answer, links: [contactLink], topic: { ...memory.topic, aspect: 'hours', before: question.plain } };
}

async function remoteAsked({ knowledge, question, memory }: Turn): Promise<Draft | undefined> {
  const topic = memory.topic ?? {};
  const answer = remoteWork(question, topic);
  if (answer === undefined) return undefined;
  const position = question.entities.find((id) => id.startsWith('position:')) ?? topic.entity;
  const draft: Draft = { answer, links: [careersLink], topic: { ...topic, entity: position?.startsWith('position:') ? position : 'careers', before: question.plain } };
  return wordsBesides(question).length > 0 ? withFacts(knowledge, question, topic, draft, ofJobs) : draft;
}

const careersLink: Action = { label: 'Careers', href: '/careers' };

function talkedOnly(turn: Turn): Draft | Promise<Draft> | undefined {
  const { findings, isBlank, knowledge, message, question, asksUs, memory } = turn;
  const talk = findings.every(isWish) && !isBlank ? talkIn(knowledge, message, question, asksUs).surely : sociably(message, findings);
  // "Ok, I will think about it. What should I prepare?"
  const besides = talk && asidesOnly.includes(talk) ? askedBesides(message) : undefined;
  if (besides !== undefined) return searched({ ...turn, message: besides, question: knowledge.understand(besides), isBlank: false });
  // Who says our name is not off our topic: "funny name. Why Longitude?"
  if (talk && !(talk === 'off-topic' && /\blongitude\b/.test(question.plain))) return talk === 'more' ? moreOf(memory) : talkBack(talk, memory);
  // "And?"
  const saysNothing = question.words.length === 0 && question.aspects.size === 0 && findings.length === 0 && !memory.topic?.before && !knowledge.knows(question);
  return saysNothing ? moreOf(memory) : undefined;
}

/** These are said around a question, and the question is what has to be answered. */
const asidesOnly: readonly Act[] = ['pause', 'aside', 'thanks', 'goodbye'];

/** What else is asked in a message that is mostly something else. */
function askedBesides(message: string): string | undefined {
  const { asking, count } = askingSentences(message);
  const questions = asking.filter((sentence) => actOf(sentence) === undefined && sentence.split(/\s+/).length > FEW);
  return questions.length > 0 && questions.length < count ? questions.join(' ') : undefined;
}

function moreOf(memory: Memory): Draft {
  const page = pageOf(memory.topic?.entity);
  return page ? { answer: assistant.moreOf, links: [page] } : talkBack('more', memory);
}

function promiseWanted({ message, findings }: Turn): Draft | undefined {
  return wantsPromise(message, findings) ? { answer: assistant.noPromise, links: [contactLink] } : undefined;
}

async function searched(turn: Turn, most?: number): Promise<Draft> {
  const { knowledge, heard, message, memory, findings, thanks, asksUs, isBlank, question } = turn;
  const tells = isStatement(message, question) && !seemsAsked(message);
  const topic: Topic = isBlank || (await isOfTheAssistant(knowledge, question)) ? {} : (memory.topic ?? {});
  const answer = await answerInParts(knowledge, question, topic, (findings.length > 0 && tells) || topic.not ? TOLD : most);
  // What the site hardly answers is rather talk.
  const rather = !answer.sure && findings.every(isWish) && !isBlank ? talkIn(knowledge, message, question, asksUs).rather : undefined;
  if (rather) return talkBack(rather, memory);
  if (asksWhoIsAtWork(question)) {
    // The hours are told already.
    const further = asksUs && asksForMore(question) && answer.known && !answer.found[0]?.passage.aspects.includes('hours') ? answer : undefined;
    return { answer: [whoIsAtWork(heard.at, officeMeant(question, topic)), further?.text].filter(Boolean).join('\n'), links: [...(further?.links ?? []), contactLink], topic: answer.topic };
  }
  const [best] = answer.found;
  // Who only tells something has not asked for an answer that the site hardly has.
  if (tells && (!asksUs || isOfThemselves(message, question, memory)) && findings.length > 0 && (!answer.sure || !best || best.chance < MEANT)) return { answer: thanks ? '' : assistant.noted.need, links: pagesOf(findings), topic: answer.topic };
  if (tells && findings.length === 0 && !answer.sure && isOfThemselves(message, question, memory)) return { answer: memory.asked === 'need' ? assistant.noted.need : heard.lead ? assistant.noted.heard : assistant.told };
  // "Hi, I am from a bank."
  const introduces = question.words.length <= SOME && isIntroduction(message);
  const hardlyAsks = question.words.length <= FEW && (best?.like ?? 0) < SURELY_ASKED && isTelling(message, false);
  if (findings.length === 0 && (introduces || hardlyAsks) && !seemsAsked(message, true)) return { answer: assistant.told };
  if (findings.length === 0 && !answer.sure && heard.lead && isOfOthers(message)) return { answer: assistant.noted.others };
  return { ...answer, answer: answer.text };
}

/** "What can I ask you?": whatever was talked about before. */
const isOfTheAssistant = async (knowledge: Knowledge, question: Question) => question.words.length === 0 && question.addressesUs && (await knowledge.search(question))[0]?.passage.about === 'assistant';

/** What the next question may lean on: "Our budget is 15 lakh." – "Is that enough for an app?" */
function topicTold(findings: readonly Finding[], topic: Topic | undefined): Topic | undefined {
  const told = findings.find(({ field }) => field === 'budget' || field === 'timeline')?.field;
  return told ? { ...topic, aspect: told === 'budget' ? 'price' : 'deadline' } : topic;
}

/** Of the services that somebody would like: there stands what they include and cost. */
const pagesOf = (findings: readonly Finding[]) => distinctLinks(findings.flatMap(({ field, value, retracted }) => (field === 'servicesInterested' && !retracted ? (pageOf(`service:${value}`) ?? []) : [])));

const isAddress = ({ field }: Finding) => field === 'email' || field === 'phone';

/** What was talked about stays, where nothing else was. */
function finish({ memory, lead }: Heard, thanks: string | undefined, { answer, links = [], topic = memory.topic, found = [], known = false, talked, asked, refused = memory.refused, suggestions = suggestionsFor(withHours(topic, answer)) }: Draft): BuiltInReply {
  const ask = asked ?? nextAsk({ ...memory, topic, refused }, lead);
  const next: Memory = { ...memory, ...(refused ? { refused } : {}), topic: forNext(topic), talked, asked: ask, askedBefore: ask ? [...(memory.askedBefore ?? []), ask] : memory.askedBefore };
  return { thanks, answer, asking: ask && !asked ? assistant.asks[ask] : undefined, links, suggestions, memory: next, found, known };
}

/** Hours that were just told are asked for no more, in whatever words they were. */
const withHours = (topic: Topic = {}, answer: string): Topic => (answer.includes(company.businessHours) ? { ...topic, asked: [...(topic.asked ?? []), 'hours'] } : topic);

/** What is not meant is not meant this once. */
function forNext(topic: Topic | undefined): Memory['topic'] {
  if (!topic) return undefined;
  const { not: _once, ...rest } = topic;
  return rest;
}
