import { assistant } from '#content/assistant.ts';
import { offices } from '#content/offices.ts';
import type { Office } from '#content/types.ts';
import { pattern } from '../../../language/patterns.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import { contactLink } from '../from-content/answer-question.ts';
import { welcome } from './nearest-office.ts';
import { daysIn, isOpen as isOpenNow, nextOpening, officeMeant, otherMatters, weekdayAt, weekdays, whoPicksUp } from './office-now.ts';
import type { Reckoned } from './reckoned.ts';

// Whether somebody may call or come when they would like to.

const words = assistant.open;
const visits = '(?:come|visit|drop (?:by|in)|stop by|walk in|pop in|meet|see you)';
/** "Can I call you on Saturday?", "I can only come at night", "is it ok to ring after 8 pm". */
const wants = pattern('i')`
  \b(?:can|could|may|should|shall|must|is it (?:ok|okay|possible|fine|alright)|possible|(?:i|we)(?: would|['’]d|d)? (?:want|like|love|prefer|need)|(?:i|we|i['’]?m|am|can) only|only (?:free|able))\b.*\b(?:call|ring|phone|${visits}|reach|speak|talk)\b
  |^\W*(?:(?:and|so|ok|then|but)\W+)*(?:call|ring|phone|come|visit|drop (?:by|in))(?:ing)?(?: (?:you|by|in|over|there|at|on))*\b.*\?
`;
export const ofVisits = new RegExp(String.raw`\b${visits}\b`, 'i');
/** They would have us call; or it is not they who call. */
const ofOurs = /\b(?:call|ring|phone|contact|reach|mail|write|text|message|whatsapp)(?:s|ed|ing)? (?:me|us)\b|\b(?:your people|someone|somebody|one of you) (?:call|come|visit)\b|\bcan (?:you|u|they)\b|\b(?:customers?|clients?|patients?|guests?|users?|tourists?|people|students?|they|he|she)\b.*\b(?:call|come|visit)/i;
/** They would have a talk with somebody, and not only ring us. */
const appointment = /\b(?:have|do|arrange|schedule|book|set up|get|fix|jump on|hop on) (?:an? |the )?(?:\w+ )?(?:call|talk|chat|meeting)\b|\b(?:speak|talk) (?:to|with) (?:me|us|you|u|some ?(?:one|body)|one of you)\b/i;
const now = /\b(?:right now|now|at (?:the|this) moment|immediately)\b/i;
/** "Who can I talk to today?" */
const whomToday = /\bwhom? (?:can|could|may|do|should|must) (?:i|we)\b.*\b(?:today|tonight)\b/i;
const nights = /\b(?:at night|(?<!good |gud |gd )nights?|tonight|(?:in the |this )?evenings?|late (?:at night|evenings?)|after (?:work|office|hours|dinner)|before (?:work|office)|midnight|early (?:in the )?morning)\b/i;
/** "After 8 pm", "at 7am", "at 21:00". */
const hourSaid = /\b(?:(?<clock>\d{1,2})(?:[:.]\d\d)? ?(?<half>[ap])\.?m\b|(?<late>1[89]|2[0-3])[:.]\d\d\b)/i;
/** Who says more asks for more than the time. */
const LONG = 9;

/** Says whether somebody may call or come then, and if not, when they may; undefined where nobody asks. */
export function openThen(message: string, question: Question, topic: Topic, at: Date): Reckoned | undefined {
  const { plain, words: said } = question;
  if (!wants.test(message) || ofOurs.test(message) || otherMatters.test(plain.replace(/\bhow\b/, '')) || said.length > LONG || question.aboutJobs) return undefined;
  const meant = officeMeant(question, topic);
  const visit = ofVisits.test(message);
  const writes = appointment.test(message) ? words.appointment : words.writing;
  const reckoned = (...lines: readonly (string | false | undefined)[]): Reckoned => ({ text: lines.filter(Boolean).join(' '), links: [contactLink], about: meant && `office:${meant.id}` });
  if (/\bhow (?:late|early)\b/i.test(message)) return undefined;
  if (message.split(/[,;.!?]+(?:\s+|$)/).some((piece) => wants.test(piece) && atNight(piece))) return reckoned(words.notAtNight, visit ? welcome(meant) : writes);
  // Of one office its own clock and number are told elsewhere.
  if (!visit && !meant && (now.test(message) || whomToday.test(message))) return reckoned(whoPicksUp(at));
  const day = dayMeant(message, plain, at, meant);
  if (!day) return undefined;
  const isOpen = offices.every(({ openDays }) => openDays.some((open) => open === day.weekday));
  const some = meant ? [meant] : offices;
  // Today may be over.
  const next = day.isToday && !some.some((office) => isOpenNow(office, at)) ? nextOpening(at, some) : undefined;
  if (isOpen && next && next.day !== day.name) return reckoned(words.notAtNight, words.opensAgain(next.day), visit ? welcome(meant) : writes);
  if (isOpen) return visit ? reckoned(day.isRelative ? words.openOn(day.name) : words.onDay(`${day.name}s`), welcome(meant)) : day.isRelative || appointment.test(message) ? reckoned(day.isRelative ? words.openOn(day.name) : words.onDay(`${day.name}s`), appointment.test(message) && words.appointment) : undefined;
  const opens = nextOpening(day.from, some);
  return reckoned(day.isRelative ? words.closedOn(day.name) : words.notOnDay(day.isWeekend ? day.name : `${day.name}s`), opens && words.opensAgain(opens.day), visit ? welcome(meant) : writes);
}

function atNight(message: string): boolean {
  const { clock, half, late } = hourSaid.exec(message)?.groups ?? {};
  if (late) return true;
  if (!clock) return nights.test(message);
  const hour = (Number(clock) % 12) + (/p/i.test(half!) ? 12 : 0);
  return offices.every(({ opens, closes }) => hour < opens || hour >= closes);
}

interface DayMeant {
  readonly name: string;
  readonly weekday: number;
  /** "Tomorrow" is told which day that is. */
  readonly isRelative: boolean;
  readonly isToday: boolean;
  readonly isWeekend: boolean;
  /** From when on the next opening is looked for. */
  readonly from: Date;
}

const DAY = 24 * 60 * 60 * 1000;

/** The day on which somebody would like to: "tomorrow" is said more surely than "it is Sunday, I know". */
function dayMeant(message: string, plain: string, at: Date, office: Office = offices[0]!): DayMeant | undefined {
  const ahead = /\bday after (?:tomorrow|tmrw)\b/i.test(message) ? 2 : /\b(?:tomorrow|tmrw|tmr|tomo)\b/i.test(message) ? 1 : /\btoday\b/i.test(message) ? 0 : undefined;
  if (ahead !== undefined) {
    const from = new Date(at.getTime() + ahead * DAY);
    const { name, weekday } = weekdayAt(office, from);
    return { name, weekday, isRelative: true, isToday: ahead === 0, isWeekend: false, from };
  }
  const [name, another] = daysIn(plain);
  if (!name || another) return undefined;
  const isWeekend = name === 'weekends';
  // The next Saturday, as our own calendar has it.
  const weekday = isWeekend ? 6 : weekdays.indexOf(name);
  const days = (weekday - weekdayAt(office, at).weekday + 7) % 7;
  return { name, weekday, isRelative: false, isToday: false, isWeekend, from: new Date(at.getTime() + days * DAY) };
}
