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
  const parts = Object.fromEntries(formatFor(office.timeZone).formatToParts(now).map(({ type, value }) => [type, value]));
  const day = weekdays.findIndex((name) => name === parts['weekday']) as Weekday;
  const hour = Number(parts['hour']);
  const open = office.openDays.includes(day) && hour >= office.opens && hour < office.closes;
  return { time: `${parts['hour']}:${parts['minute']}`, open, opensNext: open ? undefined : opensNext(office, day, hour) };
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

/** Making a format costs about a millisecond, and every office asks each minute. */
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
