import { pattern } from '../../../language/patterns.ts';
import { shareWord, tellingStems, tokensOf } from './tokens.ts';
import { monthNames } from './units.ts';

/** Something that binds the agency, and what it is said of. */
interface Claim {
  readonly kind: string;
  /** "Nobody can promise that." */
  readonly isDenied: boolean;
  readonly words: readonly string[];
}

/** Words of what a claim is said of, on either side. */
const AROUND = 4;

const kinds: readonly (readonly [kind: string, words: RegExp])[] = [
  ['promise', /\b(?:guarante\w+|promis(?:e[ds]?|ing)|warrant(?:y|ies|ed)|pledge[ds]?|assur(?:e[ds]?|ance))\b/gi],
  ['discount', /\b(?:discount\w*|rebates?|vouchers?|coupons?|cash ?back|bonus(?:es)?|special (?:offer|price|deal)s?|(?:half|reduced|lower)[ -]price[ds]?|\d+ ?% off|for less)\b/gi],
  ['refund', /\b(?:refund\w*|reimburs\w+|money[ -]back|money (?:is )?return\w*)\b/gi],
  ['free', pattern('gi')`
    (?<!-)\bfree\b(?!-|\s+(?:to|from)\b)
    |\b(?:no|without(?: a| any)?) (?:extra |additional |further )?(?:costs?|charges?|fees?|payment)\b
    |\b(?:costs?|pay|paying|charged?|charges?)(?: you| us)? (?:absolutely )?(?:nothing|zero)\b
    |\b(?:for nothing|nothing to pay|gratis|complimentary|on the house|on us|pro bono)\b
  `],
  ['certified', /\b(?:certif(?:ied|y|ies|icat\w+)|accredit\w+|licen[sc]ed|audited|complian(?:t|ce))\b/gi],
  ['award', /\b(?:award\w*|prizes?|(?:prize|award)[ -]winning|winners?)\b/gi],
  ['rank', /\b(?:number one|no\. ?1|top[ -]rated|market[ -]leader\w*|leading|world[ -]class|unbeatable|cheapest|lowest prices?|best prices?)\b/gi],
  ['partner', /\b(?:official|gold|premier|certified) partners?\b|\bpartner(?:s|ed|ship)? (?:of|with)\b/gi],
];
/** Each of these is another standard, or another time: in the facts it speaks for itself alone. */
const standards = /\b(?:ISO|SOC ?2|HIPAA|PCI(?:[ -]DSS)?|GDPR|PDPA|DPDP)\b/g;
const times = pattern('gi')`
  \b(?:
    tomorrow|today|tonight|immediately|instantly|at once|(?:right|straight) away|overnight|by the weekend|this (?:week|month|year)
    |(?:mon|tues|wednes|thurs|fri|satur|sun)day
  )s?\b
`;
/** "May" and "March" are words as well. */
const months = new RegExp(String.raw`\b(?:${monthNames.filter((name) => name !== 'May').join('|')}|(?:in|by|until|before|since|from) May)\b`, 'g');

const denial = /\b(?:no|not|nothing|never|none|nobody|neither|nor|without|cannot|\w+n['’]t)\b(?:\W+[\w'’]+){0,4}\W*$/i;
const sentence = /[^.!?;]+(?:\.(?=\S)[^.!?;]*)*[.!?;]?/g;

/** The first claim of an answer that the facts do not make of the same thing, if there is one. */
export function claimOfItsOwn(answer: string, facts: string): string | undefined {
  const known = claimsOf(facts);
  const isMade = (claim: Claim) => known.some(({ kind, isDenied, words }) => kind === claim.kind && isDenied === claim.isDenied && shareWord(words, claim.words));
  // That it cannot promise is no promise.
  const own = claimsOf(answer).find((claim) => !(claim.kind === 'promise' && claim.isDenied) && !isMade(claim));
  if (own) return own.kind;
  const lower = facts.toLowerCase();
  return [standards, times, months].flatMap((words) => answer.match(words) ?? []).find((word) => !lower.includes(word.toLowerCase()));
}

function claimsOf(text: string): Claim[] {
  return (text.match(sentence) ?? []).flatMap((said) => kinds.flatMap(([kind, words]) => Array.from(said.matchAll(words), ({ 0: claimed, index }): Claim => {
    const [before, after] = [said.slice(0, index), said.slice(index + claimed.length)];
    const around = [...tellingStems(tokensOf(before)).slice(-AROUND), ...tellingStems(tokensOf(after)).slice(0, AROUND)];
    return { kind, isDenied: denial.test(before), words: around };
  })));
}
