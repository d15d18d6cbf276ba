import { isWord, touch, type Token } from './tokens.ts';

const times = new Map(
  Object.entries({
    second: 'seconds sec secs',
    minute: 'minute minutes min mins',
    hour: 'hour hours hr hrs',
    day: 'day days',
    night: 'night nights',
    week: 'week weeks wk wks',
    fortnight: 'fortnight fortnights',
    month: 'month months',
    year: 'year years yr yrs',
    decade: 'decade decades',
  }).flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit] as const)),
);

/** Each of these speaks of a time as its noun does. */
const often = new Map(Object.entries({ hourly: 'hour', daily: 'day', nightly: 'night', weekly: 'week', fortnightly: 'fortnight', monthly: 'month', yearly: 'year', annual: 'year', annually: 'year' }));

const currencies = new Map(Object.entries({ dollar: 'usd', dollars: 'usd', euro: 'eur', euros: 'eur', pound: 'gbp', pounds: 'gbp', rupee: 'inr', rupees: 'inr', rs: 'inr', ringgit: 'myr', rm: 'myr', dirham: 'aed', dirhams: 'aed', dhs: 'aed', cent: 'cent', cents: 'cent' }));
const signs = new Map(Object.entries({ $: 'usd', '€': 'eur', '£': 'gbp', '₹': 'inr' }));

export const monthNames: readonly string[] = 'January February March April May June July August September October November December'.split(' ');

/** Days of work are fewer than days. */
const working = new Set(['business', 'working', 'office']);
/** May stand between a number and its unit. */
const between = new Set(['full', 'whole', 'more', 'calendar', 'us', 'of', '-', '+']);

export interface UnitFound {
  readonly unit: string;
  /** The first token behind it. */
  readonly to: number;
}

/** The unit of time that a token names, whatever number stands before it: "weeks", "monthly". */
export const timeNamed = ({ lower }: Token): string | undefined => times.get(lower) ?? often.get(lower);

/** The unit that follows a number: a time, a currency, a part of a hundred, an hour of the day, a day of a month. */
export function unitAfter(tokens: readonly Token[], to: number): UnitFound | undefined {
  const [next, second, third] = tokens.slice(to, to + 3);
  if (!next) return undefined;
  if (next.text === '%' || /^percent(?:age)?$/.test(next.lower)) return { unit: '%', to: to + 1 };
  if (next.lower === 'per' && second?.lower === 'cent') return { unit: '%', to: to + 2 };
  if (next.lower === 'am' || next.lower === 'pm') return { unit: next.lower, to: to + 1 };
  if ((next.lower === 'a' || next.lower === 'p') && second?.text === '.' && third?.lower === 'm') return { unit: `${next.lower}m`, to: to + 3 + Number(tokens[to + 3]?.text === '.') };
  if (/^(?:st|nd|rd|th)$/.test(next.lower) && touch(tokens[to - 1], next)) return unitAfter(tokens, to + 1) ?? { unit: 'th', to: to + 1 };
  if (monthNames.includes(next.text)) return { unit: next.lower, to: to + 1 };
  const unit = (next.lower === 'second' ? 'second' : times.get(next.lower)) ?? currencies.get(next.lower) ?? signs.get(next.text);
  if (unit) return { unit, to: to + 1 };
  if (working.has(next.lower) && second && times.has(second.lower)) return { unit: `working ${times.get(second.lower)}`, to: to + 2 };
  return between.has(next.lower) ? unitAfter(tokens, to + 1) : undefined;
}

/** The unit that stands before a number: a currency, a month, or a name that the number belongs to, as in "ISO 9001" and "B2B". */
export function unitBefore(tokens: readonly Token[], from: number): string | undefined {
  const before = tokens[from - 1];
  if (!before) return undefined;
  if (signs.has(before.text)) return signs.get(before.text);
  if (/^\p{Sc}$/u.test(before.text)) return before.text;
  if (monthNames.includes(before.text)) return before.lower;
  if (before.text === '+') return unitBefore(tokens, from - 1);
  if (before.text === '.' && tokens[from - 2]?.lower === 'rs') return 'inr';
  if (currencies.has(before.lower)) return currencies.get(before.lower);
  return isWord(before) && (touch(before, tokens[from]) || /^[A-Z]{2,4}$/.test(before.text)) ? before.lower : undefined;
}
