import type { Finding } from '../evidence.ts';
import { isGivenName } from './given-names.ts';
import { isPlace } from './places.ts';
import { isFirm, isToolOrTongue, looksLikeName } from './proper-names.ts';

const word = String.raw`(\p{L}[\p{L}\p{M}'’-]+(?:[ \t]\p{Lu}[\p{L}\p{M}'’-]+)?)`;
/** "not Priya but Riya", "not Mehra, Mehta". */
const first = new RegExp(String.raw`\bnot[ \t]+${word}[ \t]*(?:,|;|[-–—]|[ \t]but\b)[ \t]*(?:but[ \t]+)?(?:it['’]?s[ \t]+|i['’]?m[ \t]+|rather[ \t]+)?${word}`, 'giu');
/** "Shaun, not Sean". */
const second = new RegExp(String.raw`${word},?[ \t]+(?:and[ \t]+)?not[ \t]+${word}`, 'giu');
/** "Raman with an h: Rahman". */
const spelledOut = new RegExp(String.raw`\bwith (?:an?|one|two|double|no)[ \t]+["'‘“]?\p{L}{1,2}["'’”]?(?:['’]?s)?(?:[ \t]*[:,;–—-]|[ \t]+is\b)[ \t]*(?:so[ \t]+|i\.e\.[ \t]+)?${word}`, 'giu');

/** A name that is corrected: the right one, and the words that are wrong. */
export interface Correction {
  readonly right: Finding;
  readonly wrong?: { readonly start: number; readonly end: number };
}

/**
 * Names that are put right. What is no name is corrected with the same words ("not March, April"), so both have to look
 * like one, and like each other or like what is known.
 *
 * @param known the visitor's name as told before
 */
export function nameCorrections(message: string, known: string | null | undefined): Correction[] {
  const found: Correction[] = [];
  for (const match of message.matchAll(first)) add(match, match[2]!, match[1]!, true);
  for (const match of message.matchAll(second)) add(match, match[1]!, match[2]!, false);
  for (const { 0: all, 1: value, index } of message.matchAll(spelledOut)) {
    if (isName(value!)) found.push({ right: at(value!, index + all.length - value!.length) });
  }
  return found;

  function add(match: RegExpMatchArray, right: string, wrong: string, wrongFirst: boolean): void {
    const isKnown = known?.toLowerCase().split(/\s+/).includes(wrong.toLowerCase().split(/\s+/)[0]!);
    if (!isName(right) || !isName(wrong) || !(isKnown || alike(right, wrong))) return;
    if (!isKnown && !isCapital(right) && !isGivenName(right) && !isGivenName(wrong)) return;
    // "Farhana not Farhan, autocorrect": why it was wrong.
    if (wrongFirst && !isCapital(right) && !alike(right, wrong) && !isGivenName(right)) return;
    const [head, tail] = [match.index!, match.index! + match[0].length];
    const from = wrongFirst ? tail - right.length : head;
    const off = wrongFirst ? match[0].toLowerCase().indexOf(wrong.toLowerCase(), 3) + head : tail - wrong.length;
    found.push({ right: at(right, from), wrong: { start: off, end: off + wrong.length } });
  }
}

const at = (value: string, start: number): Finding => ({ field: 'name', value, start, end: start + value.length });
const isCapital = (text: string) => /^\p{Lu}/u.test(text);
const isName = (text: string) => looksLikeName(text) && !isPlace(text) && !isFirm(text) && !isToolOrTongue(text);

/** Letters that two spellings of a name, or two names that are confused, have in common at either end. */
const SHARED = 3;

function alike(a: string, b: string): boolean {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()];
  if (one === other) return false;
  return one.slice(0, SHARED) === other.slice(0, SHARED) || one.slice(-SHARED) === other.slice(-SHARED) || (one[0] === other[0] && one.at(-1) === other.at(-1));
}
