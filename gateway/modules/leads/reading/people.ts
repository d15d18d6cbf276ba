import { pattern, source } from '../../language/patterns.ts';
import type { Finding } from '../evidence.ts';
import { isGivenName } from './given-names.ts';
import { nameCorrections } from './name-corrections.ts';
import { former } from './other-firms.ts';
import { isOwnName } from './own-names.ts';
import { nameAt } from './person-names.ts';
import { isFirm, looksLikeAdjective, mayBeName } from './proper-names.ts';
import { isQuestion, sentencesOf, type Part } from '../../language/sentences.ts';
import { readSignatures } from './signatures.ts';
import { smallNames } from './small-names.ts';

/** "My name is" in the tongues that visitors begin with. */
const otherTongues = source`
  nama saya|mera naam|me llamo|mi nombre es|je m['’]appelle|mon nom est|ich hei(?:ß|ss)e|mein name ist|mi chiamo|il mio nome è
  |meu nome é|me chamo|mijn naam is|jag heter|jeg heter|mitt namn är|nazywam si[eę]|jina langu ni|naitwa|ako si|benim ad[iı]m
  |en peyar|panggil(?: saya)?
`;
/** After these a name comes, however it is written. */
const strong = pattern('giu')`
    (?<![\p{L}\d])(?:
      my (?:good |full )?(?:name|nm|nme|naam)(?:'s|’s| is|:)?|name(?:'s|’s| is|\s*[:=-])|(?<=^\W*|[,;.!?\n] *)name(?=\s)
      |(?:who|kontakt|ansprechpartner)\s*[:=]|my ?self|call me|i am called|i'm called|i go by|${otherTongues}|(?:spelled|spelt)
      |contact(?: person)?(?: is|\s*[:-])(?: (?:the )?(?:principal|owner|manager|director|headmaster))?|attn\.?:?
      |(?<=^\W*)am(?= \p{L}{3,}(?: \p{L}{3,})?(?:,| from\b| here\b| in\b|\W*$))
      |this is(?= \p{Ll}+(?:,| (?:from|here|at|of|calling)\b))
      |(?:i am|i'm|i’m|im)(?= \p{Ll}+(?: \p{Ll}+)? from\b| \p{Ll}+(?:,|[.!](?:\s|$)| (?:from|here|at|of|calling|by name)\b))
      |(?<=^\W*|[.!?\n] *)(?:i am|i'm|i’m|im)(?= \p{Ll}{3,}\W*$)|(?:i am|i'm|i’m)(?= \p{Lu}\p{Ll}+[,.!])
      |(?:call|contact|ring|whatsapp|mail|email|reach)(?= \p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}(?: (?:at|on))? \+?\d)
      |(?:^|[!,.]\s*)(?=\p{Ll}{3,} here(?:,| from))
    )[ \t]*
  `;
/** After these a name may come, if it is written or known as one. */
const weak = pattern('giu')`
  (?<![\p{L}\d])(?:
    i am|i'm|i’m|im|(?<=^|[,;.!] ?)am|this is|it is|it's|it’s|its|c['’]est|here is|here's|saya|aku|ich bin|je suis|ik ben|soy|sou
    |sono|jestem|ok|mr|mrs|ms|mdm|dr|contact|sender is|signed|(?:ask|asking) for
  )[,.!]?[\s—–-]+(?:his|her|their)?[ \t]*(?:colleague|wife|husband|brother|sister|assistant|son|daughter|father|mother|nephew|niece|cousin|partner|secretary)?,?[ \t]*
`;
const before = pattern('iu')`
  ^(?:
    [\s,!.]
    |\b(?:
      hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|greetings|there|team|sir|sirs|madam|all|grüezi|namaste|salam|yes|ok
      |sorry|oh|sure|morning|evening|afternoon
    )\b
  )*
`;
/** "Habari,": how people greet in any tongue. */
const greeting = /^\W*\p{L}+(?: \p{L}+){0,2}[,!.–—-]+\s*/u;

/** "My name is" in the scripts of those who write to our three offices. */
const otherScripts = pattern('gu')`
  (?:我叫|我的名字是|公司的|我是(?!\p{Script=Han}{4})|என் பெயர்|मेरा नाम|اسمي)\s*(
    (?:
      \p{Script=Han}{2,4}(?!\p{Script=Han})|[\p{Script=Tamil}\p{M}]+
      |(?!है|हूँ|हूं)[\p{Script=Devanagari}\p{M}]+(?: (?!है|हूँ|हूं)[\p{Script=Devanagari}\p{M}]+)?
      |[\p{Script=Arabic}\p{M}]+(?: (?!من )[\p{Script=Arabic}\p{M}]+)?
    )
  )
`;

/** "Who is Dr Lakshmi Prasad?" */
const aboutOthers = /\b(?:who|whom|know|about)\b[^.!?\n]*$/i;
/** "What did Dr Prasad say", "according to Mr Tan". */
const quoted = /\b(?:did|does|according to|by|with|from|and|says?|said|that|of)\s+$/i;
/** Of other people, not of the visitor. */
const others = pattern('i')`
  \b(?:
    my (?:friend|cousin|boss|manager|brother|sister|father|mother|wife|husband|colleague|partner|client|uncle|neighbour)
    |recommended by|referred by|our (?:ceo|director|boss|manager)|colleague
  )\s+$
`;
/** "Her name is", "the name of the company is", "my company's name is". */
const ofOthers = pattern('i')`
  (?:
    \b(?:
      his|her|their|whose|its|your|the (?:company|business|firm|brand|shop|project|product|domain)|company|business|firm|shop
      |brand|project|product|domain|app|site|website|store|file|user|client|clinic|school
    )
    |['’]s
  )\s*$
`;

/**
 * What the visitor is called. Of several the last counts: it corrects the others.
 *
 * @param known as told before: "not Priya, Riya" corrects it
 */
export function readName(message: string, known?: string | null): Finding[] {
  const findings: Finding[] = readSignatures(message);
  for (const lead of message.matchAll(strong)) {
    if (ofOthers.test(message.slice(0, lead.index)) && /name/i.test(lead[0])) continue;
    const found = nameAt(message, lead.index + lead[0].length, true);
    if (found) findings.push(found);
  }
  for (const lead of message.matchAll(weak)) {
    // "Freiburg im Breisgau".
    if (/^im\b/.test(lead[0]) && /\p{Lu}\p{Ll}+ $/u.test(message.slice(0, lead.index))) continue;
    if (aboutOthers.test(message.slice(0, lead.index + lead[0].length)) || (/^(?:mr|mrs|ms|mdm|dr)\b/i.test(lead[0]) && quoted.test(message.slice(0, lead.index)))) continue;
    const found = nameAt(message, lead.index + lead[0].length, false);
    if (found) findings.push(found);
  }
  for (const { 0: all, 1: value, index } of message.matchAll(otherScripts)) findings.push({ field: 'name', value: value!, start: index + all.indexOf(value!), end: index + all.indexOf(value!) + value!.length });
  for (const sentence of sentencesOf(message)) findings.push(...introduced(message, sentence, known));
  if (findings.length === 0) findings.push(...smallNames(message, Boolean(known)));
  const corrections = nameCorrections(message, known);
  const stands = findings.filter((one) => !corrections.some(({ right, wrong }) => overlap(one, right) || (wrong && overlap(one, wrong))));
  const all = [...stands, ...corrections.map(({ right }) => right)];
  const distinct = all.filter((one, index) => all.findIndex((other) => other.start === one.start) === index);
  return distinct.filter(({ start }) => !others.test(message.slice(0, start)) && !former.test(message.slice(0, start))).sort((a, b) => a.start - b.start);
}

const overlap = (one: { start: number; end: number }, other: { start: number; end: number }) => one.start < other.end && one.end > other.start;

/** "Tan Wei Ming here", "Farah from Selasih Foods", "Karthik 99999 00006", "Ruth Abraham, ruth@…". */
function introduced(message: string, { text, start }: Part, known?: string | null): Finding[] {
  if (isQuestion(text)) return [];
  const polite = before.exec(text)![0].length;
  const greeted = greeting.exec(text)?.[0] ?? '';
  const from = greeted.length > polite && greeted.split(/[^\p{L}]+/u).filter(Boolean).every((word) => !mayBeName(word) || isOwnName(word)) ? greeted.length : polite;
  const hereAfter = /^\W*\p{L}+[,!] +(?=\p{L}[\p{L}’' -]{1,30} (?:here|this side|speaking)\b)/u.exec(text)?.[0].length;
  const found = nameAt(message, start + (hereAfter ?? from), false);
  if (!found) return [];
  const rest = message.slice(found.end, start + text.length);
  // "Joanne, we need an app".
  const addresses = /^, (?:we|i|my|our|i'm|we're|i’m|we’re)\b/i.test(rest) && !looksLikeAdjective(found.value) && !/\b(?:hi|hello|hey|dear|thanks|thank you)\b/i.test(text.slice(0, from));
  // "Bhavin Kotecha actually", of somebody who is Bhavin so far.
  const introduces = addresses || (known && found.value.toLowerCase().startsWith(`${known.toLowerCase()} `)) || /^\s+(?:to be (?:exact|precise)|in full|is my (?:full |good )?name|is the name)\b/i.test(rest) || /^\s*(?:(?:actually|again|btw|by the way|then)?,?\s*(?:here\b|from\b|speaking\b|this side\b|dari\b|[,(<]?\s*[\w.+-]+@|[,(:]?\s*\+?\d[\d ()-]{6,}))/iu.test(rest) || isOfFirm(found.value, rest);
  return introduces || /^,? (?:btw|by the way)\W*$/i.test(rest) ? [found] : [];
}

/** "Margaret Whitfield of Whitfield & Rowe", but not "Paws of Hope". */
function isOfFirm(name: string, rest: string): boolean {
  const firm = /^ (?:of|at|with|@) (?:the )?(\p{Lu}.*)/u.exec(rest)?.[1];
  return firm !== undefined && (/\s/.test(name) || isGivenName(name) || isFirm(firm.split(/[,.(]/)[0]!));
}
