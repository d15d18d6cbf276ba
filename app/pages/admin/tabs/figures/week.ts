const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Its Monday, as the gateway counts weeks: `16 Nov`. @param start ISO */
export const week = (start: string) => format.format(new Date(start));
