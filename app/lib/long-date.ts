const months = 'January February March April May June July August September October November December'.split(' ');

/** `July 16, 2024` of `2024-07-16`. Not by `Intl`, whose first format holds a phone up for 60 ms as the page comes to life. */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${months[(month ?? 0) - 1]} ${day}, ${year}`;
}
