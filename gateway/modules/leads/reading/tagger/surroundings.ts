import { pattern } from '../../../language/patterns.ts';
import type { Span } from '../../../language/sentences.ts';
import type { Case, Kind } from './kinds.ts';
import type { Token } from './tokens.ts';

const ends = /^[.!?\n]+$/;
const cuts = /^[.!?,;:|/()\n–—]+$/;
/** Words that make a sentence, and no name. */
const saying = pattern('')`
  ^(?:
    i|we|you|they|he|she|it|is|are|am|was|were|be|do|does|did|can|could|would|will|have|has|had|want|need|to|the|a|an|and|or|for
    |of|in|on|at|with|from|my|our|your|their|not|no|how|what|when|where|who|why|this|that|there|please|by|but|so|if
  )$
`;
const joining = /^(?:&|of|the|and|bin|binti|de|al|')$/;
/** Longer than this a piece, a run or a place in one is just long. */
const [LONG_PIECE, LONG_RUN, FAR_IN] = [7, 5, 3];
/** Of words around, the next one aside: so many before, so many after. */
const [BEFORE, AFTER] = [8, 6];

/** Where stretches begin and go on, by the places of the tokens. */
export function marked<One extends Span>(tokens: readonly Token[], stretches: readonly One[], nameOf: (one: One) => string = () => ''): (string | undefined)[] {
  const marks: (string | undefined)[] = tokens.map(() => undefined);
  for (const one of stretches) {
    tokens.forEach(({ start, end }, at) => {
      if (start >= one.start && end <= one.end) marks[at] = `${start === one.start ? 'B' : 'I'}${nameOf(one)}`;
    });
  }
  return marks;
}

/** Whether a line ends before a token. */
export const beginsLine = (message: string, tokens: readonly Token[], at: number): boolean =>
  at === 0 || message.slice(tokens[at - 1]!.start, tokens[at]!.start).includes('\n');

/** The words some way before and after a token: "ready" may stand far from "by June". */
export function wordsAround(tokens: readonly Token[], at: number): string[] {
  const isWord = ({ lower }: Token) => /\p{L}/u.test(lower);
  const before = tokens.slice(Math.max(0, at - BEFORE), Math.max(0, at - 1)).filter(isWord);
  const after = tokens.slice(at + 2, at + AFTER + 1).filter(isWord);
  return [...before.map(({ lower }) => `before ${lower}`), ...after.map(({ lower }) => `behind ${lower}`)];
}

/** For each token what its sentence is: whether it asks, and whom it speaks of. */
export function sentencesOf(message: string, tokens: readonly Token[]): string[] {
  const sentences: Token[][] = [[]];
  tokens.forEach((token, at) => {
    if (at > 0 && (ends.test(tokens[at - 1]!.text) || beginsLine(message, tokens, at))) sentences.push([]);
    sentences.at(-1)!.push(token);
  });
  return sentences.flatMap((sentence) => {
    const has = (words: RegExp) => sentence.some(({ lower }) => words.test(lower));
    const said = [has(/^\?$/) && 'asks', has(/^(?:you|your|yours|u|ur)$/) && 'you', has(/^(?:i|we|my|our|i'm|im|we're|me|us)$/) && 'we', has(/^(?:they|their|his|her|he|she)$/) && 'they'].filter(Boolean).join(' ');
    return sentence.map(() => said);
  });
}

/** For each token what the piece between two signs is that holds it: how long, what kinds of words it has, where in the message it stands. */
export function piecesOf(message: string, tokens: readonly Token[], kinds: readonly (readonly Kind[])[]): string[][] {
  const pieces: number[][] = [[]];
  tokens.forEach(({ text }, at) => {
    if (cuts.test(text)) return void pieces.push([at], []);
    if (beginsLine(message, tokens, at)) pieces.push([]);
    pieces.at(-1)!.push(at);
  });
  const told: string[][] = [];
  const filled = pieces.filter((piece) => piece.length > 0);
  for (const [place, piece] of filled.entries()) {
    const has = (kind: Kind) => piece.some((at) => kinds[at]!.includes(kind));
    const size = `${Math.min(piece.length, LONG_PIECE)} ${piece.some((at) => saying.test(tokens[at]!.lower)) ? 'says' : 'names'}`;
    const holds = [has('firm') && (kinds[piece.at(-1)!]!.includes('firm') ? 'firm!' : 'firm'), ...(['given', 'town', 'other'] as const).map((kind) => has(kind) && kind)].filter(Boolean);
    const edge = place === 0 ? 'first' : place === filled.length - 1 ? 'last' : 'between';
    piece.forEach((at, order) => (told[at] = [[size, ...holds].join(' '), `${edge} ${size}`, `${Math.min(order, FAR_IN)} of ${size}`]));
  }
  return told;
}

/** For each token of a run of capitals, or of words that are no English: what stands before and after the run, and what is in it. */
export function runsOf(tokens: readonly Token[], kinds: readonly (readonly Kind[])[], cases: readonly Case[]): string[][] {
  const runs: string[][] = tokens.map(() => []);
  const belongs = (at: number) => at < tokens.length && (cases[at] === 'Aa' || cases[at] === 'AA' || (cases[at] === 'aa' && kinds[at]!.includes('other')) || kinds[at]!.includes('firm'));
  const goesOn = (at: number) => belongs(at) || (joining.test(tokens[at]?.lower ?? '') && belongs(at + 1));
  for (let at = 0; at < tokens.length; at++) {
    if (!belongs(at)) continue;
    let end = at;
    while (goesOn(end + 1)) end++;
    const last = kinds[end]!;
    const [before, earlier, after, later] = [at - 1, at - 2, end + 1, end + 2].map((one) => tokens[one]?.lower ?? '#');
    const holds = [kinds.slice(at, end + 1).some((one) => one.includes('firm')) && (last.includes('firm') ? 'firm!' : 'firm'), kinds[at]!.includes('given') && 'given', last.includes('town') && 'town'].filter(Boolean).join('-');
    const told = [`${Math.min(end - at + 1, LONG_RUN)} ${holds}`, `after ${before}`, `before ${after}`, `after ${earlier} ${before}`, `before ${after} ${later}`, `between ${before} ${after}`, `after ${before} ${holds}`];
    for (let one = at; one <= end; one++) runs[one] = told;
    at = end;
  }
  return runs;
}
