import { assistant } from '#content/assistant.ts';
import { pattern } from '../../../language/patterns.ts';
import { isEmpty, isWeak, stem, wordsOf } from '../../../language/words.ts';
import { asks } from '../../knowledge/asking.ts';
import { kindOf } from '../../knowledge/content.ts';
import type { Found } from '../../knowledge/knowledge.ts';
import { fullText, passageKey, textOf, type Passage } from '../../knowledge/passage.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import { contactLink, distinctLinks } from '../from-content/answer-question.ts';
import { passageTold } from '../from-content/passage-told.ts';
import type { Draft } from '../turn.ts';
import { lead } from './fillers.ts';
import { sentenceAt } from './told-items.ts';

/** Keys of what was told that are those of the last answers: what was told longer ago may be asked for again. */
const LATELY = 16;
/** "Say that again", "what was the number?" */
const again = pattern('i')`
  \b(?:
    again|once more|one more time|repeat|remind me|what (?:was|were) (?:the|your|that|it)|(?:you|u) (?:just )?(?:said|told|mentioned|wrote)
    |(?:did|do|have) (?:you|u) (?:say|mean|said)|to be sure|just to (?:confirm|check)|confirm|correct|right\?|earlier
  )\b
`;
/** With so much of a chance, and so like what is asked of it, it is what is meant. */
const LIKELY = 0.4;
const LIKE = 0.55;
/** With so much of a chance, another thing that is told of the same holds the reason that is asked for. */
const SURELY = 0.75;
/** What is less likely than this only came nearest. */
const HARDLY = 0.12;
/** Characters of what is told whole again, if at all. */
const SHORT = 180;
/** What fits so much as well as the best of it is told with that. */
const NEARLY = 0.5;
/** Words of who says no more than a word to what was told. */
const FEW = 9;
const why = /\b(?:why|how come)\b/i;
/** They told something of their own. */
const ofThemselves = /\b(?:i|we|my|our|us)\b/;
/** "Is that possible?" is asked of what was told. */
const pointing = /\b(?:it|its|that|this|those|these|they|them|he|she|there|same)\b/i;
/** What was not told is asked for. */
const furthermore = /\b(?:what|anything|any|which|who) (?:else|others?|more)\b/i;
const instead = /\binstead\W*$/i;
/** "So can you or not?" */
const whether = new RegExp(`${lead}(?:(?:thx|thanks|tnx)\\W+)?(?:can|could|will|would|do|does|are|is|should) (?:you|u|ya|i|we)\\b`, 'i');
/** A list belongs to it. */
const announces = /\bthe following\b/;
/** Says why. */
const reason = /\b(?:because|since|so that|that is why|which is why)\b/i;

/** What is asked, by whom, and what was said before. */
interface After {
  readonly message: string;
  readonly question: Question;
  readonly topic: Topic;
  /** Something was told with it, and is thanked for. */
  readonly isThanked: boolean;
}

/** An answer without what was told in the last ones; where nothing is left of it, with what else there is to say to who asks again. */
export function withoutTold(draft: Draft, after: After): Draft {
  const { message, question, topic, isThanked } = after;
  const last = draft.topic?.last ?? [];
  if (topic.not || last.length === 0 || !draft.found?.length || question.plain === topic.before || again.test(message)) return draft;
  const lately = new Set(topic.told?.slice(0, LATELY));
  const passages = passagesOf(last, draft.found);
  const told = passages.filter(({ keys }) => keys.every((key) => lately.has(key)));
  const [first] = passages;
  // "That long? Why?": what is found in other places is no reason for it.
  const [before] = passagesOf(topic.last ?? [], draft.found);
  const isWhy = before !== undefined && !before.passage.aspects.includes('price') && kindOf(before.passage.about) !== 'article' && asksWhyOnly(after, before.passage);
  if (isWhy && (first?.passage.about !== before.passage.about || first.passage === before.passage || (first.found?.chance ?? 0) < SURELY)) return onTold(before, draft, after);
  // Who tells something in passing has not asked for what they are told.
  if (told.length === 0 || (isThanked && !message.includes('?') && !asks(message))) return draft;
  if (told.length === passages.length && told.length === 1) return onTold(first!, draft, after);
  const choice = told.find(({ passage }) => chooses(question, textOf(passage)));
  if (choice) return onTold(choice, draft, after);
  // What only came near stands beside it by chance.
  const [meant, another] = passages.filter(({ found }) => found === undefined || found.chance >= HARDLY);
  if (meant && !another && told.includes(meant) && meant === first && !announces.test(textOf(meant.passage))) return { ...draft, answer: assistant.toldAgain.briefly(lineOf(meant, draft)) };
  const others = told.length === passages.length ? [] : told.filter((one) => one.passage.aspects.includes('not-for') && ((one.found?.chance ?? 0) < HARDLY || one.keys.some((key) => topic.holds?.includes(key))));
  return { ...draft, answer: draft.answer.split('\n').flatMap((line) => (others.some((one) => says(line, one)) ? [] : shortened(line, told, question))).join('\n') };
}

/** What is not understood in part: a figure with what it is of, a difficulty with what was done, a line of thought. */
const isWhole = ({ about, aspects }: Passage) => kindOf(about) === 'article' || aspects.includes('price') || aspects.includes('challenge');

/** A line that says again what was told, with no more of it than what is asked for. */
function shortened(line: string, told: readonly Told[], question: Question): string {
  const one = told.find((passage) => says(line, passage));
  return one && !isWhole(one.passage) ? (pickedOf(one, question) ?? line) : line;
}

interface Told {
  readonly passage: Passage;
  /** As it was found by what is asked now. */
  readonly found: Found | undefined;
  /** Of what of it is told. */
  readonly keys: readonly string[];
}

function passagesOf(keys: readonly string[], found: readonly Found[]): Told[] {
  const all = new Set(keys.map((key) => key.split(':')[0]!));
  return [...all].flatMap((one) => {
    const passage = passageTold(one);
    return passage ? [{ passage, found: found.find((other) => passageKey(other.passage) === one), keys: keys.filter((key) => key.startsWith(`${one}:`)) }] : [];
  });
}

const placesOf = ({ keys }: Told) => keys.map((key) => Number(key.split(':')[1])).filter(Number.isInteger);

/** Whether a line of an answer says what is told of a passage. */
function says(line: string, told: Told): boolean {
  const { items } = told.passage;
  const places = placesOf(told);
  const texts = places.length > 0 ? places.map((place) => items[place]?.text ?? '') : items.map(({ title, text }) => title ?? text);
  return texts.every((text) => line.includes(text.replace(/^And \w|\.$/g, '')));
}

/** What an answer says of it, without the page's question. */
function lineOf(told: Told, { answer }: Draft): string {
  const { lead: heading = '' } = told.passage;
  const line = answer.split('\n').find((one) => says(one, told)) ?? answer;
  return heading.endsWith('?') && line.startsWith(heading) ? line.slice(heading.length).trim() : line;
}

/** What there is to say of what was told to who asks for it once more. */
function onTold(told: Told, draft: Draft, after: After): Draft {
  const { message, question, topic } = after;
  const { toldAgain: words } = assistant;
  const { passage, found } = told;
  const saying = (answer: string): Draft => ({ ...draft, answer, links: distinctLinks([passage.page, contactLink]), topic: { ...draft.topic, last: topic.last ?? [] } });
  const next = nextOf(told, topic);
  const picked = pickedOf(told, { ...question, words: [...question.words, ...wordsOf(message).flatMap(({ plain }) => (isEmpty(plain) ? [] : [plain]))] });
  if (why.test(message)) {
    const texts = placesOf(told).map((place) => passage.items[place]!.text);
    // "It got more expensive." – "Why is that?"
    const ofOwn = topic.before !== undefined && ofThemselves.test(topic.before) && !asks(topic.before) && (found?.chance ?? 0) >= SURELY ? pickedOf(told, { ...question, words: wordsOf(topic.before).map(({ plain }) => plain) }) : undefined;
    if (ofOwn !== undefined) return saying(words.briefly(ofOwn));
    const given = texts.flatMap((text) => reasonIn(text, message) ?? [])[0] ?? texts.find((text) => reason.test(text));
    if (given) return saying(words.briefly(given));
    // An article reasons all along.
    if (kindOf(passage.about) === 'article') return draft;
    return next !== undefined && reason.test(next) ? saying(next) : asksWhyOnly(after, passage) || next === undefined ? saying(words.why) : draft;
  }
  if (instead.test(message) || (furthermore.test(message) && kindOf(passage.about) === 'article')) return saying(next ?? words.noMore);
  if (chooses(question, textOf(passage))) return saying(words.which);
  if (picked !== undefined && (found?.like ?? 0) >= LIKE && (found?.chance ?? 0) >= LIKELY) return saying(words.briefly(picked));
  const isOther = question.aspects.size === 0 && whether.test(message) && !pointing.test(message) && heldIn(textOf(passage), question.words) === 0;
  return isOther && message.trim().split(/\s+/).length <= FEW ? saying(next ?? words.noMore) : draft;
}

/** "Why native?", of "…, native where Bluetooth is the heart of the product". */
function reasonIn(sentence: string, message: string): string | undefined {
  const sought = new Set(wordsOf(message).map(({ plain }) => stem(plain)));
  const clauses = [...sentence.matchAll(/(?:^|, )(?<word>[\p{L}-]+)(?: [\p{L}-]+)? (?:where|if|when|because|for)\b/giu)];
  const own = clauses.find(({ groups }) => sought.has(stem(groups!.word!.toLowerCase())));
  if (!own) return undefined;
  const next = clauses.find(({ index }) => index > own.index);
  return `${sentence.slice(own.index, next?.index).replace(/^, |[.]$/g, '')}.`;
}

/** The sentences of a passage that follow what was told of it. */
function nextOf({ passage, keys }: Told, { told = [] }: Topic): string | undefined {
  if (passage.form !== 'sentences') return undefined;
  const from = Math.max(...keys.map((key) => Number(key.split(':')[1]))) + 1;
  const next = passage.items.slice(from).filter((_, place) => !told.includes(`${passageKey(passage)}:${from + place}`));
  return next.length > 0 ? next.map(({ text }) => text).join(' ') : undefined;
}

/** What of it is asked for now, in words that stand there: the entry or the sentence that fits best, and what fits nearly as well; nothing where that is all of it, or where no word tells which. */
function pickedOf(told: Told, { words }: Question): string | undefined {
  const { passage, found } = told;
  const places = placesOf(told);
  if (passage.lead && passage.aspects.includes('price') && passage.form === 'sentences') return passage.lead;
  if (!found || places.length === 0 || kindOf(passage.about) === 'unpublished') return undefined;
  const held = new Map(places.map((place) => [place, heldIn(fullText(passage.items[place]!), words)]));
  const [mostHeld, mostFit] = [Math.max(...held.values()), Math.max(...places.map((place) => found.items[place]!))];
  if (mostHeld === 0) return undefined;
  const best = places.filter((place) => held.get(place) === mostHeld || found.items[place]! >= mostFit * NEARLY);
  if (best.length === places.length || (passage.form === 'sentences' && lengthOf(told) <= SHORT)) return undefined;
  if (passage.form === 'entries') return [passage.leadOfSome ?? passage.lead, `${best.map((place) => fullText(passage.items[place]!).replace(/[.]$/, '')).join('; ')}.`].filter(Boolean).join(' ');
  return best.length === 1 ? sentenceAt(passage, best[0]!) : best.map((place) => passage.items[place]!.text).join(' ');
}

const lengthOf = (told: Told) => placesOf(told).reduce((sum, place) => sum + told.passage.items[place]!.text.length + 1, 0);

/** How many of the words stand in a text. */
function heldIn(text: string, sought: readonly string[]): number {
  const held = new Set(wordsOf(text).map(({ plain }) => stem(plain)));
  return sought.filter((word) => held.has(stem(word))).length;
}

/** "Squarespace or WordPress?": the sentence names both, one as good as the other. */
function chooses({ plain }: Question, sentence: string): boolean {
  const { one, other } = /(?<one>\w+) or (?:\w+ ){0,2}?(?<other>\w+)\b/.exec(plain)?.groups ?? {};
  return one !== undefined && new RegExp(String.raw`\b(?:${one} or ${other}|${other} or ${one})\b`, 'i').test(sentence);
}

/** Whether nothing is asked but the reason of what was told: "why so long?" */
function asksWhyOnly({ message, question: { words, entities } }: After, passage: Passage): boolean {
  if (!why.test(message) || entities.length > 0) return false;
  const held = new Set(wordsOf(textOf(passage)).map(({ plain }) => stem(plain)));
  return words.map(stem).every((word) => isWeak(word) || held.has(word) || measures.has(word));
}

const measures = new Set(['long', 'much', 'many', 'expensive', 'dear', 'high', 'slow', 'short', 'few', 'low'].map(stem));
