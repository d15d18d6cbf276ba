import { pattern } from '../../language/patterns.ts';
import type { Finding } from '../evidence.ts';
import { businessNoun, domainLabel, isNamedBy, isRole } from './business-words.ts';
import { isOwnName } from './own-names.ts';
import { isPlace } from './places.ts';
import { isGivenName } from './given-names.ts';
import { companyName, isEnglish, isFirm, isPersonName, isTradeWord, mayBeCompany } from './proper-names.ts';
import { former } from './other-firms.ts';
import { sentencesOf, type Part } from '../../language/sentences.ts';
import { isTown } from './town-names.ts';

const name = String.raw`["“'‘]?(${companyName})`;
const greeting = String.raw`^\W*(?:(?:hi|hello|hey|dear|good \p{L}+|greetings|namaste|salam|there|team|all|sir|madam)[,!. ]+)*`;
const described = String.raw`(?:an? |the |one of |\p{Ll}+ (?:based|makers?|company|traders?|designers?|suppliers?|manufacturers?))`;

/** A sentence may begin with it. */
const anyNoun = businessNoun.replace(/(?<=[(|])[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);

/** "Nuvo is a fintech startup in Pune". */
const isSomething = new RegExp(String.raw`(?:^|[.!?]\s+|[,;]\s+)${name}["”'’]? (?:is|are) (?:an?|the|my|our|one)\s+(?:[\p{L}-]+ ){0,4}?${businessNoun}s?\b`, 'gu');
/** "Boutique Teranga in Dakar wants to sell". */
const wantsSomething = pattern('gu')`
  (?:^|[.!?]\s+|,\s+)${name}(?: (?:in|from|of|at) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)?,? (?:
    wants|needs|wish(?:es)?|intends|hopes|invites|would like|plans|seeks|requires
    |is (?:looking|planning|searching|interested|opening|launching)
  )\b
`;
/** "I coordinate the distance education team at Instituto Pinheiral", "I write for the Musée du Vieux-Moulin". */
const working = pattern('gu')`
  \b(?:I|[Ww]e)(?:['’]m| am|['’]re| are)? (?:writ(?:e|ing)|teach(?:ing)?|coordinat(?:e|ing)|handl(?:e|ing)|manag(?:e|ing)|look(?:ing)? after|lead(?:ing)?|head(?:ing)?|runn?(?:ing)?|work(?:ing)?|serv(?:e|ing)|volunteer(?:ing)?|consult(?:ing)?|purchas(?:e|ing)|enquir(?:e|ing)|inquir(?:e|ing)|call(?:ing)?|responsible|in charge|an? |the )[\p{Ll} ,&’'-]{0,50}? ?(?:
    at|for|on behalf of
  ) (?:the )?(${companyName})
`;
/** "At Nuvo we", "costs at Tamarind Airways are". */
const atFirm = new RegExp(String.raw`\b(?:[Hh]ere\s+)?[Aa]t\s+${name},?\s+(?:we|our|i|are|is)\b`, 'gu');
/** "Casa Lagarto, a guesthouse in …". */
const apposition = pattern('gu')`
  ^${name}["”'’]?, (?:an?|the) (?:[\p{Ll}-]+ ){0,3}?${businessNoun}s?(?! (?:owner|founder|manager|director|partner|teacher|consultant|worker|student|assistant))(?!
    \p{L}
  )
`;
const sentenceFirst = [isSomething, wantsSomething];

/** Each says in its own way that a firm's name comes; the name is the first group. */
const introductions: readonly RegExp[] = [
  isSomething,
  wantsSomething,
  working,
  // "We're Nuvo, a logistics startup", "This is Nuvo, an NGO in Pune".
  new RegExp(String.raw`\b(?:[Ww]e(?:['’]re| are)|[Tt]his is)\s+(?:the\s+)?${name}["”'’]?\s*[,(–—-]+\s*${described}`, 'gu'),
  // "our skincare line Mellow Root", "bir tekstil firması, Yeşim Örme".
  pattern('gu')`
    (?:
      \b(?:[Mm]y|[Oo]ur)\s+(?:[\p{Ll}-]+\s+){0,3}?(?:line|collection|range|channel|podcast|band|troupe)s?
      |(?<!\p{L})(?:firması|firmamız|şirketi|şirketimiz|firma|azienda|empresa|entreprise|bedrijf|företag)
    ),?\s+${name}
  `,
  apposition,
  // "our startup, Nuvo", "my bakery Sweet Crumbs".
  new RegExp(String.raw`\b(?:[Mm]y|[Oo]ur)\s+(?:[\p{Ll}-]+\s+){0,3}?${businessNoun}s?\s*[,:(–—-]?\s*${name}`, 'gu'),
  // "a trekking agency (Himal Trails)", "my wife's boutique, Aarohi", 'small cookies business "Jasmine Bakes"'.
  pattern('gu')`
    \b(?:an?|[Mm]y|[Oo]ur|the|is|own|run|have|\p{Ll}+['’]s)\s+(?:(?:[\p{Ll}\d-]+|\p{Lu}\p{L}+-based)\s+){0,4}?${businessNoun}(?: (?:of|for) [\p{Ll} ]{2,30}?)?\s*[,(–—-]+\s*${name}
  `,
  new RegExp(String.raw`\bmy\s+\p{Ll}+['’]s\s+(?:[\p{Ll}\d-]+\s+){0,3}?${businessNoun}\s+${name}`, 'gu'),
  new RegExp(String.raw`\b${businessNoun}\s*[("“]\s*(${companyName})`, 'gu'),
  // "I run a bakery called Sweet Crumbs".
  new RegExp(String.raw`\b${businessNoun}s?(?!\p{L})[^.!?\n]{0,70}?\b(?:called|named|by (?:the )?name(?: of)?|known as|under the (?:brand )?name(?: of)?|under the brand)\s+${name}`, 'gu'),
  // "We trade as Nine Yards", "under the brand Lavanya".
  pattern('gu')`
    \b(?:
      (?:[Tt]rad(?:e|ing)|[Dd]oing business|operat(?:e|ing)|[Rr]egistered|[Kk]nown) as|[Uu]nder the (?:brand )?name(?: of)?
      |[Uu]nder the brand|\bdba|[Ww]e,|(?:^|\b(?:[Tt]he|[Oo]ur|[Mm]y) )(?:\p{Ll}+ )?${anyNoun}(?: name)? is
      |\bI (?:lead|head|run|manage|handle|do|look after|oversee|am (?:in charge of|responsible for)) (?:the )?[\p{Ll}][\p{Ll} &-]{1,30} (?:
        at|for|of
      )
    )\s+${name}
  `,
  // "I am the digital officer of the municipality of Seremban".
  pattern('gu')`
    \b(?:of|for|from|at|with|[Ww]e(?:['’]re| are)) the (
      (?:
        municipality|ministry|department|university|college|diocese|archdiocese|chamber|city council|town council|council|embassy
        |consulate|government|district|port authority|faculty|institute|bank|church
      ) (?:of|for) \p{Lu}[\p{L}’'-]*(?: (?:and |of |& |de |do |da |del |di )?\p{Lu}[\p{L}’'-]*)*
    )
  `,
  // "I have a gallery, name is Batik Lereng".
  new RegExp(String.raw`\b${businessNoun}s?(?!\p{L})[^.!?\n]{0,30}?,? (?:and )?(?:(?:its|the|our) )?name(?:['’]s| is)? ${name}`, 'gu'),
  atFirm,
];
/** "深圳宏远科技有限公司": a company's form ends its name. */
const inHan = /(?:我是|我们是|我们公司是|公司是|来自|代表|在)?(\p{Script=Han}{2,20}?(?:有限公司|股份公司|公司|集团|工厂|工作室|酒店|学校|医院))(?=的|，|,|。|\s|$)/gu;
/** "From the company … in": what stands between the two words. */
const inArabic = /(?:شركة|مؤسسة)\s+([\p{Script=Arabic}\p{M}]+(?:\s+(?!في|من|و|نريد|أريد)[\p{Script=Arabic}\p{M}]+){0,3})/gu;
const hereFirst = new RegExp(String.raw`${greeting}${name}["”'’]? here\b(\s*,\s*(?:an?\s+)?\p{Ll})?`, 'u');
const own = /\b(?:your|yours|longitude|client|competitors?|saw|seen|like|similar to|between)\b[^,.;]*$/i;

/** Firms that are introduced in a sentence, though their names may sound like anything: "our brand Zuri". */
export function introducedCompanies({ text, start }: Part): Finding[] {
  const found: Finding[] = [];
  const take = (value: string, from: number) => {
    const index = text.indexOf(value, from);
    if (index >= 0 && mayBeCompany(value) && !isPlace(value) && !isOwnName(value) && !isRole(value) && (isFirm(value) || value.split(/[ \t]+/).every((word) => !isTradeWord(word) || word === 'of')) && !own.test(text.slice(0, index)) && !former.test(text.slice(0, index)) && !/^['’]s \p{Ll}/u.test(text.slice(index + value.length))) {
      found.push({ field: 'company', value, start: start + index, end: start + index + value.length });
    }
  };
  for (const form of introductions) {
    for (const match of text.matchAll(form)) {
      const value = bare(match[1]!);
      // "Board wants a single setup" begins with a capital as every sentence does.
      if (sentenceFirst.includes(form) && match.index + match[0].indexOf(value) === 0 && !/[ \t]/.test(value) && isEnglish(value)) continue;
      // "I work for Diwali": a single word is no firm's where anything else may follow.
      if (form === working && !isFirm(value) && (!/[ \t]/.test(value) || isPersonName(value) && isGivenName(value.split(/[ \t]/)[0]!) || isTown(value))) continue;
      if (form === apposition && (/^I['’]/.test(value) || isGivenName(value.split(/[ \t]/)[0]!))) continue;
      if (form === atFirm && isTown(value) && !isFirm(value)) continue;
      take(value, match.index);
    }
  }
  for (const match of text.matchAll(inHan)) {
    if (!/^(?:我们|我的|你们|贵|这|一家|这家|本|是)/.test(match[1]!) && match[1]!.length > 3) found.push({ field: 'company', value: match[1]!, start: start + match.index + match[0].length - match[1]!.length, end: start + match.index + match[0].length });
  }
  for (const match of text.matchAll(inArabic)) found.push({ field: 'company', value: match[1]!, start: start + match.index + match[0].length - match[1]!.length, end: start + match.index + match[0].length });
  const here = hereFirst.exec(text);
  if (here && (isFirm(here[1]!) || (here[1]!.split(/[ \t]+/).length > 2 && !here[1]!.split(/[ \t]+/).some(isGivenName) && !isPersonName(here[1]!.split(/[ \t]+/).slice(-1)[0]!)) || (here[2] && !isPersonName(here[1]!)))) take(bare(here[1]!), here.index);
  return found;
}

const candidate = new RegExp(companyName, 'gu');

/**
 * Names in a message that an e-mail address was made of: whoever writes from `goaspice.example` and writes "Goa Spice
 * Route" is of that firm.
 *
 * @param emails the visitor's, of this message or an earlier one
 * @param people what is read as a person's name is no firm's
 */
export function companiesOfDomains(message: string, emails: readonly string[], people: readonly Finding[]): Finding[] {
  const labels = emails.flatMap((email) => domainLabel(email) ?? []);
  const written = sentencesOf(message).flatMap(({ text, start }) =>
    Array.from(text.matchAll(candidate), ({ 0: found, index }) => ({ value: bare(found), start: start + index })).filter(({ value }) => labels.some((label) => isNamedBy(label, value))),
  );
  // "little nomads is the brand", of somebody at `littlenomads.example`.
  const small = labels.flatMap((label) =>
    Array.from(message.matchAll(new RegExp(String.raw`(?<![\p{L}\d@.])${[...label].join(String.raw`[\s'’&-]?`)}(?![\p{L}\d@.-]*[@]|[\p{L}\d]|\.[\p{L}\d])`, 'giu')), ({ 0: value, index }) => ({ value, start: index })).filter(({ value }) => /\s/.test(value)),
  );
  return [...written, ...small]
    .map(({ value, start }): Finding => ({ field: 'company', value, start, end: start + value.length }))
    .filter(({ value, start, end }) => mayBeCompany(value) && !isPlace(value) && message[end] !== '@' && message[start - 1] !== '@' && !people.some((one) => one.start < end && one.end > start));
}

const bare = (value: string) => value.replace(/[\s,;:.!'’-]+$/, '').replace(/['’]s$/, '');
