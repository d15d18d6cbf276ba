import { stem } from '../../../language/words.ts';
import { numbersOf, scaled, type NumberFound } from './numbers.ts';
import { isStop, shareWord, tellingStems, tokensOf, type Token } from './tokens.ts';
import { timeNamed, unitAfter, unitBefore } from './units.ts';

/** A figure of a text, as far as it can be held against that of another. */
export interface Figure {
  readonly value: string;
  /** Such as `usd`, `month`, `%`; empty where things are counted. */
  readonly unit: string;
  /** One end of "4 to 9". */
  readonly isEnd: boolean;
  /** It is said to be no more than an end: "up to 9". */
  readonly isBound: boolean;
  /** Words after it, which tell what is counted, */
  readonly after: readonly string[];
  /** and before it. */
  readonly before: readonly string[];
}

/** Tokens between two numbers of the same things. */
const LINK = 2;
/** Words of what is counted, on either side. */
const AROUND = 3;
const replying = new Set('reply answer hear respond response back touch contact acknowledge'.split(' ').map(stem));
/** A time with no number, as in "monthly", or with hardly one, as in "a month". */
const ANY = '?';
const A = 'a';

const phone = /\+\d[\d ()-]{6,}\d/g;
/** So a figure is said to be an end: before it, and behind it. */
const boundBefore = /\b(?:up to|at (?:the )?(?:most|least|latest|earliest)|(?:no|not) (?:more|less|fewer|longer|later) than|as (?:little|few|low|much|many|high|long) as|(?:more|less|fewer|longer) than|under|over|below|above|from|(?:starts?|starting|begins?|beginning) (?:at|with)|(?:minimum|maximum|lowest|highest|longest|shortest|smallest|largest|quickest|dearest|cheapest)(?: \w+)*)\W+(?:\w+\W+)?$/i;
const boundBehind = /^\W*(?:\w+ )?(?:at (?:the )?(?:most|least|longest|shortest|quickest|earliest|latest)|or (?:more|less|longer)|and (?:more|up|upwards))\b/i;
/** Tokens in which that is said. */
const NEAR = 5;

/** The figures of a text: numbers in figures or words with what they count, times that are named without one, numbers of telephones. */
export function figuresOf(text: string): Figure[] {
  const phones = Array.from(text.matchAll(phone), ([found]): Figure => ({ value: found.replace(/\D/g, ''), unit: 'phone', isEnd: false, isBound: false, after: [], before: [] }));
  const tokens = tokensOf(text.replace(phone, ' '));
  const numbers = numbersOf(tokens);
  const units = withRanges(tokens, numbers.map((number): Measured => ({ ...number, ...unitOf(tokens, number), isEnd: false })));
  const figures = units.map(({ value, unit, isEnd, from, to }, index): Figure => {
    const [last, next] = [units[index - 1]?.to ?? 0, units[index + 1]?.from ?? tokens.length];
    return {
      value,
      unit,
      isEnd,
      isBound: boundBefore.test(`${said(upTo(tokens.slice(Math.max(0, from - NEAR), from).toReversed()).toReversed())} `) || boundBehind.test(said(tokens.slice(to, to + NEAR))),
      after: tellingStems(upTo(tokens.slice(to, next))).slice(0, AROUND),
      before: tellingStems(upTo(tokens.slice(last, from).toReversed())).slice(0, AROUND),
    };
  });
  return [...phones, ...sharedWords(figures, units), ...unnumbered(tokens, units)];
}

/** Whether a figure of an answer is one of the facts': the same number of the same thing. */
export function isHeld(figure: Figure, facts: readonly Figure[]): boolean {
  const { value, unit } = figure;
  // "One of us", "one thing at a time".
  if (unit === '' && value === '1') return true;
  return facts.some((fact) => {
    if (fact.unit !== unit) return false;
    if (value === ANY) return true;
    if (!isSameNumber(value, fact.value)) return false;
    // Who says "four months" where the site says "four to nine" promises more than it does.
    if (fact.isEnd && !figure.isEnd && !figure.isBound) return false;
    return unit === '' ? countsTheSame(figure, fact) : isOfReplies(figure) || !isOfReplies(fact);
  });
}

/** "A month" is one month, and each month. */
const isSameNumber = (value: string, fact: string) => value === fact || (value === '1' && fact === A) || (value === A && (fact === '1' || fact === ANY));

/** How soon we reply says nothing of how soon something is made. */
const isOfReplies = ({ after, before }: Figure) => [...after, ...before].some((word) => replying.has(word));

function countsTheSame(one: Figure, fact: Figure): boolean {
  if (one.after.length > 0 && fact.after.length > 0) return shareWord(one.after, fact.after);
  const [said, told] = [[...one.after, ...one.before], [...fact.after, ...fact.before]];
  return (said.length === 0 && told.length === 0) || shareWord(said, told);
}

interface Measured extends NumberFound {
  readonly unit: string;
  readonly isEnd: boolean;
}

function unitOf(tokens: readonly Token[], { from, to, value }: NumberFound): { unit: string; to: number } {
  const after = unitAfter(tokens, to);
  if (after) return after;
  const unit = unitBefore(tokens, from) ?? (/^(?:19|20)\d\d$/.test(value) && tokens[from]!.text === value ? 'in the year' : '');
  return { unit, to };
}

/** "4 to 9 months", "between USD 55,000 and 75,000": what one end says of unit and size, it says of the other. */
function withRanges(tokens: readonly Token[], all: readonly Measured[]): Measured[] {
  const measured = [...all];
  for (let index = 0; index + 1 < measured.length; index++) {
    const [one, other] = [measured[index]!, measured[index + 1]!];
    if (!isRange(tokens, one, other)) continue;
    const isSmall = one.times === 1 && other.times > 1 && Number(one.value) < 1000;
    measured[index] = { ...one, value: isSmall ? scaled(one.value, other.times) : one.value, unit: one.unit || other.unit, isEnd: true };
    measured[index + 1] = { ...other, unit: other.unit || one.unit, isEnd: true };
  }
  return measured;
}

function isRange(tokens: readonly Token[], one: Measured, other: Measured): boolean {
  const link = tokens.slice(one.to, other.from).map(({ lower }) => lower);
  if (link.length === 0 || link.length > 3) return false;
  const [first, ...rest] = link;
  const isUnitOnly = rest.every((word) => /^(?:\p{Sc}|[a-z]{2,3}|a|\.)$/u.test(word));
  if (!isUnitOnly) return false;
  return /^(?:to|or|through|till|until|[-–—])$/.test(first!) || (first === 'and' && tokens.slice(Math.max(0, one.from - 3), one.from).some(({ lower }) => lower === 'between'));
}

/** Of "4 to 9 people" and "40 of 40 agents" each number counts what stands behind the last. */
function sharedWords(figures: readonly Figure[], units: readonly Measured[]): Figure[] {
  const shared = [...figures];
  for (let index = shared.length - 2; index >= 0; index--) {
    const isNext = units[index + 1]!.from - units[index]!.to <= LINK;
    if (isNext && shared[index]!.after.length === 0) shared[index] = { ...shared[index]!, after: shared[index + 1]!.after };
  }
  return shared;
}

/** "A week" is one, "every month" and "weeks" none that could be counted; "next week" is another matter. */
function unnumbered(tokens: readonly Token[], units: readonly Measured[]): Figure[] {
  return tokens.flatMap((token, index) => {
    const unit = timeNamed(token);
    if (unit === undefined || units.some(({ from, to }) => from <= index && index < to)) return [];
    const before = tokens[index - 1]?.lower;
    const value = before === 'a' || before === 'an' ? A : before === 'next' || before === 'same' ? before : ANY;
    return [{ value, unit, isEnd: false, isBound: false, after: [], before: [] }];
  });
}

const said = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ');

/** As far as it is said of one thing. */
function upTo(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex((one) => isStop(one) || /^[,()]$/.test(one.text));
  return end === -1 ? tokens : tokens.slice(0, end);
}
