const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `July 16, 2024` of `2024-07-16`: the same day in every time zone. */
export function longDate(date: string): string {
  return format.format(new Date(date));
}
