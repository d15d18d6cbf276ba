import { meaningsOf } from '../../../language/meanings.ts';
import { groupsOf } from '../../../language/thesaurus.ts';
import { wordClassOf } from '../../../language/word-classes.ts';
import { isEmpty, stem } from '../../../language/words.ts';
import type { Finding } from '../../evidence.ts';
import { sentencesOf, type Span } from '../../../language/sentences.ts';
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
 * its classes, and what the patterns make of it. Each sign once, where it stands first.
 *
 * @param hints what the patterns have found in the message
 */
export function needSignsOf(message: string, { asked, services = [] }: Circumstances, hints: readonly Finding[]): NeedSign[] {
  const tokens = tokensOf(message).filter(({ lower }) => /[\p{L}\d.!?]/u.test(lower));
  const stems = tokens.map(({ lower }) => stemOf(lower));
  const named = hints.filter(isService);
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
    const [fine, middle] = wordClassOf(token.lower) ?? [];
    if (fine !== undefined) signs.push({ sign: `class ${fine}`, words: [token] }, { sign: `classes ${middle}`, words: [token] });
    if (asked === 'servicesInterested') signs.push({ sign: `asked: ${stems[at]}`, words: [token] });
  }
  return eachOnce(signs);
}

/**
 * The same of each sentence of a message, beside what the words around it are: what is needed is mostly said in one, and what the
 * others say hides it.
 */
export function needSignsBySentence(message: string, circumstances: Circumstances, hints: readonly Finding[]): NeedSign[][] {
  const sentences = sentencesOf(message);
  if (sentences.length < 2) return [needSignsOf(message, circumstances, hints)];
  const around = eachOnce([
    { sign: 'sentence', words: [] },
    ...tokensOf(message).filter(({ lower }) => /\p{L}/u.test(lower) && !isEmpty(lower)).map(({ lower }) => ({ sign: `around ${stemOf(lower)}`, words: [] })),
    ...hints.filter(isService).map(({ value }) => ({ sign: `around ${value}`, words: [] })),
  ]);
  return sentences.map(({ text, start, end }, order) => {
    const within = hints.filter((hint) => hint.start >= start && hint.start < end).map((hint) => moved(hint, -start));
    const own = needSignsOf(text, circumstances, within).map(({ sign, words }) => ({ sign, words: words.map((word) => moved(word, start)) }));
    return eachOnce([...own, ...around, ...(order > 0 ? [{ sign: 'sentence later', words: [] }] : [])]);
  });
}

const isService = ({ field }: Finding) => field === 'servicesInterested';

const moved = <One extends Span>(one: One, by: number): One => ({ ...one, start: one.start + by, end: one.end + by });

function eachOnce(signs: readonly NeedSign[]): NeedSign[] {
  const met = new Set<string>();
  return signs.filter(({ sign }) => !met.has(sign) && met.add(sign));
}

function stemOf(word: string): string {
  const left = word.replace(/(?:ing|ed|es|s)$/, '');
  return left.length >= STEM ? left : word;
}
