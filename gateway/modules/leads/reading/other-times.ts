import { pattern } from '../../language/patterns.ts';
import type { Circumstances } from './circumstances.ts';
import { sentencesOf, type Span } from '../../language/sentences.ts';
import { unitOfTime } from './times.ts';

/** "After 3pm", "in the mornings": by itself, the hour of a day is when to call. */
const timeOfDay = pattern('i')`
  ^(?:(?:only|after|before|by|at|around|about|from|between|till|until) ){0,2}(?:
    \d{1,2}(?:[:.]\d\d)? ?(?:am|pm|a\.m\.?|p\.m\.?|hrs|o['’]?clock)?(?: ?(?:to|and|till|-|–) ?)
  )?(?:
    \d{1,2}(?:[:.]\d\d)? ?(?:am|pm|a\.m\.?|p\.m\.?|hrs|o['’]?clock)
    |(?:the )?(?:mornings?|afternoons?|evenings?|noon|lunch|office hours)
  )$
`;
/** "It must be live by 9 am on Monday" is a plan all the same. */
const readiness = /\b(?:ready|live|launch\w*|finish\w*|complet\w+|deliver\w*|done|deadline|due|running|need(?:s|ed)? (?:it|this|that|them)|(?:must|has to|have to|should) be)\b/i;

const between = String.raw`(?:\s+(?:you|again|back|with|is|be|will|possible|fixed|scheduled|on|at|in|for|by|from|only|any ?time|sometime|maybe|the|please|pls)){0,5}\s*$`;
/** "Call me", "reach us only": right before a time, it says when to. */
const reachMe = new RegExp(String.raw`\b(?:call|ring|phone|whatsapp|reach|contact|visit|meet) (?:me|us|him|her)${between}`, 'i');
/** "A call next week", "we can meet on Thursday"; "video calls by June" are a plan. */
const toTalk = new RegExp(String.raw`\b(?:call|talk|speak|meet|discuss(?:ion)?|catch[- ]up|(?:quick|short|have a|for a) chat)${between}`, 'i');
const deadline = /^(?:by|(?:not )?before|within|until|till)\b/i;
/** "Next week for a quick call". */
const forTalk = pattern('i')`
  ^\s*(?:(?:is|are|would be|works?|suits?)\s+)?(?:(?:fine|good|ok|okay|best)\s+)?for an? (?:quick |short |zoom |phone |video |first )?(?:
    call|meeting|talk|chat|discussion
  )\b
`;
/** "In Dubai next week, can we meet": what is asked for at that time. */
const mayWeTalk = /^\s*,?\s*(?:so\s+)?(?:can|could|may|shall) (?:we|i|you|someone|somebody) (?:please )?(?:meet|talk|speak|call|visit)\b/i;
/** "Board meeting is on the 22nd": by itself, it is no date to be ready by. */
const meeting = /(?<!\bgeneral )\bmeeting(?:\s+(?:is|will be|fixed|scheduled|held|on|at|in|for|the)){0,5}\s*$/i;
/** "Before the board meeting on the 22nd", "… to show them something by then". */
const towards = /\b(?:before|by|until|till|in time for|for (?:the|our|my|this|next))\s+(?:[\p{L}'’-]+\s+){0,4}$/iu;
/** "Any day after 4 suits me", "will come back in 2 weeks". */
const [suits, comeBack] = [/^.{0,40}?\b(?:suits?|works? for|(?:good|fine|ok|okay) for) (?:me|us)\b/i, /\b(?:come|get|revert|write|be|reply) back(?: to you)?\s*$/i];
/** "Agency A told me 9 lakh and 5 months". */
const saidByOthers = pattern('i')`
  \b(?:
    agency|agencies|vendor|freelancer|consultant|another (?:company|firm|developer)|somebody else|one guy
  )\b[^.!?;]{0,20}\b(?:told|quoted|said|says|offer(?:s|ed)|promised|gave|asked|asks|wants)\b[^.!?;]*$
`;
/** "I am on leave until the 9th", "my boss is back on Thursday", "we are closed in June": when somebody is there, or is not. */
const absence = String.raw`(?:(?:on|from) (?:\w+ )?(?:leave|vacation|holidays?|pto|umrah|hajj)|out of (?:the )?(?:office|town|station|country)|away|abroad|overseas|(?:not |un)(?:available|reachable|around)|busy|closed|in (?:a )?meetings?|at an? (?:conference|fair|wedding|exhibition))`;
const away = new RegExp(
  String.raw`\b(?:am|are|is|was|im|be|being|been|['’](?:m|re|s)|will|go(?:ing)?|stay(?:ing)?|get|getting|come|comes|coming)\s+(?:\w+ )?(?:${absence}|off(?: work)?|back(?! (?:up|online|live))|travell?ing|flying)\b(?:(?!\b(?:and|but|so|we|need|want|must|should|launch|start)\b)[^.;!?,]){0,25}$`,
  'i',
);
const awayItself = new RegExp(String.raw`^${absence}\b`, 'i');
const demand = /\b(?:must|should|has to|have to)\b/i;
const byThen = /\b(?:by|before|until|till) (?:then|that)\b/i;

const several = String.raw`(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|(?:a )?few|several|many|(?:a )?couple of)`;
/** "No result from 1 year", "for the last six months": how long it has lasted. */
const lasting = new RegExp(String.raw`^(?:(?:from|since)\s+(?:the\s+)?(?:(?:last|past)\s+)?${several}|(?:for\s+)?(?:the\s+)?(?:last|past)\s+${several})[\s-]*${unitOfTime}$`, 'i');
/** "No sales for 3 months" tells of the past as well; "no hurry for 3 months" does not. */
const [aSpan, nothingFor] = [new RegExp(String.raw`^(?:for\s+)?(?:the\s+)?${several}[\s-]*${unitOfTime}$`, 'i'), /\b(?:no|zero|nothing|nobody|hardly any)\s+(?:(?!hurry|rush|need|urgency|wait|sorry)[\p{L}-]+\s+){0,3}(?:for\s+)?$/iu];
const goesOn = /^\s*(?:from (?:now|today)|on\b|onwards|of\b|to\b|[-–]\s*\d)/i;

/** "600 a month for 6 months", "a 6 month contract", "1 year seo": how long it is to run; "no hurry for 3 months" is when, and "5 pm" no rate. */
const [forSo, monthly, asContract, noHurry] = [
  /\bfor\s+(?:the\s+)?(?:next\s+|first\s+)?$/i,
  /(?:\/\s?mo(?:nth)?|\b(?:an?|per|each|every) month|\bmonthly|(?<!(?<!\d)\d\d?\s?)p\.?m\.?)\W+$/i,
  /^\s*(?:contract|retainer|package|plan|subscription|lease|warranty|guarantee|trial|seo|campaign)\b/i,
  /\b(?:hurry|rush|urgency|wait)\b/i,
];
/** "It is in this year's budget": the year is the budget's. */
const ofIt = /^['’]s\b/;

/** "Notice period 30 days", "one month notice". */
const [noticeOf, asNotice] = [/\bnotice period\b[^.!?;,]{0,15}$/i, /^['’]?s?\s*notice\b/i];
/** "3-4 a year", "2 per month": how often. */
const rate = /^\d[^.!?]*\b(?:an?|per|each|every)\s+(?:day|week|month|quarter|year)$/i;
/** "150 orders, now 12": how it is, unless something is to be done now: "start now", "right now please". */
const [justNow, please, toBeDone] = [/^(?:right )?now(?:\s+\d+)?$/i, /^\s*(?:pl(?:ease|s|z)\b|!)/i, /\b(?:start\w*|begin\w*|need(?:ed|s)?(?: it| this| them)?|want(?: it| this)?|ready|go|launch\w*|asap|timeline)[\s,:]*$/i];
/** "20 lakh is approved in this FY": what the money is for. */
const grantedFor = /\b(?:approved|sanctioned|allocated|allotted|budgeted|earmarked|granted|released)\s*(?:for|in|within)?\s*$/i;

/** "It was launched in October", "we built it last year": what is done already. */
const wasDone = pattern('i')`
  \b(?:(?:was|were|got|has been|have been|had been) (?:(?:just|only|first|last|already|finally|re) ?)*(?:launched|released|built|made|delivered|installed|developed|redesigned|rebuilt|updated|set up|bought|published|put online)
    |went (?:live|online)|(?:you|they|he|she|i|we) (?:\w+ )?(?:launched|released|built|made|delivered|installed|developed|redesigned|rebuilt|bought|published))
  (?: (?:it|that|this|them|us|ours?|(?:the|our|my) \w+))?(?: (?:back|only|just|last|again))*(?: (?:in|on|at|during|around))?\s*$
`;

/** "If it was launched in October": what is wished for; and what is to be done in three months is not done. */
const mayBe = /\b(?:if|when|would|could|can|need|want|wish|like|should|must|please|pls|hope|suppose)\b[^.?!;]*$/i;
const ahead = new RegExp(String.raw`^in ${several}[\s-]*${unitOfTime}$`, 'i');

/** "Outlet no. 23 opens in October": the number is the outlet's. "No, 6 months" counts months. */
const numberOf = /\p{L} (?:no\.?|number) $/iu;
const numberAlone = new RegExp(String.raw`^\d+\s+(?!${unitOfTime}\b)`, 'i');

/**
 * Whether a time in a message is of something else than the work that its visitor wants done: when to talk to them, since when
 * something lasts, how long somebody else would take.
 */
export function isOtherTime(message: string, { start, end }: Span, { asked }: Circumstances): boolean {
  const sentence = sentencesOf(message).find((one) => one.start <= start && one.end >= end) ?? { start: 0, end: message.length, text: message };
  const [before, quote, after] = [message.slice(sentence.start, start), message.slice(start, end), message.slice(end, sentence.end)];
  if (rate.test(quote) || (justNow.test(quote) && asked !== 'timeline' && !toBeDone.test(before) && !please.test(after)) || (grantedFor.test(before) && /\b(?:fy|year)$/i.test(quote))) return true;
  if (noticeOf.test(before) || asNotice.test(after)) return true;
  if (timeOfDay.test(quote) && !readiness.test(sentence.text)) return true;
  if (asked === 'timeline') return false;
  return saidByOthers.test(before) || (wasDone.test(before) && !mayBe.test(before) && !deadline.test(quote) && !ahead.test(quote)) || awayItself.test(quote) || away.test(before) || isForTalking(before, quote, after, sentence.text) || ofIt.test(after) || runsFor(before, quote, after) || ((lasting.test(quote) || (aSpan.test(quote) && nothingFor.test(before))) && !goesOn.test(after));
}

function runsFor(before: string, quote: string, after: string): boolean {
  if (!aSpan.test(quote) || goesOn.test(after) || noHurry.test(before)) return false;
  return /^for\b/i.test(quote) || forSo.test(before) || monthly.test(before) || asContract.test(after);
}

function isForTalking(before: string, quote: string, after: string, sentence: string): boolean {
  if (byThen.test(sentence)) return false;
  if (suits.test(quote + after) || comeBack.test(before)) return true;
  if (reachMe.test(before) || forTalk.test(after) || mayWeTalk.test(after) || (toTalk.test(before) && !deadline.test(quote))) return true;
  const held = meeting.exec(before);
  return held !== null && !towards.test(before.slice(0, held.index)) && !demand.test(sentence) && !readiness.test(sentence);
}

/** A time that a message tells, without the number of something that stands before it. */
export function withoutNumberOfThing<Time extends Span>(message: string, time: Time): Time {
  if (!numberOf.test(message.slice(0, time.start))) return time;
  const number = numberAlone.exec(message.slice(time.start, time.end));
  return number ? { ...time, start: time.start + number[0].length } : time;
}
