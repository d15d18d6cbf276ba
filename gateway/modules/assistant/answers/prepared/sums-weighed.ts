import { assistant } from '#content/assistant.ts';
import { projects } from '#content/projects/index.ts';
import { services } from '#content/services/index.ts';
import type { Service } from '#content/types.ts';
import { hasCurrency, hasUnit } from '../../../leads/reading/money-patterns.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import { kindOf } from '../../knowledge/content.ts';
import type { Question, Topic } from '../../knowledge/question.ts';

/** A sum that somebody has, as far as its words tell. */
interface Sum {
  /** As they wrote it. */
  readonly shown: string;
  /** The higher one of two. */
  readonly most: number;
  /** In US dollars, in another money, or in none that they name. */
  readonly money: 'usd' | 'other' | 'none';
}

/** What the site names for a service, in US dollars. */
interface Published {
  readonly least: number;
  /** Of what that is the lowest. */
  readonly of: string;
  /** The sentence that says so. */
  readonly text: string;
}

const words = assistant.sums;
const thousands: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, grand: 1e3, hundred: 1e2, l: 1e5, lakh: 1e5, lakhs: 1e5, lac: 1e5, lacs: 1e5, m: 1e6, mn: 1e6, million: 1e6, cr: 1e7, crore: 1e7, crores: 1e7 };
const figure = /(?<digits>\d+(?:[.,\s]\d+)*)\s*(?<unit>k|thousand|grand|hundred|lakhs?|lacs?|l|m|mn|million|cr|crores?)?(?![\p{L}\d])/giu;
const dollars = /(?:\busd|\bus ?\$|(?<![a-z])\$)\s*\d|\d\s*(?:k|thousand|grand)?\s*(?:us ?\$|\$|(?:us )?dollars?\b|usd\b|bucks\b)/i;
const otherDollars = /\b(?:singapore|australian|canadian|hong kong|new zealand|sgd|aud|cad|hkd|nzd)\b/i;
const indian = /\d\s*(?:lakhs?|lacs?|l|crores?|cr)\b/i;

/** What a sum comes to; undefined where it has no figures. */
export function sumOf(value: string): Sum | undefined {
  const figures = [...value.matchAll(figure)].map(({ groups }) => ({ amount: amountOf(groups!.digits!), unit: groups!.unit?.toLowerCase() }));
  const last = figures.at(-1)?.unit;
  // "80-100k": the unit is said once.
  const sums = figures.map(({ amount, unit }) => amount * (thousands[unit ?? last ?? ''] ?? 1));
  if (sums.length === 0 || sums.some((sum) => !Number.isFinite(sum))) return undefined;
  const money = dollars.test(value) && !otherDollars.test(value) ? 'usd' : hasCurrency.test(value) || indian.test(value) ? 'other' : 'none';
  return { shown: value.replace(/\s+/g, ' ').trim(), most: Math.max(...sums), money };
}

/** "1,500" and "1 500" are thousands, "1.5" is not. */
const amountOf = (digits: string) => Number(digits.replace(/[\s,](?=\d{2,3}(?!\d))|\.(?=\d{3}(?!\d))|,(?=\d{2},)/g, '').replace(',', '.'));

const usd = (text: string) => [...text.matchAll(/USD ([\d,]+)|to ([\d,]+)/g)].map(([, one, other]) => Number((one ?? other)!.replaceAll(',', '')));
/** The sentence on its price, with what it says of the lower end. */
const SENTENCES = 2;

/** What the pages name for a service: in its own words, or else what the published projects cost that it was first of all for. */
function publishedFor(service: Service): Published | undefined {
  const price = service.faq.find(({ question }) => /\bcost\b(?!.*\b(?:keep|run)\b)/.test(question))?.answer;
  if (price) return { least: Math.min(...usd(price)), of: words.ofPage(service.title), text: sentencesOf(price).slice(0, SENTENCES).map(({ text }) => text).join(' ') };
  const own = projects.filter(({ serviceIds }) => serviceIds[0] === service.id);
  return own.length === 0 ? undefined : { least: Math.min(...own.flatMap(({ budget }) => usd(budget))), of: words.ofProjects(service.title), text: words.projects(new Intl.ListFormat('en').format(own.map(({ title, budget }) => `the ${title} (${budget})`))) };
}

/** The service with the lowest figure of all. */
const cheapest = (): Service => services.toSorted((one, other) => (publishedFor(one)?.least ?? Infinity) - (publishedFor(other)?.least ?? Infinity))[0]!;

/** The service that a sum is for: named, talked about or wanted. */
export function serviceOfSum({ entities, vague }: Question, { entity = '', need = '' }: Topic, wanted: readonly string[]): Service | undefined {
  const named = entities.filter((id) => kindOf(id) === 'service' && !vague.has(id));
  const project = kindOf(entity) === 'project' ? projects.find(({ id }) => entity === `project:${id}`) : undefined;
  const ids = [...(named.length === 1 ? named : []), ...wanted.map((id) => `service:${id}`), need, entity, ...(project ? [`service:${project.serviceIds[0]}`] : [])];
  return ids.map((id) => services.find((service) => id === `service:${service.id}`)).find((service) => service !== undefined);
}

/** These buy more than a US dollar each, or about as much. */
const strong = /\b(?:kwd|kd|bhd|bd|omr|jod|gbp|pounds?|quid|eur|euros?|chf|dinars?|omani)\b|[£€]/i;

/** What there is to say to a sum. */
export interface Weighed {
  readonly text: string;
  /** It is less than what the site names, or may be and they call it little. */
  readonly isLittle: boolean;
}

/**
 * A sum beside the lowest that the site names; undefined where it names none for the service. Only US dollars can be held against US dollars.
 *
 * @param isCalledLittle they say themselves that it is not much
 */
export function weighed(sum: Sum, service: Service | undefined, isCalledLittle: boolean): Weighed | undefined {
  const meant = service ?? cheapest();
  const published = publishedFor(meant);
  if (!published) return undefined;
  const { least, of, text } = published;
  if (sum.money === 'other') {
    // Whatever the rate, a smaller figure of smaller money is less.
    const isLess = sum.most / (weak.find(([money]) => money.test(sum.shown))?.[1] ?? 1) < least && !strong.test(sum.shown);
    return { text: words.otherMoney(meant.title, text), isLittle: isLess || isCalledLittle };
  }
  const shown = asSubject(sum.money === 'none' ? words.inDollars(sum.shown) : sum.shown);
  const against = service ? of : words.ofAny(meant.title);
  const isLittle = sum.most < least;
  return { text: (isLittle ? words.below : sum.most === least ? words.equal : words.above)(shown, against, text), isLittle };
}

/** For a US dollar more of these have been paid in all this century: whatever the rate, so much is less. */
const weak: readonly (readonly [money: RegExp, most: number])[] = [
  [/\b(?:rupees?|rs|inr)\b|₹|\d\s*(?:lakhs?|lacs?|l|crores?|cr)\b/i, 38],
  [/\b(?:ringgits?|rm|myr)\b|\brm\d/i, 2.9],
  [/\b(?:dirhams?|aed|dhs?)\b/i, 3.6],
];

/** "Around 40k usd" begins a sentence without what hedges it. */
const asSubject = (shown: string) => shown.replace(/^(?:(?:maybe|around|about|approx\.?|approximately|roughly|up to|max(?:imum)?|only|just|like|say|~)\s+)+/i, '').replace(/\s+(?:only|max|tops|or so)$/i, '');

/** A bare figure that is hardly a sum. */
export const isSum = ({ most, money }: Sum, value: string): boolean => money !== 'none' || hasUnit.test(value) || most >= FEWEST;
const FEWEST = 500;
