import { pattern } from '../../language/patterns.ts';
import { isQuestion } from '../../language/sentences.ts';
import { theEvent } from './time-patterns.ts';

/** A time that a sentence tells. */
export interface TimeTold {
  readonly quote: string;
  /** Of the sentence. */
  readonly text: string;
  readonly before: string;
  readonly after: string;
  /** What stands around it between commas and contrasts. */
  readonly clause: string;
  /** Whether it answers the question when something is needed. */
  readonly asked: boolean;
}

/** A bare month or span tells a plan only beside such words. */
export const planning = pattern('i')`
  \b(?:
    timeline|time ?frame|deadline|launch\w*|live|ready|start\w*|begin|kick ?off|deliver\w*|finish\w*|done|complete\w*
    |need(?:ed|s)?|want|require|plan\w*|schedule\w*|target\w*|aim\w*|hop(?:e|ing)|prefer\w*|pilot|go[- ]live|latest|within|must be
    |has to be|should be|like (?:it|to)|have it|finished|expect\w*|looking at|make (?:it|that)|changed? (?:it |that )?to
    |push\w* (?:it |that )?to|mov\w+ (?:it |that )?to|rather|instead|would (?:move|switch|change|join)|switch\w*|we mean
    |i mean(?:t)?|ends?|expires?|opens?|opening|closes|due|inaugurat\w+|event is|wedding is|submission|give us|when|fix(?:ed)?
    |complet\w+
  )\b
`;
/** Somebody's past, ages and habits; our own durations; meetings. */
const notPlan = pattern('i')`
  \b(?:
    ago|since|for the (?:last|past)|(?:last|past|previous) (?:week|month|year|quarter)(?! of)
    |years? (?:of|old|experience|back|in business)
    |(?:
      took|take[sn]?|lasted|was done in|were done in|has been|have been|existed|founded|established|experience
      |(?:been|we are|we['’]?re) open|moved|started in|began in|running for|in business
    )
    |went (?:from|up|down)|grew|rose|dropped|the meeting|meeting is|appointment|call me|ring me|interview|every|each|per|keep
    |stored?|kept|retain\w*|old
  )\b
`;

/** "A gala on 30 November, it must work by then." */
const byThen = /\b(?:by|before|until|till) (?:then|that)\b/i;

/** These bound a time: it is to come, whatever stands around it. */
const bounding = pattern('i')`
  ^(?:
    by|before|sebelum(?: bulan)?|menjelang|within|until|no later|not (?:later|before|earlier)|in (?!20)|asap|as soon|immediately
    |urgently|right away|over the next|ready by|latest|after|during
  )
`;
const dayOrShortMonth = /^(?:monday|tuesday|wednesday|thursday|friday|may|mar)$/i;
const onlyUrgent = /^\W*(?:very |its |it's |most )?urgent(?:ly)?(?: please| pls)?\W*$/i;
const yearsAlone = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|few|a few)[\s-]*(?:years|yrs)$/i;
const pastVerb = /\b(?:finished|graduated|completed|passed|left|joined|opened|launched|built|bought|did|got|made)\b/i;
const ofThisWork = /\b(?:we|us|our|ours|my|me|i|it|this|launch|deliver|finish|ready|start|done|possible)\b/i;

/** What shows that a time is no plan of the visitor's. */
const showing: readonly ((time: TimeTold) => boolean)[] = [
  // "This is urgent!" asks for an answer.
  ({ quote, asked, text, clause }) => /^urgent(?:ly)?$/i.test(quote) && !asked && !onlyUrgent.test(text) && !/\b(?:need|want|timeline|deadline|when)\b/i.test(clause),
  // "On Friday" is rather a call; "may" is rather a verb.
  ({ quote, asked }) => dayOrShortMonth.test(quote.trim()) && !asked,
  // "I might come by next Tuesday" is a visit.
  ({ before }) => /\b(?:come|drop|stop|pass|swing|visit|call)(?:ing)? $/i.test(before),
  ({ clause }) => notPlan.test(clause) && !/\b(?:need|want|ours|deadline|launch|ready|live|done by)\b/i.test(clause),
  // "Three years" without a word that they are to come are rather past.
  ({ quote, asked, clause }) => yearsAlone.test(quote) && !asked && !/\b(?:timeline|within|over|plan|contract)\b/i.test(clause),
  // "People vanish before the money comes."
  ({ quote, asked, text }) => /(?:comes?|is over)$/i.test(quote) && !planning.test(text) && !asked && !isAlone(text, quote),
  // "1,200 notes a week", "3 days per month".
  ({ quote, asked, text }) => /^an? (?:day|week|month|quarter|year)$/i.test(quote) && !asked && !isAlone(text, quote),
  ({ quote, after }) => /^\s*(?:a|per|each|every)\b/i.test(after) && /\d/.test(quote),
  ({ before }) => /(?:\/|\bper|\ba|\beach|\bevery|x)\s*$/i.test(before),
  // "A budget of 5 lakhs for the next year".
  ({ before }) => /\b(?:budget|lakhs?|crores?|k|usd|rm|aed)\b[^,;]*\bfor (?:the |this |next )?$/i.test(before),
  // "The Monsoon Thieves" are somebody.
  ({ quote, after }) => /^ \p{Lu}\p{Ll}/u.test(after) && /\p{Lu}\p{Ll}+$/u.test(quote) && /^(?:the\s)?\p{L}+$/iu.test(quote),
  // "I finished B.Tech in 2023."
  ({ quote, before }) => /^in 20\d\d$/i.test(quote) && pastVerb.test(before),
  // "How do you do the launch?"
  ({ quote, asked }) => theEvent.test(quote) && !asked,
  ({ quote, asked, text, clause }) => /^on\b/i.test(quote) && !planning.test(clause) && !byThen.test(text) && !asked,
  ({ quote, before }) => /^for\b/i.test(quote) && !planning.test(before),
  ({ quote, text, clause }) => /^(?:after|about|around)\b/i.test(quote) ? !planning.test(clause) : /^from\b/i.test(quote) && clause.replace(/[.!\s]+$/, '').trim() !== quote.trim() && !planning.test(text),
  ({ quote, asked, text, clause }) => !bounding.test(quote) && !asked && !planning.test(clause) && !byThen.test(text) && !isAlone(text, quote) && !isPlainPlan(clause, quote),
  ({ quote, asked, text }) => /^(?:flexible|no rush|no hurry|not urgent|immediately)$/i.test(quote) && !asked && !planning.test(text),
  // "How long do you take in December?" asks of ours.
  ({ text }) => isQuestion(text) && (!ofThisWork.test(text) || /\bhow (?:long|soon|many)\b/i.test(text)),
];

/** Whether a time is no plan of the visitor's: a past one, a rate, a habit, our own. */
export const isNoPlan = (time: TimeTold): boolean => showing.some((shows) => shows(time));

const beginsPlan = pattern('i')`
  ^(?:in |within )?(?:
    from \w+|some ?time|this|next|coming|the|early|mid|late|end|q[1-4]|spring|summer|autumn|winter|\d+\s*[-–a-z]|one|two|three
    |four|six|eight
  )
`;
const hedgeBefore = /^[\s,;]*(?:(?:maybe|perhaps|probably|ideally|hopefully|preferably|sometime|some time|say|like|timeline|deadline|and|or|no|wait|sorry|i mean|make that)\b[\s:]*)*/i;
const fine = 'fine|ok|okay|good|great|enough|perfect|right|nice|best|ideal|lovely';
const hedgeAfter = pattern('')`
  (?:\s+(?:is|will be|would be|works)(?:\s+(?:${fine}))?|\s+(?:please|pls|maybe|perhaps|hopefully|ideally|preferably))?[\s.!,]*$
  |\s+(?:is|will be|would be) (?:${fine})$
`;

/** "maybe next year", "ideally six weeks": nothing else is said of it. A bare month may be a name, a bare year the past. */
const isPlainPlan = (clause: string, quote: string) => beginsPlan.test(quote) && clause.replace(hedgeBefore, '').replace(hedgeAfter, '') === quote.trim();

const isAlone = (text: string, quote: string) => text.replace(/[.!,]+$/, '').trim().length <= quote.length + 8;
