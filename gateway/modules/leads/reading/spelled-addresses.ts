import { pattern } from '../../language/patterns.ts';
import type { Finding } from '../evidence.ts';
import { isGivenName } from './given-names.ts';
import { isCommonWord, isTradeWord } from './proper-names.ts';

const at = String.raw`(?:\s?[([{<]\s?(?:at|@)\s?[)\]}>]\s?|\s+at\s+(?:the\s+rate\s+)?|\s@\s?|@\s)`;
const dot = String.raw`(?:\s?[([{<]\s?(?:dot|\.)\s?[)\]}>]\s?|\s+(?:dot|point)\s+|\.)`;
const joint = String.raw`(?:\s?[([{<]\s?(?:dot|\.)\s?[)\]}>]\s?|\s+(?:dot|point|underscore|hyphen|dash|minus|plus)\s+|\.)`;
const label = String.raw`[a-z\d]+(?:-+[a-z\d]+)*`;
/** "priya at sagarfoods dot example", "ravi.k @ gmail.com", "john [at] orchard [dot] example". */
const spelled = new RegExp(String.raw`(?<![\p{L}\d@._+-])([a-z\d][a-z\d_+-]*(?:${joint}[a-z\d_+-]+)*)(${at})(${label}(?:${dot}${label})*${dot}[a-z]{2,24})(?![\p{L}\d@]|[.-][\p{L}\d])`, 'giu');

/** Before an address: the visitor says that one comes. */
const announced = /(?:\b(?:e-?mails?|mail|gmail|id|address|write|reach|contact|inbox)(?:\s+(?:id|address|is|it|to|me|us|at|on|here|my|-|:|=))*\s*[:=-]?|[:<])\s*$/i;
/** Everybody knows that an address follows a name there. */
const provider = /^(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|icloud|proton(?:mail)?|rediffmail|zoho|aol|gmx|yandex|web)\b/i;
/** Before the name of a profile: "influencer @chai.pe.charcha". */
const profile = /^(?:influencer|insta|instagram|ig|tiktok|twitter|handle|page|profile|account|channel|youtube|facebook|fb|telegram)$/i;
/** Words that stand before "at" in every sentence. */
const noMailbox = pattern('i')`
  ^(?:
    me|us|him|her|them|it|you|is|am|are|was|here|there|look|looking|work|working|works|that|this|and|or|open|available|found|based
    |located|live|meet|speak|talk|be|being|listed|visit|them|someone|anybody|back|now
  )$
`;

/**
 * E-mail addresses that are written so that no machine finds them. The value is the address that is meant, the words are
 * what the visitor wrote.
 */
export function spelledAddresses(message: string): Finding[] {
  return Array.from(message.matchAll(spelled)).flatMap((match): Finding[] => {
    const [quote, mailbox, sign, host] = [match[0], match[1]!, match[2]!, match[3]!];
    const said = announced.test(message.slice(0, match.index));
    // A sign that nobody writes for another reason.
    const unlike = /[@([{<]/.test(sign) || /\s(?:dot|point)\s|[([{<]/i.test(host);
    const telling = isGivenName(mailbox) || /[\d._]|\s/.test(mailbox) || provider.test(host);
    const alone = match[0].length >= message.replace(/[\s.!]+$/, '').trimStart().length && !isPlainWord(mailbox);
    if (!said && /^\s@$/.test(sign) && profile.test(mailbox)) return [];
    if (noMailbox.test(mailbox) || !/\p{L}/u.test(mailbox)) return [];
    if (!said && !alone && !(unlike && (telling || !isPlainWord(mailbox))) && !(provider.test(host) && !isPlainWord(mailbox))) return [];
    return [{ field: 'email', value: `${joined(mailbox)}@${joined(host)}`, start: match.index, end: match.index + quote.length }];
  });
}

const isPlainWord = (word: string) => isCommonWord(word) || isTradeWord(word);

const signs: Readonly<Record<string, string>> = { dot: '.', point: '.', underscore: '_', hyphen: '-', dash: '-', minus: '-', plus: '+' };

/** "kwame dot mensah" without the words for its signs. */
function joined(text: string): string {
  return text
    .replace(/\s?[([{<]\s?(?:dot|\.)\s?[)\]}>]\s?/gi, '.')
    .replace(/\s+(dot|point|underscore|hyphen|dash|minus|plus)\s+/gi, (_all, word: string) => signs[word.toLowerCase()]!)
    .replace(/\s/g, '');
}
