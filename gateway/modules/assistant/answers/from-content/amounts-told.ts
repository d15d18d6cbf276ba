import { sentencesOf } from '../../../language/sentences.ts';
import { figureOf, type Limit } from './conditions.ts';

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };
const figure = String.raw`(?<amount>\d[\d,.]*|hundreds|thousands|(?:a |one )(?:hundred|thousand)|a dozen|dozens|twenty|thirty|forty|fifty)(?<thousands>\s?k\b)?`;
const each = String.raw`(?:\s*(?:an?|per|each|every|\/)\s*(?<period>day|week|month|year|mth)\b|\s+(?<adverb>daily|weekly|monthly|yearly))`;
const form = (text: string) => new RegExp(text, 'i');

const spelt: Readonly<Record<string, number>> = { hundreds: 200, thousands: 2000, 'a hundred': 100, 'one hundred': 100, 'a thousand': 1000, 'one thousand': 1000, 'a dozen': 12, dozens: 24, twenty: 20, thirty: 30, forty: 40, fifty: 50 };
const periods: Readonly<Record<string, string>> = { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year', mth: 'month' };
/** People have their own words for what is sold. */
const others: Readonly<Record<string, string>> = { order: '(?:orders?|sales|parcels?|shipments?|deliveries)', page: '(?:pages?|screens?)' };
const currency = /\$|₹|€|£|(?:\b|\d)(?:usd|rm|aed|inr|rs|dollars?|rupees?|ringgit|bucks)\b|\b(?:rm|rs)(?=\d)/i;
const dollars = String.raw`(?:(?:usd|us\$|\$)\s?${figure}|${figure.replaceAll('?<amount>', '?<amount2>').replaceAll('?<thousands>', '?<thousands2>')}\s*(?:usd|us dollars?|dollars?|bucks|\$))`;
const ofAdvertising = /\b(?:ads?|adverts?|advertis\w+|adwords|google|facebook|meta|instagram|campaigns?|marketing|ppc|clicks?)\b/i;
const ofVisitors = /\b(?:visitors?|conver\w+|enquir\w+|inquir\w+|leads?|buy|order|write|sign ?ups?|bounce)\b/i;
/** "They order every day" */
const ofUse = /\b(?:us(?:e|es|ed|ing)|open(?:s|ed|ing)?|book(?:s|ed|ing)?|order(?:s|ed|ing)?|check(?:s|ed|ing)?|log(?:s|ged)? ?in|scan(?:s|ned)?|come back|app|customers?|members?|drivers?|staff)\b/i;
/** "We do not get 100 a month", "under 100 orders": there are fewer. */
const fewer = /\b(?:below|under|fewer than|less than|not even|not yet|hardly|barely|nowhere near|(?:do|does|did|have|has|are|is)(?: not|n['’]?t) (?:even |yet |really )?(?:get|have|make|reach|sell|do|at|have)?)\s*(?:about |at )?$/i;
/** Of ours, and not of theirs. */
const quoted = /\b(?:you|u|it|page|site) (?:just |already )?(?:said|say|says|wrote|write|told|mean)\b|\bwhy (?:is it |just |only )?$/i;
/** Once it was told: "when we reach 100+" */
const reached = /\b(?:reach|hit|get to|above|over|past|more than|cross|at least)\s+(?:about )?(?<amount>\d[\d,.]*)(?<thousands>\s?k\b)?|\b(?<amount2>\d[\d,.]*)(?<thousands2>\s?k)?\+/i;
const often: readonly (readonly [form: RegExp, perYear: number])[] = [
  [/\b(?:daily|every ?(?:single )?day|each day|day to day|hourly|all day|all the time|constantly|every (?:morning|evening|night|hour|shift|lunch))\b/i, 365],
  [/\b(?:weekly|every ?week|each week|every (?:mon|tues|wednes|thurs|fri|satur|sun)day|every weekend)\b/i, 52],
  [/\b(?:monthly|every ?month|each month)\b/i, 12],
  [/\b(?:yearly|annually|every ?year|each year)\b/i, 1],
];
const times = /\b(?<amount>once|twice|\d+|two|three|four|five|ten)(?: times| ?x)? (?:an?|per|each|every) (?<period>day|week|month|year)\b/i;

/**
 * How much of what a limit is set for somebody tells of, in its period; undefined where they do not.
 *
 * @param wasTold whether they have just heard of the limit, so that a bare figure can be of that
 */
export function amountTold(message: string, limit: Limit, wasTold: boolean): number | undefined {
  const isOfIt = wasTold || (subjects[limit.kind]?.test(message) ?? true);
  const told = isOfIt ? sentencesOf(message).flatMap(({ text }) => readers[limit.kind](text, limit, wasTold) ?? []) : [];
  return told.at(-1);
}

/** Of which a figure has to be where nothing was told: a share of anything may be named, a sum, a day. */
const subjects: Readonly<Partial<Record<Limit['kind'], RegExp>>> = { share: ofVisitors, money: ofAdvertising, times: ofUse };

type Reader = (text: string, limit: Limit, wasTold: boolean) => number | undefined;
const readers: Readonly<Record<Limit['kind'], Reader>> = { count: counted, share: shared, money: spent, times: used };

function counted(text: string, limit: Limit, wasTold: boolean): number | undefined {
  const unit = others[limit.unit] ?? `${limit.unit}s?`;
  const named = lastOf(text, form(String.raw`${figure}\s*\+?\s+(?:\w+\s){0,2}?${unit}\b(?:${each})?`));
  const bare = wasTold && limit.period !== undefined ? lastOf(text, form(`${figure}${each}`)) : undefined;
  const found = [bare, named].filter((one) => one !== undefined && !currency.test(text.slice(Math.max(0, one.index - 4), one.index + one[0].length + 1))).sort((a, b) => a!.index - b!.index).at(-1);
  if (!found) return wasTold && limit.isBound && !quoted.test(text) ? passed(text) : undefined;
  if (quoted.test(text.slice(0, found.index))) return undefined;
  const sum = inPeriod(sumOf(found.groups!), found.groups!, limit);
  return fewer.test(text.slice(0, found.index)) ? Math.min(sum, limit.most) - 1 : sum;
}

/** "100+", without a word of what. */
function passed(text: string): number | undefined {
  const { amount, amount2, thousands, thousands2 } = reached.exec(text)?.groups ?? {};
  const sum = amount ?? amount2;
  return sum === undefined || currency.test(text) ? undefined : sumOf({ amount: sum, thousands: thousands ?? thousands2 });
}

function shared(text: string): number | undefined {
  const { amount } = /(?<amount>\d+(?:[.,]\d+)?)\s?(?:%|percent\b|per ?cent\b|in a hundred|(?:out )?of (?:a )?(?:100|hundred))/i.exec(text)?.groups ?? {};
  return amount === undefined ? undefined : Number(amount.replace(',', '.'));
}

function spent(text: string, limit: Limit): number | undefined {
  const found = lastOf(text, form(String.raw`${dollars}(?:${each})?`));
  if (!found || quoted.test(text)) return undefined;
  const { amount, amount2, thousands, thousands2 } = found.groups!;
  return inPeriod(sumOf({ amount: amount ?? amount2!, thousands: thousands ?? thousands2 }), found.groups!, limit);
}

function used(text: string, limit: Limit): number | undefined {
  const yearly = often.find(([words]) => words.test(text))?.[1];
  const denied = /\b(?:not|no|n['’]t|nobody|no ?one|never|dont)\b/i;
  const said = times.exec(text);
  // "Nobody uses it twice a year" names what is not so.
  const isOwn = said && !denied.test(text.slice(0, said.index));
  const perYear = isOwn ? (figureOf(said.groups!.amount!) * DAYS.year!) / DAYS[said.groups!.period!]! : yearly;
  return perYear === undefined ? undefined : (perYear * DAYS[limit.period ?? 'year']!) / DAYS.year!;
}

const lastOf = (text: string, words: RegExp): RegExpExecArray | undefined => [...text.matchAll(new RegExp(words.source, 'gi'))].at(-1);

const sumOf = ({ amount = '', thousands }: Readonly<Record<string, string | undefined>>) => (spelt[amount.toLowerCase()] ?? figureOf(amount)) * (thousands ? 1000 : 1);

/** In the limit's own period; where none is named it is that one. */
function inPeriod(sum: number, { period: named, adverb }: Readonly<Record<string, string | undefined>>, limit: Limit): number {
  const told = (named ?? adverb)?.toLowerCase();
  const days = told === undefined ? undefined : DAYS[periods[told] ?? told];
  return limit.period === undefined || days === undefined ? sum : (sum * DAYS[limit.period]!) / days;
}
