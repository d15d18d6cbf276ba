import type { Finding } from '../evidence.ts';
import { isRole } from './business-words.ts';
import { honorific, isFirm, isPersonName, looksLikeAdjective, mayBeName, personName } from './proper-names.ts';
import { isPlace } from './places.ts';
import { isQuestion, sentencesOf, type Part } from './sentences.ts';

/** After these a name comes, however it is written. */
const strong = /\b(?:my (?:good )?name(?:'s| is|:)?|name(?:'s| is|\s*[:=-]|(?=\s))|myself|call me|i am called|i'm called|i go by|nama saya|saya|mera naam|me llamo|je m['’]appelle|ich hei(?:ß|ss)e|mein name ist|(?:spelled|spelt)|(?:ask|asking) for|contact person(?:\s*(?:is|[:-]))?|attn\.?:?|this is(?= \p{Ll}+(?:,| (?:from|here|at|of|calling)\b))|(?:i am|i'm|im)(?= \p{Ll}+(?: \p{Ll}+)? from\b| \p{Ll}+(?:,|[.!](?:\s|$)| (?:from|here|at|of|calling|by name)\b))|(?:call|contact|ring|whatsapp|mail|email|reach)(?= \p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}(?: (?:at|on))? \+?\d)|(?:^|[!,.]\s*)(?=\p{Ll}{3,} here(?:,| from)))[ \t]*/giu;
/** After these a name may come, if it is written as one. */
const weak = /(?:\b(?:i am|i'm|i’m|im|this is|it is|it's|it’s|its|here is|here's|(?:best |kind |warm |with )?(?:regards|rgds)|thanks(?: and regards| & regards)?|thank you|cheers|sincerely|yours(?: truly)?|faithfully|best|ok|mr|mrs|ms|dr)[,.!]?[\s—–-]+(?:his|her|their)?[ \t]*(?:colleague|wife|husband|brother|sister|assistant)?,?[ \t]*|\n[ \t]*[-–—~]?[ \t]*)/giu;
const before = new RegExp(String.raw`^(?:[\s,!.]|\b(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|greetings|there|team|sir|madam|all|grüezi|namaste|salam|yes|ok|sorry|oh)\b)*`, 'iu');

const title = new RegExp(`^(?:${honorific})`, 'iu');
const named = new RegExp(`^${personName}`, 'u');
const lowerNamed = /^[\p{L}\p{M}][\p{L}\p{M}'’-]*\.?(?:[ \t]+[\p{L}\p{M}][\p{L}\p{M}'’.-]*){0,3}/u;
/** "My name is" in the scripts of those who write to our three offices. */
const otherScripts = /(?:我叫|我的名字是|என் பெயர்|मेरा नाम|اسمي)\s*((?:\p{Script=Han}{2,4}|[\p{Script=Tamil}\p{M}]+|(?!है|हूँ|हूं)[\p{Script=Devanagari}\p{M}]+(?: (?!है|हूँ|हूं)[\p{Script=Devanagari}\p{M}]+)?|[\p{Script=Arabic}\p{M}]+(?: (?!من )[\p{Script=Arabic}\p{M}]+)?))/gu;

/** "Who is Dr Lakshmi Prasad?" */
const aboutOthers = /\b(?:who|whom|know|about)\b[^.!?\n]*$/i;
/** Of other people, not of the visitor. */
const others = /\b(?:my (?:friend|cousin|boss|manager|brother|sister|father|mother|wife|husband|colleague|partner|client|uncle|neighbour)|recommended by|referred by|our (?:ceo|director|boss|manager)|colleague)\s+$/i;

/** What the visitor is called. Of several the last counts: it corrects the others. */
export function readName(message: string): Finding[] {
  const findings: Finding[] = [];
  for (const lead of message.matchAll(strong)) {
    const at = lead.index + lead[0].length;
    const found = nameAt(message, at, true);
    // "Name of the company is ...", "my company name is ...".
    if (found && !/\b(?:company|business|firm|shop|brand|project|product|domain|app|site|website|store|file|user|client|clinic|school)(?:'s)?\s*$/i.test(message.slice(0, lead.index))) findings.push(found);
  }
  for (const lead of message.matchAll(weak)) {
    if (aboutOthers.test(message.slice(0, lead.index + lead[0].length))) continue;
    const found = nameAt(message, lead.index + lead[0].length, false);
    if (found) findings.push(found);
  }
  for (const { 0: all, 1: value, index } of message.matchAll(otherScripts)) findings.push({ field: 'name', value: value!, start: index + all.indexOf(value!), end: index + all.indexOf(value!) + value!.length });
  for (const sentence of sentencesOf(message)) findings.push(...introduced(message, sentence));
  const distinct = findings.filter((one, index) => findings.findIndex((other) => other.start === one.start) === index);
  return distinct.filter(({ start }) => !others.test(message.slice(0, start))).sort((a, b) => a.start - b.start);
}

/** "Tan Wei Ming here", "Farah from Selasih Foods", "Karthik 99999 00006", "Ruth Abraham, ruth@…". */
function introduced(message: string, { text, start }: Part): Finding[] {
  if (isQuestion(text)) return [];
  const from = before.exec(text)![0].length;
  const found = nameAt(message, start + from, false);
  if (!found) return [];
  const rest = message.slice(found.end, start + text.length);
  // "Joanne, we need an app".
  const addresses = /^, (?:we|i|my|our|i'm|we're|i’m|we’re)\b/i.test(rest) && !looksLikeAdjective(found.value) && !/\b(?:hi|hello|hey|dear|thanks|thank you)\b/i.test(text.slice(0, from));
  const introduces = addresses || /^\s+(?:to be (?:exact|precise)|in full|is my (?:full |good )?name|is the name)\b/i.test(rest) || /^\s*(?:(?:actually|again|btw|by the way|then)?,?\s*(?:here\b|from\b|speaking\b|this side\b|dari\b|[,(<]?\s*[\w.+-]+@|[,(:]?\s*\+?\d[\d ()-]{6,}))/iu.test(rest) || /^ (?:of|at|with) \p{Lu}/u.test(rest);
  return introduces ? [found] : [];
}

function nameAt(message: string, at: number, certain: boolean): Finding | undefined {
  const ahead = message.slice(at);
  const skipped = title.exec(ahead)?.[0].length ?? 0;
  const rest = ahead.slice(skipped);
  const written = named.exec(rest)?.[0];
  const value = written ? trimName(written) : certain || skipped > 0 ? trimName(lowerNamed.exec(rest)?.[0] ?? '') : '';
  if (/^\p{Ll}/u.test(value) && looksLikeAdjective(value)) return undefined;
  if (isRole(value)) return undefined;
  if (!/\p{L}{2}/u.test(value) || isPlace(value) || isFirm(value) || !isPersonName(value)) return undefined;
  // "Need: online store" is a label.
  if (/^[ \t]*:/.test(rest.slice(value.length))) return undefined;
  // "I'm Longitude's next client".
  if (/^['’]s\b/.test(rest.slice(value.length))) return undefined;
  // "Longfellow, Thomas Longfellow" says the whole name the second time.
  const again = new RegExp(String.raw`^${escaped(value)},[ \t]+(${capitalised}(?:[ \t]+${capitalised}){0,2}[ \t]+${escaped(value)})(?!\p{L})`, 'u').exec(rest);
  if (again) return { field: 'name', value: again[1]!, start: at + skipped + again[0].length - again[1]!.length, end: at + skipped + again[0].length };
  const start = at + skipped + rest.indexOf(value);
  return { field: 'name', value, start, end: start + value.length };
}

const capitalised = String.raw`\p{Lu}[\p{L}\p{M}'’.-]*`;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The leading words that may be a name; "Deepa Krishnan. We" ends at the point, "V. Anand" does not. */
export function trimName(text: string): string {
  const words = text.split(/([ \t]+)/);
  let value = '';
  for (let index = 0; index < words.length; index += 2) {
    const word = words[index]!;
    const small = /^(?:bin|binti|bt|bte|binte|ibn|al|el|de|da|di|van|von|der|la|s\/o|d\/o|a\/l|a\/p)$/i.test(word);
    if (!small && !mayBeName(word)) break;
    value += (index > 0 ? words[index - 1]! : '') + word;
    // A point ends a name, but for that of an initial.
    if (word.endsWith('.') && !/^\p{L}\.$/u.test(word)) break;
  }
  return value.replace(/[.'’,-]+$/, (end) => (/(?:^|\s)\p{Lu}\.$/u.test(value) ? end : '')).replace(/['’]s$/, '').replace(/[ \t]+(?:bin|binti|al|el|de|van|von|s\/o|d\/o|a\/l|a\/p)$/i, '').trim();
}
