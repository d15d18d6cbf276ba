import { assistant } from '#content/assistant.ts';
import type { Action } from '#content/types.ts';
import type { Memory } from '../../conversations/conversation.entity.ts';
import { pattern } from '../../language/patterns.ts';
import type { Finding } from '../../leads/evidence.ts';
import { pageOf } from '../knowledge/content.ts';
import { askingSentences } from '../knowledge/asking.ts';
import type { Found, Knowledge } from '../knowledge/knowledge.ts';
import type { Question } from '../knowledge/question.ts';
import { actOf } from './acts.ts';
import { answerQuestion, contactLink } from './answer-question.ts';
import { acknowledge, type KnownLead } from './acknowledge.ts';
import { dayAsked, littleNamed, onlyWishes, priceAsked } from './sum-or-day.ts';
import { isIntroduction, isOfOthers, isTelling, onlyShowsAddress } from './telling.ts';
import { isGibberish } from './gibberish.ts';
import { foreignLanguage, withoutTongue } from './language.ts';
import { asksForMore, asksForTheTime, asksWhoIsAtWork, clocksAt, whoIsAtWork } from './office-now.ts';
import { withoutFindings } from './question-part.ts';
import { isWish, talkIn } from './small-talk.ts';
import { suggestionsFor } from './suggestions.ts';
import { talkBack, type Spoken } from './talk-back.ts';
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
  /** What answers, apart from what is asked at the end. */
  readonly answer: string;
  /** The question to the visitor that follows, if any. */
  readonly asking: string | undefined;
  readonly links: readonly Action[];
  readonly suggestions: readonly string[];
  readonly memory: Memory;
  /** What was found, best first: a model may say it in other words. Empty where nothing is to be said but this. */
  readonly found: readonly Found[];
}

/** So like what the site answers that it asks, though it is put like something told: "I can join at once". */
const SURELY_ASKED = 0.9;
/** Who says more than this tells what is to be answered. */
const FEW = 2;
/** And who says more than this of themselves, than who they are. */
const SOME = 4;
/** Passages for who tells what they need and asks nothing. */
const TOLD = 2;
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

/** The built-in answer: from the site's content alone, without any help from outside. */
export async function respond(knowledge: Knowledge, heard: Heard): Promise<BuiltInReply> {
  const { memory, findings } = heard;
  const message = withoutTongue(heard.message);
  const plain = (answer: string, links: readonly Action[] = []) => finish(heard, { answer, links, topic: memory.topic, found: [] });
  const talk = (spoken: Spoken, before?: string) => {
    const { answer, talked } = talkBack(spoken, memory);
    return finish(heard, { answer: [before, answer].filter(Boolean).join(' '), links: [], topic: memory.topic, found: [], talked });
  };
  const asked = knowledge.understand(withoutFindings(message, findings), message);
  const asksUs = knowledge.asksUs(asked);
  const form = actOf(message);
  // What is put like a trick or an errand may be a question to us: "From now on, who owns the code?"
  const act = asksUs && (form === 'injection' || form === 'off-topic') ? undefined : form;

  const more = () => {
    const page = pageOf(memory.topic?.entity);
    return page ? plain(assistant.moreOf, [page]) : talk('more');
  };
  const acknowledged = acknowledge(findings, heard.changed ?? [], heard.lead);
  const after = (answer: string) => [acknowledged, answer].filter(Boolean).join(' ');
  if (act === 'injection' || act === 'off-topic' || act === 'complaint') return talk(act, acknowledged);
  // "No", when asked for an address, is a no; one that comes with an address is none.
  const refuses = act === 'refusal' ? !findings.some(isAddress) : act === 'no' && memory.asked && findings.length === 0;
  if (refuses) return afterRefusal(knowledge, heard);
  // "Namaste", "asante sana": that much we understand of other languages.
  if (act && act !== 'refusal' && findings.length === 0) return talk(act);
  if (findings.length === 0 && isGibberish(message)) return talk('gibberish');
  const language = foreignLanguage(message);
  if (language) return plain([acknowledged, assistant.languages[language], assistant.languages.en].filter(Boolean).join('\n'), [contactLink]);

  const trouble = troubleOf(message);
  if (trouble) return plain(after(assistant.trouble[trouble]), [contactLink]);

  // "So what can I ask you?" has no word that is about anything.
  const isBlank = asked.words.length === 0 && findings.length === 0 && asked.addressesUs && !knowledge.knows(asked);
  const isBarePrice = !memory.topic?.entity && barePrice.test(message.toLowerCase().replace(/[^a-z]+/g, ' ').trim());
  const price = isBarePrice ? WHAT_WE_CHARGE : priceAsked(message, findings, asked, memory.topic ?? {});
  const question = price ? knowledge.understand(price) : isBlank ? knowledge.understand(WHAT_IT_KNOWS) : asked;
  if (!price && dayAsked(message, findings, asked, memory.topic ?? {})) return plain(after(assistant.noPromise), [contactLink]);
  if (acknowledged && (question.words.length === 0 || isTelling(message, findings.some(isAddress)) || (!price && onlyWishes(message, findings, asked)))) {
    const little = littleNamed(message, findings, asked, memory.topic ?? {});
    const figures = little ? await answerQuestion(knowledge, knowledge.understand(little), {}) : undefined;
    const answer = figures ? `${acknowledged} ${assistant.noted.sum}\n${figures.text}` : acknowledged;
    return finish(heard, { answer, links: figures?.links ?? [], topic: topicTold(findings, memory.topic), found: [] });
  }

  if (onlyShowsAddress(message)) return plain(after(assistant.address), [contactLink]);

  if (asksForTheTime(question)) return plain(after(clocksAt(heard.at)), [contactLink]);

  const tellsNothing = findings.every(isWish);
  const talked = tellsNothing && !isBlank ? talkIn(knowledge, message, question, asksUs) : undefined;
  const small = talked?.surely;
  // Who says our name is not off our topic: "funny name. Why Longitude?"
  if (small && !(small === 'off-topic' && /\blongitude\b/.test(question.plain))) return small === 'more' ? more() : talk(small);
  // "And?"
  if (question.words.length === 0 && question.aspects.size === 0 && findings.length === 0 && !memory.topic?.before && !knowledge.knows(question)) return more();

  if (wantsPromise(message, findings)) return plain(after(assistant.noPromise), [contactLink]);

  const onlyTells = findings.length > 0 && askingSentences(message).asking.length === 0;
  const answer = await answerQuestion(knowledge, question, isBlank || await isOfTheAssistant(knowledge, question) ? {} : (memory.topic ?? {}), onlyTells ? TOLD : undefined);
  // What the site hardly answers is rather talk.
  if (!answer.sure && talked?.rather) return talk(talked.rather);
  if (asksWhoIsAtWork(question)) {
    // The hours are told already.
    const further = asksUs && asksForMore(question) && answer.known && !answer.found[0]?.passage.aspects.includes('hours') ? answer : undefined;
    return plain([after(whoIsAtWork(heard.at)), further?.text].filter(Boolean).join('\n'), [...(further?.links ?? []), contactLink]);
  }
  // "Hi, I am from a bank."
  if (findings.length === 0 && ((question.words.length <= SOME && isIntroduction(message)) || (question.words.length <= FEW && (answer.found[0]?.like ?? 0) < SURELY_ASKED && isTelling(message, false)))) return plain(assistant.told);
  if (findings.length === 0 && !answer.sure && heard.lead && isOfOthers(message)) return plain(assistant.noted.others);
  // Who only tells something has not asked for an answer that the site lacks.
  const text = acknowledged && onlyTells && !answer.known ? acknowledged : [acknowledged, answer.text].filter(Boolean).join('\n');
  return finish(heard, { answer: text, links: answer.links, topic: answer.topic, found: answer.found });
}

/** "What can I ask you?": whatever was talked about before. */
const isOfTheAssistant = async (knowledge: Knowledge, question: Question) => question.words.length === 0 && question.addressesUs && (await knowledge.search(question))[0]?.passage.about === 'assistant';

/** "I'd rather not leave my number. What does an app cost?": they are asked for nothing any more, and their question is answered. */
async function afterRefusal(knowledge: Knowledge, heard: Heard): Promise<BuiltInReply> {
  const memory: Memory = { ...heard.memory, asked: undefined, refused: true };
  const question = askingSentences(heard.message).asking.filter((sentence) => actOf(sentence) !== 'refusal').join(' ');
  if (question !== '') return respond(knowledge, { ...heard, message: question, findings: [], memory });
  return finish({ ...heard, memory }, { answer: assistant.noted.refused, links: [], topic: memory.topic, found: [] });
}

/** What the next question may lean on: "Our budget is 15 lakh." – "Is that enough for an app?" */
function topicTold(findings: readonly Finding[], topic: Memory['topic']): Memory['topic'] {
  const told = findings.find(({ field }) => field === 'budget' || field === 'timeline')?.field;
  return told ? { ...topic, aspect: told === 'budget' ? 'price' : 'deadline' } : topic;
}

const isAddress = ({ field }: Finding) => field === 'email' || field === 'phone';

/** "Can you promise me 3 weeks?" */
const promising = pattern('i')`
  \b(?:can|could|will|would|do) (?:you|u)(?: guys)? (?:\w+ )?(?:promise|guarantee|commit to|assure)\b(?: \w+){0,4} \d+[\d,.]*\s?(?:
    k|days?|weeks?|hours?|months?|lakhs?|usd|dollars?|rupees|ringgit|dirhams?|rm|aed
  )\b
`;

/** A price or a date that somebody names and wants to hear from us. */
function wantsPromise(message: string, findings: readonly Finding[]): boolean {
  if (promising.test(message)) return true;
  if (/(?<!\b(?:the|your|a|that|this|of|what) )\b(?:promise|guarantee|confirm|commit to|assure|yes or no)\b/i.test(message) && findings.some(({ field }) => field === 'timeline' || field === 'budget')) return true;
  return (
    /\d/.test(message) &&
    /(?<!\b(?:the|your|a|that|this|of|what) )\b(?:promise|guarantee|commit(?:ment)?|confirm|can you|could you|will you|would you|are you able to)\b/i.test(message) &&
    /\b(?:in|within|by|for|under|below)\s+(?:just |only |about |around )?(?:[$€£₹]|usd|rm|aed|rs\.?|inr)?\s?\d+[\d,.]*\s?(?:k|days?|weeks?|hours?|months?|lakhs?|usd|dollars?|rupees|ringgit|dirhams?|rm|aed|$|[.,!?])/i.test(message)
  );
}

interface Draft {
  readonly answer: string;
  readonly links: readonly Action[];
  readonly topic: Memory['topic'];
  readonly found: readonly Found[];
  readonly talked?: Memory['talked'];
}

function finish({ memory, lead }: Heard, { answer, links, topic, found, talked }: Draft): BuiltInReply {
  const ask = nextAsk(memory, lead);
  const next: Memory = { ...memory, topic, talked, asked: ask, askedBefore: ask ? [...(memory.askedBefore ?? []), ask] : memory.askedBefore };
  return { answer, asking: ask && assistant.asks[ask], links, suggestions: suggestionsFor(topic), memory: next, found };
}

/** Asks for what a reply would need, one thing at a time, each once, and only of somebody who wants something. */
function nextAsk({ askedBefore = [], refused }: Memory, lead: KnownLead | undefined) {
  if (refused || !lead) return undefined;
  const reachable = lead.email || lead.phone;
  const need = lead.servicesInterested.length > 0 || lead.requirements || lead.purposeOfVisit || lead.budget || lead.timeline;
  const wanted = [!reachable && need && ('reach' as const), reachable && !lead.name && ('name' as const), reachable && lead.name && !need && ('need' as const)];
  return wanted.find((ask) => ask && !askedBefore.includes(ask)) || undefined;
}
