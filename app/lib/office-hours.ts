import type { Office, Weekday } from '#content/types.ts';

export interface OfficeTime {
  /** On the office's own clock, `14:05`. */
  readonly time: string;
  readonly open: boolean;
  /** When it is closed: `9AM`, or with the day, `Mon 9AM`, unless that is today. */
  readonly opensNext: string | undefined;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const formats = new Map<string, Intl.DateTimeFormat>();

export function officeTime(office: Office, now: Date): OfficeTime {
  const { day, hour, time } = clockIn(office.timeZone, now);
  const open = office.openDays.includes(day) && hour >= office.opens && hour < office.closes;
  return { time, open, opensNext: open ? undefined : opensNext(office, day, hour) };
}

function clockIn(timeZone: string, now: Date) {
  // A browser's first format takes it 15 ms, a phone 60, and these clocks stand on every page. What knows Temporal needs none.
  const there = now.toTemporalInstant?.().toZonedDateTimeISO(timeZone);
  const text = there ? `${weekdays[there.dayOfWeek % 7]} ${there.toPlainTime()}` : formatFor(timeZone).format(now);
  // `Wed 14:05:30.5`, or `Wed, 14:05`.
  const [, weekday, time, hour] = /(\w+)\W+((\d+):\d+)/.exec(text) ?? [];
  return { day: weekdays.findIndex((name) => name === weekday) as Weekday, hour: Number(hour), time: String(time) };
}

function opensNext(office: Office, today: Weekday, hour: number): string | undefined {
  const atHour = clockHour(office.opens);
  if (office.openDays.includes(today) && hour < office.opens) return atHour;
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const day = ((today + ahead) % 7) as Weekday;
    if (office.openDays.includes(day)) return `${weekdays[day]} ${atHour}`;
  }
  return undefined;
}

function clockHour(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12}${hour < 12 ? 'AM' : 'PM'}`;
}

/** Kept, since every office asks each minute. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  return format;
}
