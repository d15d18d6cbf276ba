import { pattern } from '../../language/patterns.ts';
import type { Finding } from '../evidence.ts';
import { sentencesOf, type Span } from '../../language/sentences.ts';

/** "A DR site in the cloud", "kept off-site", "at our building site": a place, and no website. */
const premises = pattern('gi')`
  \b(?:(?:dr|recovery|standby) |(?:on|off)-)sites?\b
  |\b(?:labou?r(?:ers)?|workers?|people|men|staff|engineers?|materials?) on sites?\b
  |\b(?:at|from|on|each|every|per|across) (?:our |the |an? )?(?:building|construction|mining|factory|project|work)[ -]sites?\b
`;

/** The text with such sites blanked out, every other character at its place. */
export const withoutPremises = (text: string): string => text.replace(premises, (place) => ' '.repeat(place.length));

/** "SEO for our trekking website", "more visitors to my site": what stands before a site that is to be known, not made. */
const toBeKnown = pattern('i')`
  \b(?:
    seo|sem|ppc|ads?|adverts?|advertising|marketing|promot\w+|campaigns?|rank\w*|traffic|visitors|leads|page|listing|top
    |backlinks?|audit
  )\b(?:\s+(?:work|services?|done|page|package|report|google)){0,2}\s+(?:for|of|to|on|in)\s+(?:
    (?!(?:and|or|plus|also|with)\b)[\w-]+\s+
  ){0,4}$
`;
/** "Promote our website", "market my site". */
const promoting = /\b(?:promot(?:e|ing)|advertis(?:e|ing)|market(?:ing)?|rank(?:ing)?|push(?:ing)?)\s+(?:our|my|the|this)\s+(?:(?!(?:and|or|plus|also|with)\b)[\w-]+\s+){0,3}$/i;
/** "Website is fine", "our site is already there", "we have a website already". */
const isFine = pattern('i')`
  ^\s+(?:is|are|looks|works)\s+(?:already\s+|all\s+|quite\s+|very\s+|totally\s+)?(?:
    fine|good|ok|okay|great|alright|all right|ready|done|there|live|in place|not (?:the|a) (?:problem|issue)
  )\b
  |^\s+(?:already|we (?:already )?have)\b
`;
/** "Our site needs more visitors". */
const needsToBeKnown = pattern('i')`
  ^(?:\s+(?:web ?)?site)?\s+(?:only\s+)?(?:needs?|wants?)\s+(?:some\s+|more\s+|better\s+|only\s+|just\s+)?(?:
    seo|marketing|promotion|ads|traffic|visitors|leads|ranking
  )\b
`;
/** What is called so may be there; a "landing page" or a "portal" is to be made. */
const [bareSite, site] = [/^(?:(?:web ?)?(?:site|page)s?|wordpress)$/i, /\b(?:web ?)?sites?\b|\bportals?\b/i];
/** Something is to be done to a site as well. */
const building = pattern('i')`
  \b(?:
    build\w*|rebuil\w+|redesign\w*|design\w*|develop\w*|redo\w*|remak\w+|revamp\w*|moderni[sz]\w+|updat\w+|upgrad\w+|fix\w*
    |repair\w*|improv\w+|chang(?:e|es|ing)|add(?:ing)?|creat\w+|mak(?:e|ing)|renew\w*|refresh\w*|new|fresh|better|faster|quicker
    |(?:want|need)s? (?:it|this|that|them)|slow\w*|old|dated|outdated|ugly|broken|hacked|down|crash\w*
    |(?:need|want|require|get|like)\w*\s+(?:to have\s+)?an?\s+(?:\w+\s+)?(?:web ?)?site
  )\b
`;

/** "We have website and app, need Instagram ads": what is there already, and what is wanted instead. */
const have = /(?:^|[,;]\s*|\b(?:we|i|already|also)\s+)(?:already\s+)?have\s+(?:(?:an?|our|the|one|already)\s+)?(?:[\w-]+\s+){0,2}$/i;
const noPlan = /^s?\s+(?:ideas?|projects?|concepts?|plans?|requirements?|problems?|issues?|in mind|to)\b/i;
const rather = /\b(?:need|want|looking for|require|only|now|love|like)\b/i;

/** "Existing site shreejipumps.com": where it is. */
const [present, itsAddress] = [/\b(?:existing|current|present|our|my|old|company|the)\s+(?:web ?)?$/i, /^(?:\s+(?:is|at))?\s*[:=-]?\s+(?:https?:\/\/)?(?:[a-z\d-]+\.)+[a-z]{2,}\b/i];

/** "Writing for a research survey on AI adoption": what is asked about is nothing that they want. */
const asksUs = /\b(?:survey|questionnaire|thesis|dissertation|research (?:paper|study))\b/i;
const wantsMade = /\b(?:need|want|looking for|build|develop|make us|platform|tool|portal|website|app)\b/i;
/** "Leads come from Bayut": how it is. */
const comesFrom = /\b(?:leads|customers|clients|orders|enquiries|inquiries|bookings|students|patients|guests)(?: (?:mostly|mainly|usually|all|now|already))? (?:comes?|are coming|arrives?) (?:from|through|via|by)\b/i;

/** "Wats app number pls": no app is asked for. */
const whatsApp = /\bw(?:h?at|att)['’]?s[ -]$/i;

/** What a shop has to do with. */
const trade = pattern('i')`
  \b(?:
    sell\w*|sold|sales?|buy\w*|bought|purchas\w+|shop\w*|stores?|orders?|ordering|products?|goods|items?|catalog(?:ue)?s?|carts?
    |checkout|ship\w*|deliver\w*|stocks?|merch\w*|retail\w*|e-?com\w*|market ?places?|wholesale\w*|dealers?|distribut\w+|export\w*
    |tickets?|vouchers?|gift\w*|boutique|bak\w+|brand\w*
  )\b
`;
/** "More cake orders": of who wants to be known better, that is what it is for. */
const moreTrade = /\bmore\s+(?:[\w-]+\s+){0,2}(?:orders|sales|buyers)\b/gi;
/** Paying these buys nothing: "pay fee online", "people should be able to donate". */
const dues = /\b(?:fees?|donat\w+|donors?|tuition|dues|tax(?:es)?|bills|tithes?|zakat|premiums?|instal+ments?)\b/i;
/** Who works for nothing sells nothing: "we are a charity, our volunteers pick their shifts". */
const charity = /\b(?:charit(?:y|ies|able)|non-?profit|ngo|volunteers?)\b/i;
const payment = /\b(?:pay\w*|paid|donat\w+|cards?|cash|upi|fpx|auction\w*|bid\w*)\b/i;

/**
 * Of the services that a message seems to ask for, those that it does ask for. Some are only spoken of: the site that is to be found
 * on Google, the fees that make no shop of it.
 *
 * @param found what the patterns and the learnt signs have found
 * @param named what the patterns have found: who names a service means it
 */
export function askedFor(message: string, found: readonly Finding[], named: readonly Finding[], known: readonly string[] = []): Finding[] {
  const quoteOf = ({ start, end }: Finding) => message.slice(start, end);
  const premisesIn = Array.from(message.matchAll(premises), ({ 0: { length }, index }): Span => ({ start: index, end: index + length }));
  const isWanted = (service: string) => found.some(({ value, retracted }) => value === service && !retracted);
  const isSite = known.includes('web-development') || named.some((one) => one.value === 'web-development' && !one.retracted && site.test(quoteOf(one)));
  return found.filter((one) => {
    if (one.retracted) return true;
    if (one.value === 'web-development' && !named.includes(one) && premisesIn.some((place) => place.start < one.end && place.end > one.start)) return false;
    if (one.value === 'web-development' && isWanted('digital-marketing') && isOnlyMarketed(message, found, named)) return false;
    if (whatsApp.test(message.slice(0, one.start)) && /^app\b/i.test(quoteOf(one))) return false;
    if (named.includes(one) && (isThere(message, one, found) || hasAddress(message, one))) return false;
    if (!named.includes(one) && isOnlySpokenOf(message, one)) return false;
    if (one.value === 'ecommerce' && !named.includes(one)) return !isNoShop(message, isWanted('digital-marketing'), isSite);
    return true;
  });
}

/** Whether each site in a message is there already, and only to be known. */
function isOnlyMarketed(message: string, found: readonly Finding[], named: readonly Finding[]): boolean {
  return found.every((one) => {
    if (one.value !== 'web-development' || one.retracted) return true;
    const quote = message.slice(one.start, one.end);
    const noun = (named.includes(one) ? bareSite : site).exec(quote);
    const sentence = sentencesOf(message).find(({ start, end }) => start <= one.start && end >= one.end);
    if (!noun || !sentence || building.test(sentence.text)) return false;
    const at = one.start + noun.index;
    const [before, after] = [message.slice(sentence.start, at), message.slice(at + noun[0].length, sentence.end)];
    return toBeKnown.test(before) || promoting.test(before) || isFine.test(after) || needsToBeKnown.test(after);
  });
}

function hasAddress(message: string, { value, start, end }: Finding): boolean {
  const sentence = sentencesOf(message).find((part) => part.start <= start && part.end >= end);
  return value === 'web-development' && present.test(message.slice(0, start)) && itsAddress.test(message.slice(end)) && !building.test(sentence?.text ?? message);
}

/** Whether only the learnt signs make a wish of it, in words that tell none. */
function isOnlySpokenOf(message: string, { value, start, end }: Finding): boolean {
  if (asksUs.test(message) && !wantsMade.test(message)) return true;
  const [from] = value === 'digital-marketing' ? (comesFrom.exec(message) ?? []) : [];
  return from !== undefined && message.slice(start, end).includes(from.split(' ')[0]!) && !rather.test(message);
}

function isThere(message: string, one: Finding, found: readonly Finding[]): boolean {
  const sentence = sentencesOf(message).find(({ start, end }) => start <= one.start && end >= one.end);
  if (!sentence || !have.test(message.slice(sentence.start, one.start)) || noPlan.test(message.slice(one.end, sentence.end)) || building.test(sentence.text)) return false;
  return found.some(({ value, retracted, start }) => value !== one.value && !retracted && start > one.end && rather.test(message.slice(one.end, start)));
}

/** @param isSite whether they ask for a site, or for more of theirs: who asks for nothing but to be paid may well need a shop's checkout */
function isNoShop(message: string, isMarketing: boolean, isSite: boolean): boolean {
  const rest = isMarketing ? message.replace(moreTrade, '') : message;
  if (trade.test(rest)) return false;
  return rest !== message || (isSite && dues.test(message)) || (charity.test(message) && !payment.test(message));
}
