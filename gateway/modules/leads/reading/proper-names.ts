import { commonWords } from '../../language/common-words.ts';
import { englishWords } from '../../language/english-words.ts';
import { source } from '../../language/patterns.ts';
import { everydayWords, surnamesToo } from './everyday-words.ts';
import { hasFirmWord } from './firm-words.ts';
import { isGivenName } from './given-names.ts';
import { isOwnName } from './own-names.ts';
import { isPlace } from './places.ts';

/** Words within names that are written small, or belong to them all the same. */
const particle = String.raw`(?:bin|binti|bt|bte|binte|ibn|al|el|de|da|di|du|do|dos|das|del|dela|della|der|den|des|ter|ten|van|von|vom|zu|la|le|y|e|s\/o|d\/o|a\/l|a\/p|anak)`;

export const isParticle = (word: string): boolean => wholeParticle.test(word);
const wholeParticle = new RegExp(`^${particle}$`, 'iu');
const capital = String.raw`\p{Lu}[\p{L}\p{M}]*(?:['’.-]\p{L}[\p{L}\p{M}]*)*\.?`;

const joined = String.raw`(?:(?:al|el|ad|an|ar|as|at|az)-)?${capital}`;

/** One to five capitalised words, with their particles. */
export const personName = String.raw`${joined}(?:[ \t]+(?:${particle}[ \t]+)*${joined}){0,4}`;

/** Capitalised words, figures and signs, as companies are called. A lone sign only joins words: read two ways it would double the work with each. */
export const companyName = source`
  (?:\p{Lu}|\d+(?=[\p{L}]*[ \t]+\p{Lu}))[\p{L}\p{M}\d'’&.+-]*(?:
    [ \t]+(?:
      (?:
        &|and|et|und|y|e|of|the|de|du|des|do|dos|das|da|di|del|dei|delle|degli|della|le|les|im|am|zum|zur|og|och|dan|der|den|van
        |von|la|al|el|bin|for|\+
      )[ \t]+
    ){0,2}(?:[\p{Lu}\d]|[dl]['’](?=\p{Lu})|&(?=[\p{L}\d]))[\p{L}\p{M}\d'’&.+-]*
    |,[ \t]?(?:Ltd|Inc|LLC|L\.L\.C|S\.A|GmbH)\b\.?
  )*
`;

/** What stands before a name and is no part of it. */
export const honorific = source`
  (?:
    (?:
      mr|mrs|ms|miss|mx|dr|prof|professor|er|ir|engr|datuk|dato'?|datin|tan sri|tun|tuan|puan|encik|cik|haji|hajah|sheikh|shaikh
      |shri|smt|sri|principal|doctor|doktor|frau|herr|sir|madam|captain|capt|colonel|col|major|maj|lieutenant|lt|general|gen
      |commander|cdr|brigadier|brig|adv|advocate|ca|rev|fr|hon|mdm|ibu|bapak|bpk|pak|sdr|sdri|chief|eng|ustaz|cikgu|pandit|señora?
      |sister|brother(?= \p{Lu})|father(?= \p{Lu})|mother(?= \p{Lu})|swami|bishop|imam|ustad|ustadz|maulana|justice|judge
      |inspector|shrimati|thiru|tmt|sardar|mister|nurse|monsieur|madame|mme|mlle|signora?|en(?=\.)
    )\.?[ \t]+(?:\(?re?td\.?\)?[ \t]+)?
  )+
`;


const common = new Set(commonWords);
/** First names that are everyday words as well. */
const namesToo = new Set(['paris', 'christian', 'grace', 'rose', 'mark', 'will', 'king', 'hope', 'joy', 'faith', 'rich', 'young', 'rock', 'mercy', 'dean', 'may', 'june', 'april', 'jack', 'bill', 'frank', 'victory', 'prince', 'sunny', 'star', 'art', 'iris', 'ray', 'gene', 'robin', 'rain', 'daisy', 'ivy', 'pearl', 'ruby', 'amber', 'jewel', 'law', 'long', 'song', 'bee', 'sing', 'tiger', 'rice', 'fox', 'wood', 'brown', 'green', 'white', 'black', 'gray', 'church', 'hill', 'field', 'stone', 'page', 'ford', 'cook', 'farmer', 'miller', 'major', 'noon', 'malay', 'sky', 'summer', 'autumn', 'winter', 'angel', 'chance', 'drew', 'guy', 'pat', 'sue', 'dawn', 'eve', 'kay', 'lee', 'lane', 'wise', 'shah', 'rao', 'nice', 'crowe', 'snow', 'bell', 'wells', 'lake']);
/** Words of this trade, of time, of politeness and of the visitor's plans: no names. */
const never = new Set(
  `app apps website websites web site shop store budget timeline deadline price cost quote quotation project portal crm erp seo ads google facebook instagram whatsapp shopify aws azure cloud ai chatbot
  email mail phone mobile mob cell fax landline tel telephone web www pin contact number call name company address regards thanks thank best kind sincerely cheers dear hello hi hey good morning afternoon evening night greetings namaste salam sir madam team please pls sorry yes no ok okay
  sure maybe not none nothing skip later never busy interested looking searching based located calling writing working trying planning wondering asking here there currently also very really quite just only still now new fine happy glad great well
  indian malaysian emirati dubai owner founder cofounder ceo cto coo cfo cmo md director manager head partner marketing sales finance operations support developer designer engineer accountant student teacher doctor lawyer freelancer consultant principal
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december q1 q2 q3 q4 asap urgent urgently flexible ramadan diwali christmas pongal eid usd aed inr rm myr eur gbp rs lakh lakhs crore
  android ios flutter react native wordpress english hindi arabic malay tamil kannada ringgit dirhams dollars rupees the a an and or but so we i my our it its this that these those is are was were be do does did can could will would should have has had for from with about to in on at by of if then than
  back tomorrow today tonight soon anytime directly oops hmm wrong after before around between during until till without within about over under near since by off again only both each first last use using ring reach text ping sms dial try reply respond write send sent dm or at to my her him them me us you he she someone somebody anyone anybody everyone money got have had has been requirement requirements scope services service product products location city country state website's what how where when which who why again exactly correction name's names wait oh boss bro boats business ours mine yours theirs customer client newbie need your his their whose rgds regards better preferred whatsapp nombor saya nama nak bajet boleh untuk siap dev devs user first second actually full spelled spelt`
    .trim()
    .split(/\s+/),
);

const words = (text: string) => text.split(/[ \t]+/).filter(Boolean);
const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{M}'-]/gu, '');

/** Whether a word is everyday English and no name as well. */
export const isCommonWord = (word: string): boolean => (common.has(bare(word)) || everydayWords.has(bare(word)) || surnamesToo.has(bare(word))) && !namesToo.has(bare(word));

const english = new Set(englishWords);

/** Whether a word is English in one of its forms: written small, it is nobody's name, and no firm's or place's. */
export function isEnglish(word: string): boolean {
  const lower = bare(word).replace(/['’].*$/, '');
  const forms = [lower, lower.replace(/(?:e?s|e?d|ing|er|ly)$/, ''), lower.replace(/(?:s|d|ing|r)$/, ''), lower.replace(/(?:ing|ed|er)$/, 'e'), lower.replace(/(?:ies|ied|ier)$/, 'y')];
  return never.has(lower) || forms.some((form) => form.length > 1 && (english.has(form) || isCommonWord(form)));
}

/** Whether a word is one of the trade's, of time or of politeness, and no part of anybody's name. */
export const isTradeWord = (word: string): boolean => never.has(bare(word));

/**
 * Whether a word may be part of somebody's name.
 *
 * @param isFirst whether the name begins with it: "Zoya Merchant" is somebody, "Merchant" says what somebody is
 */
export function mayBeName(word: string, isFirst = true): boolean {
  const lower = bare(word);
  if (!isFirst && (surnamesToo.has(lower) || (lower.length <= 3 && everydayWords.has(lower) && !never.has(lower))) && /^\p{Lu}/u.test(word)) return true;
  return lower !== '' && !never.has(lower) && !never.has(lower.split(/['’]/)[0]!) && !/^assalam|^selamat$|^h+i+$|^he+y+$|^hell+o+$|^ye+s+$|^pl(?:ea)?s+e*$|^hm+$/.test(lower) && !isCommonWord(word) && !/\d/.test(word);
}

/**
 * Whether one of several words may be part of the name they make: beside a known name a capital makes a name of an
 * everyday word, as in "Omar Said" and "Low Wei Ling".
 */
export function mayBePart(parts: readonly string[], index: number): boolean {
  const word = parts[index]!;
  if (mayBeName(word, index === 0)) return true;
  const neighbour = index === 0 ? parts[1] : parts[0];
  // "Dev Malhotra" is somebody, "the dev left" is not.
  if (index === 0 && word === 'Dev' && neighbour !== undefined && /^\p{Lu}/u.test(neighbour) && !isEnglish(neighbour)) return true;
  return neighbour !== undefined && /^\p{Lu}\p{Ll}+\.?$/u.test(word) && /^\p{Lu}/u.test(neighbour) && isGivenName(neighbour) && isCommonWord(word) && !never.has(bare(word));
}

/** Words with these endings are rather adjectives, or say what somebody is, unless they are known as names. */
export const looksLikeAdjective = (word: string): boolean => /(?:ed|ing|ous|ful|ic|able|ible|ive|ly|less|ish|ated|ry|ologist|ician|preneur|maker|keeper|owner)$/.test(word) && !isGivenName(word);

/** Whether a text may be somebody's name as it stands. */
export function isPersonName(text: string): boolean {
  const parts = words(text);
  const telling = parts.filter((word) => !isParticle(word));
  // "HQ", "PO" are short for something.
  if (/^\p{Lu}{2,3}$/u.test(text) || /^St\.? /.test(text)) return false;
  return telling.length > 0 && telling[0] === parts[0] && parts.length <= 6 && telling.every((_word, index) => mayBePart(telling, index)) && !isPlace(text) && !isOwnName(text) && !isFirm(text);
}

/** "FreshCart", "PulseFit": a capital within a word, but for those of families. */
const brand = /(?:^|[ \t])(?!Mc|Mac|De|Di|Da|Du|Le|La|Van|Von|Fitz|Del|San|Ab)\p{Lu}\p{Ll}+\p{Lu}\p{Ll}/u;

/** Whether a word is written as brands are. */
export const isBrand = (text: string): boolean => brand.test(text);

/** Whether a text is what a firm may be called. */
export const isFirm = (text: string): boolean => (hasFirmWord(text) || brand.test(text) || /[\p{L}\d] (?:&|\+) \p{Lu}/u.test(text)) && !isOwnName(text);

/** Whether a text may be a company's name where something says that a company's comes. */
export function mayBeCompany(text: string): boolean {
  const first = bare(words(text)[0] ?? '');
  return text.length > 1 && !isOwnName(text) && !isToolOrTongue(text) && !new Set(['i', 'we', 'my', 'our', 'the', 'a', 'an', 'your', 'you', 'this', 'that', 'here', 'not', 'no', 'looking', 'based', 'usd', 'rm', 'aed', 'co', 'ltd', 'insyaallah', 'inshaallah', 'insha', 'alhamdulillah', 'mashaallah']).has(first);
}

/** Whether each word of a text may stand in a name; signs may stand between them. */
export const looksLikeName = (text: string): boolean => words(text).every((word) => mayBeName(word) || /^(?:[&+]|and|of|the)$/.test(word));

/** Written with a capital, but nobody's firm and no place: tongues and tools. "We come from Magento." */
export const isToolOrTongue = (text: string): boolean =>
  /^(?:arabic|english|hindi|malay|tamil|kannada|telugu|gujarati|marathi|bengali|urdu|french|german|spanish|mandarin|chinese|excel|java|javascript|python|php|laravel|django|drupal|joomla|magento|shopify|woocommerce|wordpress|wix|squarespace|webflow|opencart|prestashop|tally|sap|oracle|salesforce|zoho|hubspot|odoo|notion|slack|teams|outlook|google|microsoft|amazon|apple|windows|linux|kubernetes|docker|terraform|flutter|swift|kotlin|react|angular|vue|node|figma|canva|quickbooks|xero|stripe|razorpay|paypal|aws|azure|gcp|heroku|firebase|mysql|mongodb|postgres\w*|chatgpt|openai|linkedin|tiktok|youtube|whatsapp|facebook|instagram|pinterest|snapchat|paytm|phonepe|gpay|github|gitlab|wechat|airbnb|booking\.com|tripadvisor|makemytrip|swiggy|zomato|shopee|lazada|etsy|ebay|flipkart|myntra|meesho|talabat|deliveroo|mailchimp|zendesk|freshdesk|sharepoint|dropbox|onedrive|digitalocean|cloudflare|godaddy|hostinger|bigcommerce|vmware|saas|iphone)$/i.test(text.trim());
