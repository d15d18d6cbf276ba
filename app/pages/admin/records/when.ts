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

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs about a millisecond, and every row asks. */
function format(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const key = JSON.stringify(options);
  let known = formats.get(key);
  if (!known) formats.set(key, (known = new Intl.DateTimeFormat('en-GB', { hourCycle: 'h23', ...options })));
  return (date) => known.format(date);
}
