/** How a time stands in a list: the hour today, the day this year, else the date. In the reader's time zone unless told. */
export function shortTime(iso: string, now: Date, timeZone?: string): string {
  const date = new Date(iso);
  const day = format({ day: 'numeric', month: 'short', year: 'numeric', timeZone });
  if (day(date) === day(now)) return format({ hour: '2-digit', minute: '2-digit', timeZone })(date);
  const year = format({ year: 'numeric', timeZone });
  return year(date) === year(now) ? format({ day: 'numeric', month: 'short', timeZone })(date) : day(date);
}

/** `Saturday 21 November 2026, 14:05 GMT+8` */
export function fullTime(iso: string, timeZone?: string): string {
  const date = new Date(iso);
  // In parts: versions of Unicode's data differ in the comma after the weekday.
  const weekday = format({ weekday: 'long', timeZone })(date);
  const day = format({ day: 'numeric', month: 'long', year: 'numeric', timeZone })(date);
  return `${weekday} ${day}, ${format({ hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone })(date)}`;
}

/** The same, or only the hour where the day has been told: `14:05`. */
export function laterTime(iso: string, told: string | undefined, timeZone?: string): string {
  const day = format({ day: 'numeric', month: 'long', year: 'numeric', timeZone });
  if (told === undefined || day(new Date(told)) !== day(new Date(iso))) return fullTime(iso, timeZone);
  return format({ hour: '2-digit', minute: '2-digit', timeZone })(new Date(iso));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs about a millisecond, and every row asks. */
function format(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const key = JSON.stringify(options);
  let known = formats.get(key);
  if (!known) formats.set(key, (known = new Intl.DateTimeFormat('en-GB', { hourCycle: 'h23', ...options })));
  return (date) => known.format(date);
}
