import { offices } from '#content/offices.ts';
import type { Office, Weekday } from '#content/types.ts';

/** Hours within which a reply is promised (specification, section 9). */
export const REPLY_HOURS = 24;

/** What an office's hours are told by. */
export type OpeningHours = Pick<Office, 'timeZone' | 'opens' | 'closes' | 'openDays'>;

const HOUR_MS = 3_600_000;
const DAYS_AHEAD = 8;

/**
 * By when a reply to what was received is due: a day later, or, where every office is closed then, when the next one
 * opens. An office that closes at six is closed at six sharp. Without any opening hours it stays at a day.
 */
export function replyDue(received: Date, places: readonly OpeningHours[] = offices): Date {
  const promised = new Date(received.getTime() + REPLY_HOURS * HOUR_MS);
  if (places.some((place) => isOpen(place, promised))) return promised;
  const openings = places.flatMap((place) => nextOpening(place, promised) ?? []);
  return openings.length > 0 ? new Date(Math.min(...openings.map(Number))) : promised;
}

function isOpen({ timeZone, opens, closes, openDays }: OpeningHours, at: Date): boolean {
  const { weekday, hour } = clockAt(timeZone, at);
  return openDays.includes(weekday) && hour >= opens && hour < closes;
}

function nextOpening({ timeZone, opens, openDays }: OpeningHours, after: Date): Date | undefined {
  const { year, month, day } = clockAt(timeZone, after);
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead++) {
    const opening = atHour(timeZone, Date.UTC(year, month - 1, day + ahead), opens);
    if (openDays.includes(clockAt(timeZone, opening).weekday) && opening > after) return opening;
  }
  return undefined;
}

/** The moment at which a zone's clock shows an hour of a day. @param midnight the day's, as if the zone were UTC */
function atHour(timeZone: string, midnight: number, hour: number): Date {
  const wanted = midnight + hour * HOUR_MS;
  // The offset may change between the guess and the hour itself, at the ends of summer time: the second look is right.
  let at = wanted;
  for (let look = 0; look < 2; look++) at = wanted - offsetAt(timeZone, new Date(at));
  return new Date(at);
}

/** In milliseconds, east of Greenwich. */
function offsetAt(timeZone: string, at: Date): number {
  const { year, month, day, hour, minute } = clockAt(timeZone, at);
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at.getTime() / 60_000) * 60_000;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const formats = new Map<string, Intl.DateTimeFormat>();

function clockAt(timeZone: string, at: Date) {
  const parts = Object.fromEntries(formatFor(timeZone).formatToParts(at).map(({ type, value }) => [type, value]));
  const number = (name: string) => Number(parts[name]);
  return { weekday: weekdays.indexOf(parts.weekday ?? '') as Weekday, year: number('year'), month: number('month'), day: number('day'), hour: number('hour'), minute: number('minute') };
}

/** Making a format costs about a millisecond. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const made = formats.get(timeZone);
  if (made) return made;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', weekday: 'short', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' });
  formats.set(timeZone, format);
  return format;
}
