import { meaningsOf } from '../../../language/meanings.ts';
import { groupsOf } from '../../../language/thesaurus.ts';
import { isEmpty, stem } from '../../../language/words.ts';
import type { Finding } from '../../evidence.ts';
import type { Span } from '../../../language/sentences.ts';
import type { Circumstances } from '../circumstances.ts';
import { tokensOf } from '../tagger/tokens.ts';

/** Something that speaks for or against a service; where it stands in certain words, these. */
export interface NeedSign {
  readonly sign: string;
  readonly words: readonly Span[];
}

/** A word's beginning tells what its ending hides, in longer ones. */
const BEGINNING = 5;
/** What is left of a word without its ending has at least so many letters. */
const STEM = 4;

/**
 * What can be told of a message that may say what its visitor needs: words, two and three of them in a row, what a word can mean,
 * and what the patterns make of it. Each sign once, where it stands first.
 *
 * @param hints what the patterns have found in the message
 */
export function needSignsOf(message: string, { asked, services = [] }: Circumstances, hints: readonly Finding[]): NeedSign[] {
  const tokens = tokensOf(message).filter(({ lower }) => /[\p{L}\d.!?]/u.test(lower));
  const stems = tokens.map(({ lower }) => stemOf(lower));
  const named = hints.filter(({ field }) => field === 'servicesInterested');
  const signs: NeedSign[] = [
    { sign: '', words: [] },
    { sign: services.length > 0 ? 'later' : 'first', words: [] },
    { sign: `named ${named.length}`, words: [] },
    ...named.map(({ value, retracted, start, end }) => ({ sign: `${retracted ? 'not' : 'named'} ${value}`, words: [{ start, end }] })),
    ...(asked ? [{ sign: `asked ${asked}`, words: [] }] : []),
  ];
  for (const [at, token] of tokens.entries()) {
    if (!/[\p{L}\d]/u.test(token.lower)) continue;
    for (let length = 1; length <= 3 && at + length <= tokens.length; length++) signs.push({ sign: stems.slice(at, at + length).join(' '), words: tokens.slice(at, at + length) });
    if (token.lower.length > BEGINNING) signs.push({ sign: `^${token.lower.slice(0, BEGINNING)}`, words: [token] });
    if (!isEmpty(token.lower)) signs.push(...[...meaningsOf(stem(token.lower)), ...groupsOf(token.lower)].map((meaning) => ({ sign: `means ${meaning}`, words: [token] })));
    if (asked === 'servicesInterested') signs.push({ sign: `asked: ${stems[at]}`, words: [token] });
  }
  return [...new Map(signs.toReversed().map((one) => [one.sign, one])).values()];
}

function stemOf(word: string): string {
  const left = word.replace(/(?:ing|ed|es|s)$/, '');
  return left.length >= STEM ? left : word;
}
