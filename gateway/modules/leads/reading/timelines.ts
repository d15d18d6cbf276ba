import { pattern, source } from '../../language/patterns.ts';
import type { Finding } from '../evidence.ts';
import { isQuestion, sentencesOf, type Part } from './sentences.ts';
import { feasts, unitOfTime } from './times.ts';

const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
/** What people work towards. */
const event = source`
  (?:
    season|festival|exhibition|expo|fair|conference|launch|event|holidays|sale|opening|inauguration|harvest|elections?|exams?
    |intake|tournament|concert|trade show|summit|year end|holiday season
  )
`;
const season = String.raw`(?:summer|winter|spring|autumn|fall)(?! ${event})`;
const occasion = source`
  (?:
    ${feasts.join('|')}|eid(?: al[- ](?:fitr|adha))?|hari raya|chinese new year|new year(?:'s)?|holy week|semana santa|bulan puasa
    |eidul fitr|mid[- ]term|half[- ]term|ganesh chaturthi|durga puja|black friday|(?:makar )?sankranti|raksha bandhan
    |akshaya tritiya|gudi padwa|awal muharram|tabaski|timkat|genna|mashujaa day|heritage day|carnaval|oktoberfest|whitsun
    |pentecost|golden week|mid-autumn(?: festival)?|moon festival|spring festival|lunar new year|dragon boat festival|qingming
    |cyber monday|prime day|world cup|dubai expo|national day|independence day
    |(?:st\.? patrick|valentine|mother|father|republic|labour|women|teacher|children|singles)(?:['’]?s)? day
    |school (?:year|term|holidays)|admission season|wedding season|sale season|festive season|the (?:\p{L}+ )?${event}
    |the (?:summer|winter|spring|autumn|monsoon|audit|rains)
  )
`;
const number = source`
  (?:
    \d+(?:\s*(?:-|–|to|or)\s*\d+)?|a|an|one|two|three|four|five|six|seven|eight|nine|ten|ten to twelve|eleven|twelve|half an?|half
    |one and a half|a couple more|couple of|a couple of|few|a few
  )
`;
const year = String.raw`(?:\s*,?\s*(?:of\s+)?(?:20\d\d|next\s+year|this\s+year))?`;
const period = String.raw`(?:(?:academic|school|calendar) year|week|month|quarter|year|financial year|fiscal year|tax year|term|semester|season|session)`;

const point = source`
  (?:
    (?:the\s+)?(?:
      end|middle|beginning|start|(?:first|second|third|fourth|last|1st|2nd|3rd|4th)\s+(?:half|week|fortnight|month|quarter|days)
      |close
    )\s+of\s+(?:the\s+|this\s+|next\s+)?(?:${month}${year}|q[1-4]${year}|${period}|20\d\d|${season}${year})
    |(?:early|mid|late|end)[\s-]+(?:${month}|q[1-4]|${season}|20\d\d|next \w+|this \w+|year)${year}
    |(?:\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?${month}|${month}\s+\d{1,2}(?:st|nd|rd|th)?)(?!\d)${year}
    |${month}(?:\s+${event}(?!\p{L}))?${year}|q[1-4]${year}
    |(?:this|next|new|coming|the coming|the next|the new)\s+(?:${period}|${month}|${season})|${season}${year}|${occasion}${year}
    |year[\s-]?end|month[\s-]?end|20[2-4]\d|tomorrow|monday|tuesday|wednesday|thursday|friday|\d{1,2}\/\d{1,2}\/\d{2,4}
  )
`;
/** A day or a month, which is all that follows in the middle of a clause. */
const date = String.raw`(?:(?:early|mid|late)[\s-]+)?(?:\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?)?${month}(?:\s+\d{1,2}(?:st|nd|rd|th)?(?!\d))?`;
/** "Before our fiscal year ends." */
const turns = String.raw`(?:starts?|ends?|begins?|opens?|reopens?|closes?|expires?|arrives?|lapses?|runs out|is over|comes?)`;
const span = String.raw`(?:${number}[\s-]+${unitOfTime}|${number}\s*${unitOfTime})(?:'?\s*time)?`;
const hedge = String.raw`(?:\s+(?:at\s+the\s+latest|latest|max(?:imum)?|or\s+(?:so|sooner|less|earlier)|if\s+possible|from\s+now|time))?`;

/** "by March", "in six weeks", "before the end of the tax year", "next month". */
const when = pattern('giu')`
    (?<![\p{L}\d/-])(?:
      (?:not\s+)?(?:before|by the time|until|till|after)\s+(?:our|the|my|this|next|their)\s+(?:[\p{L}'’-]+\s+){1,4}?${turns}(?:
        \s+(?:in|on|at)\s+${date}
      )?
      |(?:before|for|by|in time for)\s+(?:the|our|my)\s+(?:[\p{L}'’-]+\s+){1,4}?(?:on|in|at)\s+${date}
      |(?:
        by|(?:not\s+)?before|not\s+earlier\s+than|sebelum(?: bulan)?|menjelang|until|till|within|in|over|during|after|around|about
        |from|no later than|not later than|at the latest by|latest by|in about|in around|within about|within the next|in the next
        |on|in time for|for
      )\s+(?:the\s+)?(?:next\s+)?(?:${span}|${point})
      |(?:the\s+)?next\s+${span}|(?:some ?time\s+|late\s+)?(?:${span}|${point})(?:\s+in\s+${month}(?!\p{L}))?|urgent(?:ly)?|asap
      |a\.s\.a\.p\.?|as soon as possible|as early as possible|immediately|right away|straight away|no rush|no hurry|not urgent
      |flexible
    )${hedge}(?![\p{L}\d]|-\d)
  `;

/** A bare month or span tells a plan only beside such words. */
const planning = pattern('i')`
  \b(?:
    timeline|time ?frame|deadline|launch\w*|live|ready|start\w*|begin|kick ?off|deliver\w*|finish\w*|done|complete\w*
    |need(?:ed|s)?|want|require|plan\w*|schedule\w*|target\w*|aim\w*|hop(?:e|ing)|prefer\w*|pilot|go[- ]live|latest|within|must be
    |has to be|should be|like (?:it|to)|have it|finished|expect\w*|looking at|make it|changed? (?:it |that )?to
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

/** An event that nothing is said to happen before or for. */
const theEvent = new RegExp(String.raw`^(?:(?:on|in|at|about|around|from|over)\s+)?the\s+(?:\p{L}+\s+)?(?:${event}|audit)$`, 'iu');

/** "Before Brahmotsavam": a feast that no list knows, at the end of what is said. */
const unlisted = /(?<!\p{L})(?:[Bb]efore|[Ii]n time for|[Ss]ebelum)\s+(?:the\s+)?\p{Lu}\p{Ll}{3,}(?:\s+\p{Lu}\p{Ll}+)?(?=\s*(?:$|[,.;!]))/gu;

/** A short answer that says more than a date: "pilot in Q1, rollout in Q3", "before the new session in June". */
const stagesAlone = /^(?:before|after|pilot|phase|first)\b(?:[\s,]+[^\s,.!?]+){1,8}(?=[.!\s]*$)/i;

/** When the visitor needs it, in their own words. */
export function readTimeline(message: string, asked: boolean): Finding[] {
  const points = sentencesOf(message).flatMap((sentence) => pointsIn(sentence, asked));
  const [answer] = asked && points.length > 0 ? (stagesAlone.exec(message) ?? []) : [];
  return answer === undefined ? points : [{ field: 'timeline', value: answer, start: 0, end: answer.length }];
}

function pointsIn({ text, start }: Part, asked: boolean): Finding[] {
  const findings: Finding[] = [];
  for (const { 0: quote, index } of text.matchAll(when)) {
    const clause = clauseAround(text, index, quote.length);
    const bounded = /^(?:by|before|sebelum(?: bulan)?|menjelang|within|until|no later|not (?:later|before|earlier)|in (?!20)|asap|as soon|immediately|urgently|right away|over the next|ready by|latest|after|during)/i.test(quote);
    const flexible = /^(?:flexible|no rush|no hurry|not urgent|immediately)$/i.test(quote);
    // "This is urgent!" asks for an answer.
    if (/^urgent(?:ly)?$/i.test(quote) && !asked && !/^\W*(?:very |its |it's |most )?urgent(?:ly)?(?: please| pls)?\W*$/i.test(text) && !/\b(?:need|want|timeline|deadline|when)\b/i.test(clause)) continue;
    const isWeekday = /^(?:monday|tuesday|wednesday|thursday|friday|may|mar)$/i.test(quote.trim());
    if (isWeekday && !asked) continue;
    // "I might come by next Tuesday" is a visit.
    if (/\b(?:come|drop|stop|pass|swing|visit|call)(?:ing)? $/i.test(text.slice(0, index))) continue;
    if (notPlan.test(clause) && !/\b(?:need|want|ours|deadline|launch|ready|live|done by)\b/i.test(clause)) continue;
    // "Three years" without a word that they are to come are rather past.
    if (/^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|few|a few)[\s-]*(?:years|yrs)$/i.test(quote) && !asked && !/\b(?:timeline|within|over|plan|contract)\b/i.test(clause)) continue;
    // "People vanish before the money comes."
    if (/(?:comes?|is over)$/i.test(quote) && !planning.test(text) && !asked && !isAlone(text, quote)) continue;
    // "1,200 notes a week".
    if (/^an? (?:day|week|month|quarter|year)$/i.test(quote) && !asked && !isAlone(text, quote)) continue;
    if (/^\s*(?:a|per|each|every)\b/i.test(text.slice(index + quote.length)) && /\d/.test(quote)) continue;
    if (/(?:\/|\bper|\ba|\beach|\bevery|x)\s*$/i.test(text.slice(0, index))) continue;
    if (/\b(?:budget|lakhs?|crores?|k|usd|rm|aed)\b[^,;]*\bfor (?:the |this |next )?$/i.test(text.slice(0, index))) continue;
    // "The Monsoon Thieves" are somebody.
    if (/^ \p{Lu}\p{Ll}/u.test(text.slice(index + quote.length)) && /\p{Lu}\p{Ll}+$/u.test(quote) && /^(?:the\s)?\p{L}+$/iu.test(quote)) continue;
    // "I finished B.Tech in 2023."
    if (/^in 20\d\d$/i.test(quote) && /\b(?:finished|graduated|completed|passed|left|joined|opened|launched|built|bought|did|got|made)\b/i.test(text.slice(0, index))) continue;
    // "How do you do the launch?"
    if (theEvent.test(quote) && !asked) continue;
    if (/^on\b/i.test(quote) && !planning.test(clause) && !byThen.test(text) && !asked) continue;
    if (/^for\b/i.test(quote) && !planning.test(text.slice(0, index))) continue;
    if (/^(?:from|after|about|around)\b/i.test(quote) && !(/^from/i.test(quote) && clause.replace(/[.!\s]+$/, '').trim() === quote.trim()) && !planning.test(/^from/i.test(quote) ? text : clause)) continue;
    if (!bounded && !asked && !planning.test(clause) && !byThen.test(text) && !isAlone(text, quote) && !isPlainPlan(clause, quote)) continue;
    if (flexible && !asked && !planning.test(text)) continue;
    if (isQuestion(text) && !/\b(?:we|us|our|ours|my|me|i|it|this|launch|deliver|finish|ready|start|done|possible)\b/i.test(text)) continue;
    if (isQuestion(text) && /\bhow (?:long|soon|many)\b/i.test(text)) continue;
    findings.push({ field: 'timeline', value: quote, start: start + index, end: start + index + quote.length });
  }
  if (findings.length === 0 && !isQuestion(text) && (planning.test(text) || text.length < 28)) findings.push(...Array.from(text.matchAll(unlisted), ({ 0: value, index }): Finding => ({ field: 'timeline', value, start: start + index, end: start + index + value.length })));
  // The firmest of several: a date beside "flexible" is what counts.
  const firm = findings.filter(({ value }) => !/^(?:flexible|no rush|no hurry|not urgent)$/i.test(value));
  const deadline = firm.find(({ value }) => /^(?:by|before|not before|within|until|till|no later)\b/i.test(value));
  if (deadline) return [deadline];
  const bound = firm.find(({ value }) => /^(?:by|before|within|until|till|in|after|over|no later)\b/i.test(value));
  return (bound ? [bound] : firm.length > 0 ? firm : findings).slice(0, 1);
}

function clauseAround(text: string, index: number, length: number): string {
  const begin = Math.max(...[...text.slice(0, index).matchAll(/[,;]|\bbut\b|\band\b/g)].map((mark) => mark.index + 1), 0);
  const end = text.slice(index + length).search(/[,;]|\bbut\b/);
  return text.slice(begin, end === -1 ? undefined : index + length + end);
}

/** "maybe next year", "ideally six weeks": nothing else is said of it. A bare month may be a name, a bare year the past. */
const isPlainPlan = (clause: string, quote: string) =>
  /^(?:in |within )?(?:from \w+|some ?time|this|next|coming|the|early|mid|late|end|q[1-4]|spring|summer|autumn|winter|\d+\s*[-–a-z]|one|two|three|four|six|eight)/i.test(quote) && clause.replace(/^[\s,;]*(?:(?:maybe|perhaps|probably|ideally|hopefully|preferably|sometime|some time|say|like|timeline|deadline|and|or)\b[\s:]*)*/i, '').replace(/(?:\s+(?:is|will be|would be|works)(?:\s+(?:fine|ok|okay|good|great|enough|perfect|right|nice|best|ideal|lovely))?|\s+(?:please|pls|maybe|perhaps|hopefully|ideally|preferably))?[\s.!,]*$|\s+(?:is|will be|would be) (?:fine|ok|okay|good|great|enough|perfect|right|nice|best|ideal|lovely)$/, '') === quote.trim();

const isAlone = (text: string, quote: string) => text.replace(/[.!,]+$/, '').trim().length <= quote.length + 8;
