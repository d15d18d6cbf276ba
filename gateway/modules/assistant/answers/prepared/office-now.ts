import { assistant } from '#content/assistant.ts';
import { offices } from '#content/offices.ts';
import type { Office } from '#content/types.ts';
import { kindOf } from '../../knowledge/content.ts';
import type { Question, Topic } from '../../knowledge/question.ts';

// What depends on the moment at which it is asked.

/** The office that a question names, or that was talked about where it names none. */
export function officeMeant({ entities, pointsBack, words }: Question, { entity = '' }: Topic): Office | undefined {
  const named = entities.filter((id) => kindOf(id) === 'office');
  const [id] = named.length === 0 && (pointsBack || words.length <= FEW) ? [entity] : named.length === 1 ? named : [];
  return offices.find((office) => `office:${office.id}` === id);
}

/** Whether an office is open at a moment, by its own clock. */
export function isOpen(office: Office, at: Date): boolean {
  const { weekday, hour } = weekdayAt(office, at);
  return office.openDays.some((day) => day === weekday) && hour >= office.opens && hour < office.closes;
}

/** By time zone: many moments are looked at before the next opening is found. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of the week and the hour at an office. */
export function weekdayAt({ timeZone }: Office, at: Date): { readonly name: string; readonly weekday: number; readonly hour: number } {
  const clock = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', hour: 'numeric', hourCycle: 'h23' });
  formats.set(timeZone, clock);
  const parts = clock.formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { name: part('weekday'), weekday: weekdays.indexOf(part('weekday')), hour: Number(part('hour')) };
}

const HALF_HOUR = 30 * 60 * 1000;
/** No office is closed for longer. */
const WEEK = 7 * 48;

/** Which of some offices opens first after a moment, and on which day of its week. */
export function nextOpening(at: Date, some: readonly Office[]): { readonly city: string; readonly day: string } | undefined {
  const from = Math.ceil((at.getTime() + 1) / HALF_HOUR) * HALF_HOUR;
  for (let step = 0; step <= WEEK; step++) {
    const then = new Date(from + step * HALF_HOUR);
    const before = new Date(then.getTime() - HALF_HOUR);
    const office = some.find((one) => isOpen(one, then) && !isOpen(one, before));
    if (office) return { city: office.city, day: weekdayAt(office, then).name };
  }
  return undefined;
}

/** Who picks up at this moment, and who opens next where nobody does. */
export function whoPicksUp(at: Date): string {
  const { open } = assistant;
  const called = offices.filter(({ phone }) => phone);
  const now = called.filter((office) => isOpen(office, at)).map(({ city, phone }) => `${city} ${phone!.display}`);
  if (now.length > 0) return open.callNow(now.join(', '));
  const opens = nextOpening(at, called);
  return [open.closedNow, opens && open.opensNext(opens.city, opens.day), open.writing].filter(Boolean).join(' ');
}

const timeAt = ({ timeZone }: Office, at: Date) => new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);

/** Says where somebody is at work and the hours; of one office, whether it is open and how to call there. */
export function whoIsAtWork(at: Date, office?: Office): string {
  const { open } = assistant;
  if (office) {
    const { city, email, phone } = office;
    return [(isOpen(office, at) ? open.here : open.notHere)(city, timeAt(office, at)), open.hoursOf(city), phone ? open.phone(phone.display) : open.noPhone(email)].join(' ');
  }
  const atWork = offices.filter((one) => isOpen(one, at)).map(({ city }) => city);
  const opens = atWork.length > 0 ? undefined : nextOpening(at, offices);
  return [atWork.length > 0 ? open.now(new Intl.ListFormat('en').format(atWork)) : open.closed, opens && open.opensNext(opens.city, opens.day), open.hours].filter(Boolean).join(' ');
}

const asksForTime = /\b(?:what(?: is)?(?: the)?(?: \w+)? time (?:is it|now|there)|(?:current|local) time|time is it)\b/;
/** "Time in Dubai?", and not "by what time in the evening must I have called Dubai?" */
const FEW = 3;

/** "At what time there do you close?" */
const asksForHours = /\b(?:open\w*|clos\w+|start\w*|finish\w*|begin\w*|end|hours|timings?|until|till|earliest|latest|call|ring|reach|reply|answer)\b/;

/** Whether a question is for the time of day where we are. */
export const asksForTheTime = ({ plain, words, entities }: Question): boolean =>
  words.length <= LONG && !asksForHours.test(plain) && (asksForTime.test(plain) || (words.length <= FEW && /\btime (?:now )?in\b/.test(plain) && entities.length > 0 && entities.every((id) => kindOf(id) === 'office')));

/** Says what the clocks of our offices show, or that of one, and when we are there. */
export function clocksAt(at: Date, office?: Office): string {
  const { clocks, hours, hoursOf } = assistant.open;
  const times = (office ? [office] : offices).map((one) => `${timeAt(one, at)} in ${one.city}`);
  return `${clocks(new Intl.ListFormat('en').format(times))} ${office ? hoursOf(office.city) : hours}`;
}

const asksForNow = /\b(?:now|currently|at (?:the|this) moment|right now|today|at present|still)\b/;
const asksForPeople = /\b(?:open|closed|online|available|office|offices|anybody|anyone|somebody|someone|at work|awake|(?:can|may|could|should) i (?:still )?(?:call|ring|phone|visit|come|reach))\b/;
/** "So they are closed?", "are you open?" */
const openAtAll = /^(?:(?:so|ok|and|then|is|are|the|you|u|they|it|there|your|office|offices|dubai|bengaluru|bangalore|kuala|lumpur|kl|malaysia|india) )*(?:open|closed)(?: (?:now|there|then|or not|or|closed|open))*$/;

/** Who says more than this asks for more than whether somebody is there. */
const LONG = 7;

const ofOffices = ({ entities, vague }: Pick<Question, 'entities' | 'vague'>) => entities.every((id) => vague.has(id) || kindOf(id) === 'office');

/** Whether a question is for who is at work now, and not for what somebody's clients do today. */
export const asksWhoIsAtWork = (question: Question): boolean =>
  question.words.length <= LONG &&
  ofOffices(question) &&
  (openAtAll.test(question.plain) || (asksForNow.test(question.plain) && asksForPeople.test(question.plain))) &&
  !/\b(?:jobs?|positions?|vacanc|openings?|hiring|roles?|price|cost|how (?:many|much|long|quickly|quick|fast|soon|often))\b/.test(question.plain);

/** Whether somebody asks more than whether anybody is there: "is somebody there who does Flutter?" */
export const asksForMore = ({ words, entities, naming }: Question): boolean =>
  entities.some((id) => kindOf(id) !== 'office') || words.some((word) => !naming.includes(word) && !asksForNow.test(word) && !asksForPeople.test(word) && !['call', 'ring', 'phone', 'visit', 'come', 'reach', 'moment', 'there', 'here', 'person', 'people', 'human', 'team', 'talk', 'chat'].includes(word));

/** As dates count them. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const shortDays: Readonly<Record<string, string>> = { sun: 'Sunday', mon: 'Monday', tue: 'Tuesday', tues: 'Tuesday', wed: 'Wednesday', thu: 'Thursday', thurs: 'Thursday', fri: 'Friday', sat: 'Saturday' };
const asksForDay = /\b(weekends?|(?:sun|mon|tues|wednes|thurs|fri|satur)days?|sun|mon|tues?|wed|thu(?:rs)?|fri|sat)\b/g;
/** What somebody may do on a day when we are open. */
const withPeople = /\b(?:open|closed?|come|visit|call|ring|phone|reach|work(?:ing)?|available|offices?|hours|timings?|meet|there|drop|off|shut|staffed)\b/;
/** What may be done on any day, or what is another matter: the on-call engineer, a holiday, an interview. */
export const otherMatters = /\b(?:holidays?|support|urgent|emergenc\w+|servers?|down|break\w*|fault|fails?|interview|appl\w+|deliver\w*|launch\w*|live|repl\w+|answer|versions?|notes?|updates?|note|shop|store|app|how|jobs?|positions?|salary)\b/;

/** Says whether the offices are open on the day of the week that a question names; undefined where it asks for none. */
export function openOnDay({ plain, words, entities, vague, aspects }: Question, { aspect }: Topic): string | undefined {
  const days = daysIn(plain);
  const asks = withPeople.test(plain) || (aspect === 'hours' && words.length <= FEW);
  // "Where exactly is your office? I come by train on Thursday."
  if (days.length === 0 || aspects.has('place') || !asks || words.length > LONG || otherMatters.test(plain) || !ofOffices({ entities, vague })) return undefined;
  const { onDay, notOnDay, stillOnDay, offOnDay, onSome } = assistant.open;
  const [closed, open] = [days.filter((day) => !isOpenOn(day)).map(several), days.filter(isOpenOn).map(several)];
  if (closed.length > 0 && open.length > 0) return onSome(new Intl.ListFormat('en').format(closed), new Intl.ListFormat('en').format(open));
  const asksForClosed = /\b(?:off|closed?|shut)\b/.test(plain) && !/\bopen\b/.test(plain);
  const isOn = open.length > 0;
  // That visitors are welcome is said elsewhere.
  if (isOn && /\b(?:visit|come|drop)\b/.test(plain)) return undefined;
  const say = isOn ? (asksForClosed ? stillOnDay : onDay) : asksForClosed ? offOnDay : notOnDay;
  return say(new Intl.ListFormat('en').format([...closed, ...open]));
}

const WEEKEND = 'weekends';
const dayOf = (said: string) => (said.startsWith('weekend') ? WEEKEND : (shortDays[said] ?? weekdays.find((name) => said.startsWith(name.toLowerCase()))!));
const several = (day: string) => (day === WEEKEND ? day : `${day}s`);
const isOpenOn = (day: string) => offices.every(({ openDays }) => openDays.some((open) => weekdays[open] === day));

/** The days of the week that are named, each once: "Sunday in Dubai, they work Sundays there, no?" names one. */
export const daysIn = (plain: string): readonly string[] => [...new Set([...plain.matchAll(asksForDay)].map(([day]) => dayOf(day)))];

const DAY = 24 * 60 * 60 * 1000;

/** The one day on which we are closed that a message names, and when it begins. */
export function closedDayIn(message: string, at: Date): { readonly name: string; readonly from: Date } | undefined {
  const [day, another] = daysIn(message.toLowerCase());
  if (!day || another || isOpenOn(day)) return undefined;
  const ahead = (weekdays.indexOf(day === WEEKEND ? 'Saturday' : day) - weekdayAt(offices[0]!, at).weekday + 7) % 7;
  return { name: several(day), from: new Date(at.getTime() + ahead * DAY) };
}
