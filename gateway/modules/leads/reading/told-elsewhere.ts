import { pattern } from '../../language/patterns.ts';
import { isEmpty } from '../../language/words.ts';
import type { Finding } from '../evidence.ts';
import type { Span } from '../../language/sentences.ts';
import { hasCurrency, money } from './money-patterns.ts';

/** What ends a piece of a sentence: a comma that is no number's, a sign, or "and" before something new. */
const border = /,(?!\d)\s*|[;:(]\s*|\.\.+\s*|\s[–—-]\s|\s(?:and|but|so)\s(?=(?:we|i|my|our|it|the|budget|max|need(?:s|ed)?|by|before|within|in|around|about|up ?to)\s)/gi;
/** Beside a sum or a time these say nothing that is not told by it. */
const filling = pattern('i')`
  ^(?:
    budget\w*|bajet|bugdet|spend\w*|pay\w*|paid|cost\w*|price\w*|quot\w+|money|amount|max\w*|min\w*|approx\w*|total|top|limit|flexible|fixed
    |month\w*|year\w*|week\w*|day\w*|annual\w*|quarter|one|first|time|capex|approved|sanctioned|cleared|granted|allocated|committee|trustees
    |trust|board|partners?|management|agree\w*|ok|okay|fine|enough|good|only|just|need\w*|want\w*|require\w*|would|like|love|hop\w+|plan\w*
    |look\w*|think\w*|ideally|preferably|maybe|say|get|give|put|set|aside|go|live|ready|done|finish\w*|complet\w*|launch\w*|start\w*|begin\w*
    |deliver\w*|timeline|deadline|latest|urgent\w*|possible|please|pls|actually|sorry|mean\w*|make|company|software|agency|vendor|old|last
    |found|high|crazy|much|too|usually|roughly|around|about|site|website|app|it|this|that|sir|madam|lol|still|usd|rs
  )$
`;
/** Words of a requirement that say something by themselves. */
const FEWEST_WORDS = 3;

/**
 * A quote without the pieces at its ends that tell what has a field of its own: "we need a shop, budget 5 lakh, by June". Undefined for a
 * requirement that says nothing else.
 */
export function withoutTold(message: string, quote: Finding, findings: readonly Finding[]): Finding | undefined {
  const isPurpose = quote.field === 'purposeOfVisit';
  const fields = findings.filter(({ field }) => field === 'budget' || field === 'timeline');
  const told = [...fields, ...sumsIn(message, quote)];
  const pieces = piecesOf(message, quote);
  const saysMore = (piece: Span) => {
    const inside = told.filter((one) => one.start < piece.end && one.end > piece.start);
    // A word beside a budget may say what it is for: "2,500 for the app".
    const beside = !isPurpose && inside.some((one) => fields.includes(one as Finding)) ? 1 : 0;
    return inside.length === 0 || contentOf(message, piece, inside).length > beside;
  };
  const [first, last] = [pieces.findIndex(saysMore), pieces.findLastIndex(saysMore)];
  if (first === -1) return isPurpose ? quote : undefined;
  if (first === 0 && last === pieces.length - 1) return quote;
  const [start, end] = [pieces[first]!.start, pieces[last]!.end];
  const left = message.slice(start, end);
  if (!isPurpose && (wordsIn(left).length < FEWEST_WORDS || contentOf(message, { start, end }, []).length === 0)) return undefined;
  return { ...quote, value: left, start, end };
}

/** The figures of a quote that are sums of money, whether or not they are the visitor's budget. */
const sumsIn = (message: string, { start, end }: Span): Span[] =>
  Array.from(message.slice(start, end).matchAll(money)).flatMap(({ 0: found, index }) => (hasCurrency.test(found) || /\d\s*(?:k|lakhs?|lacs?|crores?)\b/i.test(found) ? [{ start: start + index, end: start + index + found.length }] : []));

function piecesOf(message: string, { start, end }: Span): Span[] {
  const pieces: Span[] = [];
  let from = start;
  for (const { 0: mark, index } of message.slice(start, end).matchAll(border)) {
    pieces.push(trimmed(message, from, start + index));
    from = start + index + mark.length;
  }
  return [...pieces, trimmed(message, from, end)].filter((piece) => piece.end > piece.start);
}

function trimmed(message: string, start: number, end: number): Span {
  const text = message.slice(start, end);
  return { start: start + (text.length - text.trimStart().length), end: start + text.trimEnd().length };
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu) ?? [];

/** The words of a stretch that say something, without those of certain findings. */
function contentOf(message: string, { start, end }: Span, without: readonly Span[]): string[] {
  const rest = without.reduce((text, one) => {
    const [from, to] = [Math.max(one.start, start) - start, Math.min(one.end, end) - start];
    return text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
  }, message.slice(start, end));
  return wordsIn(rest).filter((word) => /\p{L}/u.test(word) && !isEmpty(word.toLowerCase().replace(/['’].*/, '')) && !filling.test(word));
}
