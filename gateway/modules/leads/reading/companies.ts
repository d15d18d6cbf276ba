import { pattern } from '../../language/patterns.ts';
import type { Finding } from '../evidence.ts';
import { businessNoun, isRole, role } from './business-words.ts';
import { introducedCompanies } from './introduced-companies.ts';
import { isOwnName } from './own-names.ts';
import { companyName, isCommonWord, isEnglish, isFirm, isTradeWord, looksLikeName, mayBeCompany } from './proper-names.ts';
import { former } from './other-firms.ts';
import { isPlace } from './places.ts';
import { isQuestion, sentencesOf } from '../../language/sentences.ts';
import { isTown } from './town-names.ts';

/** After these a company's name comes, however it is written. */
const strong = pattern('giu')`
  \b(?:
    ${businessNoun} name(?: is|:|,)?|name of (?:the |my |our |his |her )?${businessNoun}(?: is|:)
    |(?:my|our|the)?\s*(?:company|business|firm|organi[sz]ation|startup|brand|agency|school|clinic|shop|store)(?:'s)?\s*(?:name)?\s+(?:
      is|name is|called|named|is called|is named
    )
    |(?:company|business|firm|organi[sz]ation|brand)(?:'s)?(?:\s+name)?(?:\s*[:=]|\s+-)|company name|m\/s\.?|messrs\.?|firma\s*:
    |empresa\s*:|entreprise\s*:|syarikat(?: kami| saya)?\s*:|we(?:'re| are) called
  )\s+
`;
/** After these one comes if it is written as a name. */
const weak = pattern('giu')`
  \b(?:
    (?:i|we)(?: both| all)?(?:
      (?: am| are|['’]m|['’]re)? (?:running|owning|managing|representing|operating|heading)
      | (?:run|own|manage|started|founded|co-?founded|represent|operate|head|lead|work (?:at|for|with|in))
    )(?:\s+the)?
    |on behalf of(?:\s+the)?|representing(?:\s+the)?|working (?:at|for|with)(?:\s+the)?|work (?:at|for)|employed (?:at|by)
    |${role} (?:of|at|for|with|in|@)|(?:i'm from|i am from|we are from|we're from|from|dari|of|at|with|for)(?:\s+the)?
    |we(?:'re| are)(?:\s+the)?|wir sind(?:\s+(?:die|der|das))?|nous sommes|somos|siamo|kami(?: dari| adalah)?|vi är|wij zijn
    |(?:i|we)(?: am| are|['’]m|['’]re) with(?:\s+the)?|company|this is
  )\s+
`;
const named = new RegExp(`^${companyName}`, 'u');
const lowerNamed = /^[\p{L}\d][\p{L}\p{M}\d'’&.-]*(?:[ \t]+[\p{L}\d&][\p{L}\p{M}\d'’&.-]*){0,5}/u;
const suffixed = new RegExp(String.raw`${companyName}`, 'gu');
/** "I have an abaya brand lamsa abayas": written small, after what it is. */
const smallBrand = new RegExp(String.raw`(?<=\b(?:i|we|my|our)\b[^.,;!?]{0,40})\b${businessNoun} ((?:\p{Ll}[\p{Ll}\d’'-]{2,})(?: \p{Ll}[\p{Ll}\d’'-]{2,}){0,2})(?=\s*(?:$|[.,;!(]))`, 'giu');
const legalForm = /\b(?:sdn\.?\s*bhd|pvt\.?\s*ltd|private limited|ltd|limited|llc|llp|inc|corp|gmbh|ag|fze|fzco|plc|pte\.?\s*ltd|bv|srl|co)\.?$/i;
/** A sentence goes on after a name with these. */
const ending = pattern('iu')`
  [ \t]+(?:
    in|from|at|and|we|i|based|looking|which|who|need|needs|want|wants|for|is|are|has|located|with|here|but|by|to|on|my|our|factory
    |an?|the|do|can|could|please|would|since|selling|making
  )\b.*$
`;

/** What the visitor's company is called. */
export function readCompany(message: string): Finding[] {
  const findings: Finding[] = [];
  const take = (from: number, found: string) => {
    // "Mwikali Mutua of Savannah Seeds Ltd": first who it is.
    const who = /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,3} (?:of|from|at) (?:the )?)(\p{Lu}.*)$/u.exec(found);
    const isTwo = who && isFirm(who[2]!) && !isFirm(who[1]!.replace(/ (?:of|from|at) (?:the )?$/, ''));
    const [start, value] = isTwo ? [from + who[1]!.length, who[2]!] : [from, found];
    if (value !== '') findings.push({ field: 'company', value, start, end: start + value.length });
  };
  for (const sentence of sentencesOf(message)) {
    const { text, start } = sentence;
    const asks = isQuestion(text) && !/\b(?:i|we|my|our)\b/i.test(text);
    if (asks) continue;
    for (const lead of text.matchAll(strong)) {
      const at = lead.index + lead[0].length;
      const rest = text.slice(at);
      const value = trimmed((/^m\/s/i.test(rest) ? '' : named.exec(rest)?.[0]) ?? lowerNamed.exec(rest)?.[0].replace(ending, '') ?? '');
      // "Our company is bad" says what it is, not what it is called.
      const bare = /\sis\s+$/i.test(lead[0]) && !/name|called|named/i.test(lead[0]) && /^\p{Ll}/u.test(value);
      if (bare && (isQuestion(text) || isCommonWord(value.split(/\s/)[0]!) || !(isFirm(value) || /\s/.test(value)))) continue;
      if (mayBeCompany(value) && !isPlace(value) && !notOne.test(value)) take(start + at, value);
    }
    for (const lead of text.matchAll(weak)) {
      const at = lead.index + lead[0].length;
      const value = trimmed(named.exec(text.slice(at))?.[0] ?? '');
      const explicit = !/^(?:from|dari|of|at|with|for|this is|i'm from|i am from)/i.test(lead[0].trim()) && !/\sin$/i.test(lead[0].trim());
      if (isRole(`${lead[0]}${value}`) || /^['’]s \p{Ll}/u.test(text.slice(at + value.length))) continue;
      // "Bursa'da": in Turkish what stands after a place says how it is meant.
      if (/['’](?:[dt][ae]n?|l[iıuü])$/u.test(value)) continue;
      if (value === '' || (isTown(value) && !isFirm(value)) || !mayBeCompany(value) || yours.test(text.slice(0, lead.index)) || former.test(text.slice(0, lead.index))) continue;
      if (/^(?:for|with|of|at|this is)/i.test(lead[0].trim()) ? !isFirm(value) || /\b(?:seen|know|like|similar|project|client|clients|you)\b/i.test(text.slice(0, lead.index)) : !(isFirm(value) || looksLikeName(value) || isCapitalised(value)) || (!explicit && !isFirm(value) && !from.test(lead[0]))) continue;
      // "Teas from Bolzano": nobody comes from there.
      if (/^from/i.test(lead[0]) && !isFirm(value) && !/\s/.test(value) && /\p{Ll}\s*$/u.test(text.slice(0, lead.index)) && !/(?:\b(?:here|calling|writing|mailing|team|i'm|am|are|speaking|wishes|greetings)|\p{Lu}[\p{L}.-]*)\s*$/u.test(text.slice(0, lead.index))) continue;
      if (/^we(?:'re| are)/i.test(lead[0]) && !isFirm(value) && !/\s/.test(value)) continue;
      take(start + at, value);
    }
    findings.push(...introducedCompanies(sentence));
    for (const { 1: value, 0: found, index } of text.matchAll(smallBrand)) {
      if (!value!.split(' ').some((word) => isEnglish(word) || isTown(word)) && !isTown(value!) && mayBeCompany(value!) && !yours.test(text.slice(0, index)) && !former.test(text.slice(0, index))) take(start + index + found.length - value!.length, value!);
    }
    for (const { 0: found, index } of text.matchAll(suffixed)) {
      const value = trimmed(found);
      if (legalForm.test(value) && /\s/.test(value) && mayBeCompany(value) && !yours.test(text.slice(0, index))) take(start + index, value);
    }
  }
  const distinct = findings.filter((one, index) => findings.findIndex((other) => other.start === one.start) === index && !isOwnName(one.value));
  // "Al Noor Trading LLC" holds what a shorter reading found of it.
  return distinct.filter((one) => !distinct.some((other) => other !== one && other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start)).sort((a, b) => a.start - b.start);
}

/** "From Delta Cold Chain": several words, each with a capital, and none of the trade or of politeness. */
const isCapitalised = (value: string) => /^\p{Lu}[\p{L}’']+(?: \p{Lu}[\p{L}’']+)+$/u.test(value) && value.split(' ').every((word) => !isTradeWord(word));
const from = /^(?:from|dari|i'm from|i am from|we are from|we're from)/i;
const notOne = /^(?:for|of|on|to|with|by|please|must|should|will|not|a|an|the|in|is|are|not|small|big|new|based|looking|called|yes|no|none|my|our|your|private|confidential)\b/i;
const yours = /\b(?:your|you|longitude|client|competitor|saw|seen|like|liked|know|similar to)\b[^,.;]*$/i;

/** After a legal form the next sentence begins. */
const afterForm = pattern('iu')`
  (\b(?:ltd|bhd|inc|corp|llc)\.?)[ \t]+(?:we|i|our|my|the|this|it|please|can|could|need|looking)\b.*$
  |(\b(?:ltd|bhd|inc|corp|llc|llp|plc)\.)[ \t]+(?!(?:ltd|inc|llc|pvt|pte|bhd|sdn|kg|co)\b).*$
`;

/** Without the sentence's own marks; a point that belongs to "Co." or "Ltd." stays. */
export function trimmed(text: string): string {
  const value = text.replace(afterForm, '$1$2').replace(/[\s,;:-]+$/, '').replace(/['’]s$/, '');
  if (/(?:^|[\s.])\p{L}\.\p{L}\.$/u.test(value)) return value;
  return /\b(?:co|inc|corp|ltd|bhd)\.$/i.test(value) && /\.[^.]*\.$/.test(value) ? value : /\b(?:co|inc|corp)\.$/i.test(value) ? value : value.replace(/[.!]+$/, '');
}
