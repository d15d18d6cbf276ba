import { isDigits, touch, type Token } from './tokens.ts';

/** A number in a row of tokens: those from `from` up to `to`. */
export interface NumberFound {
  readonly from: number;
  readonly to: number;
  /** The same for "85,000", "85k" and "eighty-five thousand". What is no number in any notation we know stands for itself. */
  readonly value: string;
  /** What a word such as "thousand" made of it; 1 without one. */
  readonly times: number;
}

const ones = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const small = new Map<string, number>([...ones.map((word, index) => [word, index] as const), ...tens.map((word, index) => [word, (index + 2) * 10] as const)]);
const many = new Map<string, number>(Object.entries({ hundred: 100, dozen: 12, thousand: 1e3, lakh: 1e5, lakhs: 1e5, crore: 1e7, crores: 1e7, million: 1e6, billion: 1e9 }));
/** Numbers that are none: each is only the same as itself. */
const vague = new Set('few several couple some many dozens hundreds thousands millions'.split(' '));

const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;
const decimal = /^\d+(?:\.\d+)?$/;

/** The numbers of a text, in figures or in words, in order. */
export function numbersOf(tokens: readonly Token[]): NumberFound[] {
  const found: NumberFound[] = [];
  for (let at = 0; at < tokens.length; ) {
    const number = numberAt(tokens, at);
    if (number) found.push(number);
    at = number?.to ?? at + 1;
  }
  return found;
}

export const scaled = (value: string, times: number): string => (decimal.test(value) ? String(Number((Number(value) * times).toPrecision(12))) : value);

function numberAt(tokens: readonly Token[], from: number): NumberFound | undefined {
  const first = tokens[from]!;
  if (vague.has(first.lower)) return { from, to: from + 1 + Number(tokens[from + 1]?.lower === 'of'), value: first.lower, times: 1 };
  if (isDigits(first)) return withMany(tokens, from, from + 1, valueOf(first.text));
  if (first.lower === 'half') return { from, to: from + 1 + Number(isArticle(tokens[from + 1])), value: '0.5', times: 1 };
  if (isArticle(first) && many.has(tokens[from + 1]?.lower ?? '')) return withMany(tokens, from, from + 1, '1');
  const worded = wordedAt(tokens, from);
  return worded && withMany(tokens, from, worded.to, String(worded.value));
}

/** "Twenty-four", "two and a half". */
function wordedAt(tokens: readonly Token[], from: number): { value: number; to: number } | undefined {
  const value = small.get(tokens[from]!.lower);
  if (value === undefined) return undefined;
  const dash = Number(tokens[from + 1]?.text === '-');
  const one = value >= 20 ? small.get(tokens[from + 1 + dash]?.lower ?? '') : undefined;
  const [whole, to] = one !== undefined && one > 0 && one < 10 ? [value + one, from + 2 + dash] : [value, from + 1];
  const isMore = tokens.slice(to, to + 3).map(({ lower }) => lower).join(' ') === 'and a half';
  return isMore ? { value: whole + 0.5, to: to + 3 } : { value: whole, to };
}

/** With what multiplies it, and what follows that: "one hundred and twenty", "85k". */
function withMany(tokens: readonly Token[], from: number, to: number, value: string): NumberFound {
  const next = tokens[to];
  const times = next === undefined ? undefined : (many.get(next.lower) ?? shortMany(tokens[to - 1]!, next));
  if (times === undefined) return { from, to, value, times: 1 };
  const whole = scaled(value, times);
  const rest = tokens[to + 1]?.lower === 'and' ? to + 2 : to + 1;
  const more = tokens[rest] && times >= 100 ? wordedAt(tokens, rest) : undefined;
  const isMore = more && decimal.test(whole) && more.value < times;
  return isMore ? withMany(tokens, from, more.to, String(Number(whole) + more.value)) : withTimes(withMany(tokens, from, to + 1, whole), times);
}

const withTimes = (number: NumberFound, times: number): NumberFound => ({ ...number, times: number.times * times });

/** "85k", "1.5M". */
function shortMany(number: Token, next: Token): number | undefined {
  if (!isDigits(number) || !touch(number, next)) return undefined;
  return next.lower === 'k' ? 1e3 : next.text === 'M' || next.lower === 'mn' ? 1e6 : undefined;
}

const isArticle = (one: Token | undefined) => one?.lower === 'a' || one?.lower === 'an';

function valueOf(digits: string): string {
  const full = digits.replace(/:00$/, '');
  if (grouped.test(full)) return String(Number(full.replaceAll(',', '')));
  return decimal.test(full) ? String(Number(full)) : full;
}
