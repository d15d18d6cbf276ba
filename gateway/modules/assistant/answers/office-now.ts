import { assistant } from '#content/assistant.ts';
import { offices } from '#content/offices.ts';
import type { Office } from '#content/types.ts';
import { kindOf } from '../knowledge/content.ts';
import type { Question } from '../knowledge/question.ts';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Whether an office is open at a moment, by its own clock. */
export function isOpen({ timeZone, opens, closes, openDays }: Office, at: Date): boolean {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const hour = Number(part('hour'));
  return openDays.some((day) => weekdays[day] === part('weekday')) && hour >= opens && hour < closes;
}

/** Says where somebody is at work, and the hours. */
export function whoIsAtWork(at: Date): string {
  const open = offices.filter((office) => isOpen(office, at)).map(({ city }) => city);
  const now = open.length > 0 ? assistant.open.now(new Intl.ListFormat('en').format(open)) : assistant.open.closed;
  return `${now} ${assistant.open.hours}`;
}

const asksForTime = /\b(?:what(?: is)?(?: the)?(?: \w+)? time (?:is it|now|there)|(?:current|local) time|time is it)\b/;
/** "Time in Dubai?", and not "by what time in the evening must I have called Dubai?" */
const FEW = 3;

/** Whether a question is for the time of day where we are. */
export const asksForTheTime = ({ plain, words, entities }: Question): boolean =>
  words.length <= LONG && (asksForTime.test(plain) || (words.length <= FEW && /\btime (?:now )?in\b/.test(plain) && entities.length > 0 && entities.every((id) => kindOf(id) === 'office')));

/** Says what the clocks of our offices show. */
export function clocksAt(at: Date): string {
  const times = offices.map(({ city, timeZone }) => `${new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at)} in ${city}`);
  return assistant.open.clocks(new Intl.ListFormat('en').format(times));
}

const asksForNow = /\b(?:now|currently|at (?:the|this) moment|right now|today|at present|still)\b/;
const asksForPeople = /\b(?:open|closed|online|available|office|offices|anybody|anyone|somebody|someone|at work|awake)\b/;

/** Who says more than this asks for more than whether somebody is there. */
const LONG = 7;

/** Whether a question is for who is at work now, and not for what somebody's clients do today. */
export const asksWhoIsAtWork = ({ plain, words, entities, vague }: Question): boolean =>
  words.length <= LONG &&
  asksForNow.test(plain) &&
  asksForPeople.test(plain) &&
  entities.every((id) => vague.has(id) || kindOf(id) === 'office') &&
  !/\b(?:jobs?|positions?|vacanc|openings?|hiring|roles?|price|cost|how (?:many|much|long|quickly|quick|fast|soon|often))\b/.test(plain);

/** Whether somebody asks more than whether anybody is there: "is somebody there who does Flutter?" */
export const asksForMore = ({ words, entities, naming }: Question): boolean =>
  entities.some((id) => kindOf(id) !== 'office') || words.some((word) => !naming.includes(word) && !asksForNow.test(word) && !asksForPeople.test(word) && !['moment', 'there', 'here', 'person', 'people', 'human', 'team', 'talk', 'chat'].includes(word));
