import { pattern, source } from '../../../language/patterns.ts';
import { sentencesOf, type Part, type Span } from '../../../language/sentences.ts';
import type { Finding } from '../../../leads/evidence.ts';
import { asks } from '../../knowledge/asking.ts';
import type { Topic } from '../../knowledge/question.ts';
import { lead } from './fillers.ts';

const currency = String.raw`(?:k|grand|thousand|lakhs?|lacs?|crores?|usd|us dollars?|dollars?|bucks|rupees|ringgit|dirhams?|rm|aed|inr|euros?)`;
const money = String.raw`(?:(?:usd|us\$|rm|aed|inr|rs\.?|dhs?\.?|[$€£₹]) ?\d[\d.,]*(?: ?${currency}\b)*|\d[\d.,]* ?${currency}\b(?: ?${currency}\b)*|\d{1,3}(?:[.,]\d{3})+\b|\d{4,}\b)`;
const wow = String.raw`(?:wo+w+|whoa+|ouch|yikes|oof|omg|gosh|damn|jeez|wtf|what|huh|seriously|my god|oh my(?: god)?|wah|aiyo\w*|alamak|holy \w+)`;
const it = String.raw`(?:that|thats|its|this|it|these|those|they|which|you|u|(?:the|your|ur|such|these|those|their) (?:\w+ )?(?:prices?|costs?|rates?|sums?|figures?|fees?|quotes?|amounts?|ranges?|budgets?))`;
const being = String.raw`(?:['’]?s|['’]?re|is|are|was|(?:seems?|sounds?|looks?|feels?)(?: like)?)`;
const very = String.raw`(?:(?:way|far|a bit|a little|a tad|just|really|so|very|quite|pretty|rather|kind of|kinda|simply|super|too|much|bit|still|already|also|actually|honestly|damn|bloody|fucking) )*`;
const dear = String.raw`(?:expensive|costly|pricey|pricy|steep|unaffordable|overpriced|mahal|mehnga|crazy(?! good)|insane|ridiculous|outrageous|too (?:high|much)|a (?:bit|little) (?:much|high)|a lot(?! of (?!money|cash|dollars))|lots? of money|big money|huge(?: sum| amount)?|high)`;
const beyond = String.raw`(?:over|above|beyond|past|out of|outside|outside of|exceeds?|more than|double|twice|triple|not (?:with)?in) (?:of )?(?:my|our|the|what (?:i|we)) (?:\w+ )?(?:budget|reach|means|range|league|can (?:afford|pay|spend)|could (?:afford|pay|spend)|have|wanted|expected|thought|planned)`;
const smaller = String.raw`(?:cheaper|cheapest|smaller|more affordable|less expensive|less costly|low[- ]?cost|low[- ]?budget|budget)`;
const way = String.raw`(?:ways?|options?|versions?|packages?|plans?|solutions?|alternatives?|variants?|starts?|possibilit(?:y|ies)|things?|routes?|offers?|deals?|tiers?|approach(?:es)?|one|ones)`;
const smallPackage = '(?:small|simple|basic|starter|mini|lite|cheap) (?:packages?|plans?|deals?|tiers?|offers?)';

/** What is said of a price that is felt to be too much, whatever was talked about. */
const always: readonly RegExp[] = [
  // "Wow 120k??", "25,000 usd?!"
  pattern('i')`${lead}(?:${wow}[\s,.!?]+)+(?:for )?${money}\W*$`,
  pattern('i')`${lead}${money}(?: (?:only|for (?:that|this|it)|for an? (?:\w+ ){0,2}\w+))?\s*(?:\?[!?]+|![!?]+)\s*$`,
  // "25000 usd is too much for me", "hm 20k is a lot"
  pattern('i')`(?<!budget (?:is|of|was) (?:\w+ )?)${money} (?:(?:${being}|${it}) )*${very}(?:${dear}|${beyond})\b`,
  // "Too expensive", "so expensive lah"
  pattern('i')`${lead}(?:${it} ?(?:${being} )?)?(?:way |far |still |much |bit |a bit |really )*(?:too|so|very|super|quite|pretty|damn|really) (?:expensive|costly|pricey|pricy|steep|dear)\b`,
  pattern('i')`${lead}${it} ?${being} ${very}(?:expensive|costly|pricey|pricy|steep|unaffordable|overpriced)\b`,
  pattern('i')`${lead}(?:expensive|pricey|mahal|mehnga)\b(?: \w+)?\W*$`,
  pattern('i')`\b(?:can(?:not|['’]?t| not)|could(?:n['’]?t| not)|unable to|not able to|won['’]?t be able to) (?:\w+ )?(?:afford|pay|spend)(?: (?:that|this|it|so|such|these|those|anything like|${money})\b|\W*$)`,
  pattern('i')`\b(?:do(?:n['’]?t| not)|did(?:n['’]?t| not)|have(?:n['’]?t| not)) (?:\w+ )?(?:have|got) (?:that|so|this|such) (?:much|kind of|sort of|big|a)\b(?: (?:money|cash|budget|funds?))?(?=\W*$|\W+for\b|\W+(?:money|cash|budget|funds?)\b)`,
  pattern('i')`\b${beyond}\b`,
];
/** The same, where a price was talked about: else it may be too much of anything. */
const ofPrice: readonly RegExp[] = [
  pattern('i')`${lead}(?:${wow}[\s,.!?]*)*(?:${it} ?(?:${being} ))?${very}${dear}(?: (?:for|of) (?:me|us|my|our|money|an?|that|this|just)\b.{0,50})?(?: (?:lah|man|bro|yaar|sir|then|no|though|tho|actually))*\W*$`,
  pattern('i')`${lead}(?:${wow}\b[\s,.!?]*)*(?:${it} ?(?:${being} ))?${very}(?:too )?much (?:for|money)\b`,
  pattern('i')`${lead}(?:wo+w+|whoa+|ouch|yikes|oof|omg|gosh|jeez)\b\W*$`,
  pattern('i')`${lead}(?:${it} ?(?:${being} )?)?${very}too (?:big|large|grand|fancy) (?:a \w+ )?for (?:me|us|my|our)\b`,
];
/** "Anything cheaper?", "is there a smaller way", of what was talked about. */
const cheaper: readonly RegExp[] = [
  pattern('i')`${lead}(?:(?:do|is|are|have|any chance of|got|can|could|would|what about|how about|maybe|you|u|there|i|we|have|get|need|want|it|be|offer|do) )*(?:any ?thing|some ?thing|nothing|none|no|not|any|some) (?:a (?:bit|little) |bit |much |that (?:is|costs) )?(?:cheaper|less expensive|smaller|more affordable|for less)\b(?! than)(?: (?:${way}|available|possible|for (?:me|us|\w+)|please|pls|then))*\W*$`,
  pattern('i')`${lead}(?:much |a bit |bit |even )?cheaper(?: (?:${way}|possible|please|pls|then|maybe|available))*\W*$`,
  pattern('i')`\b(?:(?:is|are|isn['’]?t|aren['’]?t) there|(?:do|don['’]?t|have|haven['’]?t) (?:you|u)(?: guys)? (?:have|got|offer|sell)|(?:you|u) (?:have|got|offer)|have (?:you|u)|got|any|need|want|some|looking for) (?:an? |any |some |no |the |also |even |not |maybe )*(?:\w+ )?(?:${smaller} ${way}|${smallPackage})\b(?! than (?!that|this))`,
  pattern('i')`\b(?:can|could|would|will)(?:n['’]?t)? (?:you|u|we|i|it|this|that)(?: guys)?(?: \w+){0,2}? (?:do|make|build|offer|get|have|start|find|give|sell|bring)(?: \w+){0,3}? (?:cheaper|less expensive|for less(?: money)?)\b(?! than (?!that|this))`,
  pattern('i')`\bwhat (?:can|could|would|do) (?:i|we|you)(?: \w+)? (?:get|do|have)(?: \w+)? for (?:less|half)\b`,
];
/** Held against each other, one may be cheaper than the other. */
const compares = /\bor\b(?! (?:is|are|do|can) ).*\?|\bthan\b(?! (?:that|this|i|we|my|our|expected))|^\W*(?:which|what|who|why|y|how come|when|if)\b|,\s*(?:how|what|where|when|which|who)\b/i;
/** Somebody else's price. */
const ofOthers = /\b(?:quoted|quotation|agency|agencies|competitors?|neighbou?rs?|friends?|vendors?|freelancers?|they (?:want|ask|charge)\w*)\b/i;
/** Words. */
const STORY = 14;
/** Characters of a sentence that only cries out. */
const LONG = 160;

/** What somebody says of a price who feels it to be too much. */
export interface TooDear {
  /** The sum that they name, in thousands where they say so. */
  readonly sum: number | undefined;
  /** What they say besides. */
  readonly besides: string;
}

/** Whether somebody feels what something costs to be too much, or asks for less of it. */
export function tooDear(message: string, { before, aspect }: Topic): TooDear | undefined {
  if (before === undefined) return undefined;
  const sentences = sentencesOf(message).map(({ text }) => text);
  const felt = sentences.filter((text) => isFelt(text, aspect === 'price'));
  if (felt.length === 0) return undefined;
  const others = sentences.filter((text) => !felt.includes(text));
  // Who tells a story has more to say than that.
  if (others.join(' ').split(' ').length > STORY && !others.some((text) => asks(text))) return undefined;
  // "Ouch. And what does it cost per year?": only the question counts.
  if (felt.every((text) => onlyCries.test(text)) && others.length > 0) return undefined;
  return { sum: sumIn(felt.join(' ')), besides: others.join(' ') };
}

const onlyCries = new RegExp(source`${lead}${wow}\W*$`, 'i');

const isFelt = (text: string, priced: boolean) => text.length <= LONG && !compares.test(text) && !ofOthers.test(text) && (always.some((form) => form.test(text) && !(asks(text) && /^\W*(?:is|are|do|does|can)\b/i.test(text))) || (priced && ofPrice.some((form) => form.test(text))) || cheaper.some((form) => form.test(text)));

function sumIn(text: string): number | undefined {
  const named = new RegExp(money, 'i').exec(text)?.[0];
  const figure = named && Number(/\d[\d.,]*/.exec(named)![0].replace(/[.,](?=\d{3})/g, '').replace(/,$/, ''));
  return figure ? figure * (/k\b|grand|thousand/i.test(named) ? 1000 : 1) : undefined;
}

/** What of the findings is a sum that somebody has: one that they only find too much is ours. */
export function ownSums(message: string, findings: readonly Finding[]): readonly Finding[] {
  if (!findings.some(({ field }) => field === 'budget')) return findings;
  const felt = sentencesOf(message).flatMap(feltIn);
  return findings.filter(({ field, start, end }) => field !== 'budget' || !felt.some((one) => one.start < end && start < one.end));
}

/** The sums that a sentence finds too much; "our budget of 20k is too much for you" finds none so. */
function feltIn({ text, start }: Part): Span[] {
  return [...always.slice(0, OF_SUMS), notAffordable].flatMap((form) => {
    const said = form.exec(text);
    const named = said && new RegExp(money, 'i').exec(said[0]);
    if (!said || !named || own.test(text.slice(0, said.index + named.index))) return [];
    const from = start + said.index + named.index;
    return [{ start: from, end: from + named[0].length }];
  });
}

/** The forms that name a sum. */
const OF_SUMS = 3;
const notAffordable = new RegExp(source`\b(?:can(?:not|['’]?t| not)|could(?:n['’]?t| not)) (?:\w+ )?(?:afford|pay|spend) ${money}`, 'i');
/** "We have 5k", "my budget of 10k" is theirs. */
const own = /\b(?:budget|max(?:imum)?|(?:i|we)(?: \w+)? (?:have|got|had)|(?:can|could|would|will) (?:only )?(?:pay|spend|afford|give))\b(?! not)[^.,;]*$/i;
