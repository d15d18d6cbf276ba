import type { Memory } from '../../../conversations/conversation.entity.ts';
import type { Finding } from '../../../leads/evidence.ts';
import { asks, askingSentences } from '../../knowledge/asking.ts';
import type { Question } from '../../knowledge/question.ts';
import { pattern } from '../../../language/patterns.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import { writtenOut } from '../../../language/words.ts';

/** Of a question, these are what it asks about: "so 3 months is not possible then?" */
const oftenAsked: readonly string[] = ['budget', 'timeline', 'location'];

/** The findings that a visitor told, and not only asked about. */
export function toldInEarnest(message: string, findings: readonly Finding[]): readonly Finding[] {
  const asking = sentencesOf(message).filter(({ text }) => asks(text) || restated.test(text) || asksAtEnd.test(text));
  return findings.filter(({ field, start, end }) => !oftenAsked.includes(field) || !asking.some((one) => one.start <= start && one.end >= end));
}

/** "So that's 4 to 9 months", "you said 20k", "I didn't say 20k": what we said is none of theirs. */
const restated = pattern('i')`
  ^\W*(?:(?:so|ok(?:ay)?|oh|ah|hm+|and|but|right|wow)\b[\s,]*)*(?:
    (?:that|this)(?:['’]?s| is| was| would be| means)\b|it(?:['’]?s| is) like\b|(?:you|u|they|your (?:site|page)) (?:said|say|says|wrote|write|told|mean|quoted)\b
  )(?!.*\b(?:my|our|we|i)\b)
  |\b(?:i|we) (?:did ?n['’]?t|did not|never) (?:say|said|mean|meant|tell|told|write|wrote|ask(?:ed)?)\b
`;

/** "I can't decide between an app and a website", "torn between the two": a decision to make is a question, however it is put. */
const undecided = pattern('i')`
  \b(?:(?:can(?:not|['’]?t| not)|could(?:n['’]?t| not)|unable to|hard to|difficult to|struggl\w+ to|don['’]?t know how to|help (?:me|us)(?: to)?) (?:\w+ )?(?:decide(?! (?:on |about )?(?:this|that|it|alone|myself|now|yet)\b)|choose|pick|tell which|make up (?:my|our) minds?)
  |(?:un(?:sure|decided|certain)|not (?:sure|certain|clear)|torn|in two minds|hesitat\w+|wavering|(?:do not|don['’]?t) know|no idea) (?:about|between|if|whether|which|what|how|who|where|when)
  |(?:choos\w+|decid\w+|choice|decision) between)\b
`;

/** Whose sentence says so has a time of their own, or sets one. */
export const ofTheirOwn = /\b(?:need|want|must|have to|should|by|until|within|before|in|deadline|launch\w*|ready|open(?:s|ing)?|our|my|we|plan\w*)\b/i;

/** "Three weeks of proof and then what happens", "after the 90 days what then", "2 weeks for what": what is asked at the end of what is told. */
const asksAtEnd = pattern('i')`
  (?:(?:[,;:–-]|\b(?:and|so|but|ok(?:ay)?|then|after (?:that|this)))\s+(?:then |after (?:that|this),? )*(?:what|wat|how|why)(?:['’]?s)?|\b(?:and|so|but|ok(?:ay)?|then)\s+(?:then )?(?:who|when|where))
    (?:\s+(?:is|are|do|does|did|can|could|will|would|should|happens?|comes?|next|then|if|owns?|pays?|keeps?|much|many|long|soon|fast|far|often|about)\b|\W*$)
  |\b(?:and|then|so|but)\s+(?:then|after (?:that|this|it|the \w+(?: \w+)?)|afterwards?|later)\W*$
  |(?<!\b(?:know|knows|matter|no|guess|say|says|or|else)\s)\b(?:for |then )?(?:what|wat|who|why)(?: (?:then|next|now|exactly|happens(?: then)?|comes next|for))*\W*$
`;

/** The end of a message that tells something first, and asks. */
export function askedAtEnd(message: string): string | undefined {
  const found = asksAtEnd.exec(message);
  return found ? message.slice(found.index) : undefined;
}

/** The findings whose words are a part of what is asked at the end of their sentence: "after the 90 days what then". */
export function askedOfAtEnd(message: string, findings: readonly Finding[]): readonly Finding[] {
  const asking = sentencesOf(message).filter(({ text }) => asksAtEnd.test(text) && !ofTheirOwn.test(text));
  return findings.filter(({ field, start, end }) => field === 'timeline' && asking.some((one) => one.start <= start && one.end >= end));
}

/** Whether a message tells something and asks for nothing. */
export const isStatement = (message: string, { aspects }: Question): boolean => aspects.size === 0 && !message.includes('?') && !undecided.test(message) && !asksAtEnd.test(message) && askingSentences(message).asking.length === 0;

/** "The vendor says their AI will solve 80 percent", "our hoster said it's within 99.9": what others claim is told to hear whether it is so. */
const claimed = pattern('i')`
  \b(?:vendors?|agency|agencies|suppliers?|hosters?|(?:hosting|other|previous|old|seo|marketing) (?:company|firm|guy|people)|providers?|competitors?|consultants?|freelancers?|sales(?:man| ?guy| ?people| ?person)|somebody|someone|some ?one|a friend|chat ?gpt|google|they)
  (?: \w+){0,2}? (?:says?|said|claims?|claimed|promis(?:e|es|ed)|tells? (?:me|us)|told (?:me|us)|guarantees?d?)\b(?! (?:you|about|to call|call)\b).*(?:\d|\b(?:best|cheaper|faster|guarantee\w*|always|never)\b)
`;

/** Whether a message repeats what others claim: it is held against what the site says, where that says anything. */
export const repeatsClaim = (message: string): boolean => claimed.test(message);

/** Where somebody is stands in many questions; who is asked something answers that, and thanks for nothing. */
export function toldOverall(message: string, findings: readonly Finding[]): readonly Finding[] {
  const told = toldInEarnest(message, findings);
  return isAsking(message) ? told.filter(({ field }) => field !== 'location') : told;
}

/** Whether a message asks anything at all. */
export const isAsking = (message: string): boolean => message.includes('?') || undecided.test(message) || asksAtEnd.test(message) || sentencesOf(message).some(({ text }) => asks(writtenOutAll(text)));

/** "Y so expensive" asks, written out. */
const writtenOutAll = (text: string) => text.split(' ').map((word) => writtenOut(word.toLowerCase())).join(' ');

const ofThemselves = /\b(?:i|i['’]m|we|we['’]re|my|our|us|ours|mine|forgot to (?:say|tell|mention)|fyi|btw)\b/i;
const counted = /^\W*(?:about |around |some |only |total )*\d+ \p{L}+/iu;
/** Who says more than this answers more than what was asked of them. */
const LONG = 8;

/** Whether a statement that tells a lead nothing is about its visitor all the same: "60 vehicles", "forgot to say we are closed in June". */
export const isOfThemselves = (message: string, { words }: Question, { asked }: Memory): boolean => ofThemselves.test(message) || counted.test(message) || (asked !== undefined && words.length <= LONG);

const awaiting = /\b(?:when|today|tomorrow|how (?:soon|long|fast|quick)|what time|will|by)\b.*\b(?:call|contact|repl(?:y|ies)|answer|mail|hear|get back|reach|ring|respond)\w*\b|^\W*(?:please |pls |ok |just |can you |could you )*(?:call|ring|phone|contact) me(?: back)?\W*$/i;

/** Whether somebody who left how to reach them asks when they hear from us. */
export const awaitsReply = (message: string, { words }: Question): boolean => awaiting.test(message) && /\b(?:me|i|we|us|they|you|u|someone|somebody)\b/i.test(message) && words.length <= LONG;
