import { pattern } from '../../../language/patterns.ts';
import type { Finding } from '../../../leads/evidence.ts';
import { askingSentences } from '../../knowledge/asking.ts';
import { kindOf, titleOf } from '../../knowledge/content.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import { askedAtEnd } from '../telling/told-only.ts';

/** Held against what something costs or takes: "is that enough?", "too much?", "doable?" */
const weighing = pattern('i')`
  \b(?:
    enough|suffic\w+|covers?|too (?:much|little|low|high|small|tight|short|soon)|(?:un)?realistic|reasonable|fair|(?:im)?possible
    |do-?able|feasible|okay|ok|fine|achievable|manageable
  )\b
`;
/** "Ok, I will think about it" and "ok and how long does it take" weigh nothing. */
const agreeing = /(?:^|[.!?]\s)\W*(?:(?:ok(?:ay)?|fine|fair enough|great|good|cool|nice|thanks?|thank you|thx)\b(?!\s*(?:for|if|with|to|enough)\b)[\s,.!]*)+(?=[a-z])/gi;
/** "What can I get?", "can you do something?" */
const able = /\b(?:(?:can|could|will|would|are) (?:you|u|it|this|that|we|i)|what (?:do|would|will) (?:i|we) get|any chance)\b/i;
/** Who says more than this besides asks for more. */
const FEW = 3;

/** What of a message weighs something: where some of it asks, the rest only agrees or tells ("20k ok. who owns it then"). */
function askingPart(message: string): string {
  const { asking } = askingSentences(message);
  return (asking.length > 0 ? asking.join(' ') : (askedAtEnd(message) ?? message)).replace(agreeing, '');
}

/** How a question is put where somebody names a sum and wants to know whether it will do; undefined where they do not. */
export function priceAsked(message: string, findings: readonly Finding[], asked: Question, topic: Topic): string | undefined {
  const named = findings.some(({ field }) => field === 'budget');
  const asking = askingPart(message);
  const weighs = weighing.test(asking);
  const told = named ? weighs || able.test(asking) : weighs && (sum.test(message) || (topic.aspect === 'price' && asked.pointsBack));
  if (!told || wordsBesides(asked).length > (weighs ? FEW : 1)) return undefined;
  return priceOf(asked, topic);
}

/** Asked of nothing that was named or wanted, a price is a matter of all that we do. */
const WHAT_WE_CHARGE = 'how much do you charge';
const barePrice = pattern('')`
  ^(?:(?:hi|hello|hey|ok|so|and|sir|please) )*(?:
    (?:your |the )?(?:prices?|pricing|costs?|rates?|charges|fees)(?: list)?
    |(?:roughly |about )?how much(?: (?:is|does|do|would|will) (?:it|this|that|you|we|i)(?: (?:be|cost|charge|take|pay))?)?
    |(?:what|wat) (?:does|do|would|will) (?:it|this|that|you) (?:cost|charge)
    |what (?:is|are) (?:your|the) (?:prices?|pricing|costs?|rates?|charges|fees)
  )(?: (?:roughly|about|then|please|sir|for (?:us|me)))*$
`;
/** It is the visitor's own that is meant, and no project that was spoken of. */
const ofTheirs = /\b(?:would|will|(?:for|to) (?:us|me))\b/;

/** How a question is put that asks for nothing but a price; undefined where it is another, or of a project. */
export function barePriceOf(message: string, topic: Topic): string | undefined {
  const plain = message.toLowerCase().replace(/[^a-z]+/g, ' ').trim();
  if (!barePrice.test(plain)) return undefined;
  if (topic.entity === undefined && topic.need === undefined) return WHAT_WE_CHARGE;
  const spoken = topic.entity && kindOf(topic.entity) === 'service' ? topic.entity : undefined;
  const meant = spoken ?? (topic.entity === undefined || ofTheirs.test(plain) ? topic.need : undefined);
  return meant && `what does ${titleOf(meant)} cost`;
}

/** "What does it cost?", of what is named, was talked about or is wanted. */
function priceOf({ entities }: Question, { entity = '', need = '' }: Topic): string {
  const thing = [...entities, entity, need].find((id) => kindOf(id) === 'service' || kindOf(id) === 'project');
  return thing ? `what does ${titleOf(thing)} cost` : 'prices of services';
}

const sum = /[$€£₹]\s?\d|\b(?:usd|rm|aed|rs\.?|inr) ?\d|\b\d[\d.,]*\s?(?:k|usd|dollars?|rupees|lakhs?|crores?|ringgit|dirhams?|rm|aed|inr|euros?)\b/i;

/** Whether somebody names a day and wants to hear that it can be kept. */
export function dayAsked(message: string, findings: readonly Finding[], asked: Question, { aspect }: Topic): boolean {
  const named = findings.some(({ field }) => field === 'timeline') || finishing.test(message) || (aspect === 'deadline' && wordsBesides(asked).length === 0);
  const asking = askingPart(message);
  return named && !asked.aboutJobs && !ofAnotherDoing.test(asking) && (weighing.test(asking) || able.test(asking)) && wordsBesides(asked).length <= FEW;
}

/** "Can I cancel after two weeks", "can we drop by this week", "how fast can I get out": they would do something else than have it by then. */
const ofAnotherDoing = pattern('i')`
  \b(?:can|could|may|should|will|would|must|do|shall) (?:i|we) (?:\w+ ){0,2}?(?:
    cancel|stop|quit|leave|end|terminate|walk away|back out|pull out|get out|(?:change|switch)\b(?! to live)|pay|come|visit|drop (?:by|in)|stop by|pop in|meet|call|ring|phone|talk|speak|see (?:you|u|some\w*|it|a|the)|send|apply|hear|decide|sign|keep|own|return|pause|extend|try
  )\b
`;

/** Whether a message only asks if a time or a sum will do: "12 weeks is enough?" */
export const onlyWeighs = (message: string): boolean => weighing.test(askingPart(message));

/** "Could you deliver by Christmas?" */
const finishing = pattern('i')`
  \b(?:can|could|will|would) (?:you|u|it|this|that|we|everything) (?:\w+ ){0,2}?(?:
    deliver(?:ed)?|finish(?:ed)?|completed?|launch|ready|done|live|online|manage|make
  )\b(?: \w+){0,3}? (?:by|before|until|till|in time for) (?!hand\b|phone\b|e?-?mail\b)
`;

/** Whether somebody wishes for a day or has a sum, and asks nothing about it. */
export const onlyWishes = (message: string, findings: readonly Finding[], asked: Question): boolean =>
  findings.some(({ field }) => field === 'timeline' || field === 'budget') && askingSentences(message).asking.length === 0 && asked.entities.length === 0 && asked.words.length < FEW;

/** "I only have 1500 dollars." */
const scarce = /\b(?:only|just|all (?:i|we) (?:have|got)|tight|limited|small|little|low|cannot spend|can['’]?t spend)\b/i;

/** Whether somebody says so of what they have. */
export const isScarce = (message: string): boolean => scarce.test(message);

/** "Something for 5k", "what would 5k get us". */
const getting = /\b(?:(?:some|any)thing|what|which \w+) (?:\w+ ){0,4}?(?:for|with|from|under|within|below)\b|\bwhat (?:would|will|does|can|do) .{1,30}\b(?:get|buy|bring)\b/i;

/** Whether what a message asks is whether a sum in it will do. */
export const asksOfSum = (message: string, asked: Question): boolean => {
  const plain = askingPart(message);
  return (weighing.test(plain) || able.test(plain) || getting.test(plain)) && wordsBesides(asked).length <= ASKED;
};

/** Who says more than this besides asks something else of it. */
const ASKED = 6;

/** What to ask for somebody who names a sum and hints that it is not much: what others paid is all that can be told. */
export const littleNamed = (message: string, findings: readonly Finding[], asked: Question, topic: Topic): string | undefined =>
  findings.some(({ field }) => field === 'budget') && scarce.test(message) ? priceOf(asked, topic) : undefined;

/** What a message says besides the name of a thing, and beside what weighs. */
const wordsBesides = ({ words, naming }: Question) => words.filter((word) => !naming.includes(word) && !weighing.test(word) && !/^\d/.test(word));
