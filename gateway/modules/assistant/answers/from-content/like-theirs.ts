import { assistant } from '#content/assistant.ts';
import { projects } from '#content/projects/index.ts';
import type { Action, Project } from '#content/types.ts';
import { pattern } from '../../../language/patterns.ts';
import { isSeller } from '../../../leads/reading/sellers.ts';
import type { Topic } from '../../knowledge/question.ts';
import { isOfOthers } from '../telling/telling.ts';

/** What is remembered of a project that was shown. */
export const LIKE_THEIRS = 'like theirs:';

/** Words of the trades that published projects are for, by their category. */
const trades: Readonly<Record<string, RegExp>> = {
  Healthcare: pattern('i')`\b(?:clinics?|poly-?clinics?|hospitals?|doctors?|dent(?:al|ists?)|physio\w*|patients?|nursing homes?|diagnostic (?:lab|cent(?:re|er))s?)\b`,
  'Food & Beverage': pattern('i')`\b(?:restaurants?|caf[eé]s?|baker(?:y|ies)|food (?:stalls?|courts?|trucks?|delivery)|(?:cloud )?kitchens?|tiffin|food (?:co-?op(?:erative)?s?|business|chain)|bistros?|pizzerias?|take-?aways?|cater(?:ing|ers?)|eater(?:y|ies)|hawkers?|canteens?)\b`,
  Education: pattern('i')`\b(?:schools?|tuitions?|tutoring|tutors?|training (?:cent(?:re|er)s?|institutes?)|coaching (?:class(?:es)?|cent(?:re|er)s?|institutes?)|academ(?:y|ies)|colleges?|pupils|e-?learning|lms)\b`,
  'Real Estate': pattern('i')`\b(?:real[- ]estate|estate agen(?:t|ts|cy|cies)|brokerages?|realtors?|(?:sell|rent|let|lease)(?: out)? (?:homes|houses|flats|apartments|villas|condos|properties)|propert(?:y|ies) (?:agen(?:t|ts|cy|cies)|dealers?|consultants?|brokers?)|lettings?)\b`,
  Finance: pattern('i')`\b(?:family offices?|asset manage(?:rs?|ment)|wealth (?:manage(?:rs?|ment)|advisers?|advisors?)|(?:hedge|mutual|investment) funds?|fund managers?|(?:manage|managing|look(?:ing)? after|invest(?:ing)?|handle|handling) (?:(?:the|our|their|family|client|clients|private|other|peoples?|s) ?)*(?:money|wealth|assets|portfolios?|capital|investments?|savings))\b`,
  'E-commerce': pattern('i')`\b(?:furniture|sofas?|home decor) (?:shops?|stores?|showrooms?|business(?:es)?|compan(?:y|ies)|makers?|retailers?|brands?)\b|\b(?:furniture|sofas?|home decor|carpets?|curtains?|textiles?|fabrics?|cloth)\b.*\b(?:online|e-?commerce|web ?shop)\b|\b(?:online|e-?commerce|web ?shop)\b.*\b(?:furniture|sofas?|home decor|carpets?|curtains?|textiles?|fabrics?|cloth)\b`,
};
/** What one of them is, where nothing else of ours is such. */
const products: readonly (readonly [string, RegExp])[] = [
  ['Real Estate', /\b(?:need|want|wants|looking for|build|develop|make|like|planning|about|require|have|get)\b(?: (?:us|me|an?|our|own|new|some|custom|simple|better))*(?: [\w-]+)? crms?\b(?! (?:integration|connection|data))/i],
  ['Food & Beverage', /\b(?:food|meal|grocer(?:y|ies)|restaurant|lunch|tiffin)\b.{0,20}\b(?:deliver(?:y|ies)|ordering|orders?)\b|\bdelivery apps?\b|\border(?:ing)? (?:food|meals|lunch|grocer(?:y|ies))\b|\bgrab\b/i],
  ['Education', /\b(?:e-?learning|learning|teaching|tutoring|education(?:al)?|quiz) (?:apps?|platforms?|systems?|portals?|sites?)\b|\blms\b|\b(?:apps?|platforms?) (?:for|that) .{0,30}\b(?:pupils?|kids?|students|children|learners?|lessons?)\b/i],
  ['Finance', /\b(?:financ(?:e|ial)|portfolio|investment|trading|analytics) dashboards?\b/i],
  ['Healthcare', /\b(?:patient|clinic|hospital|health(?:care)?|doctor)s?['’]? (?:\w+ )?(?:records?|management|systems?|portals?|apps?|software|bookings?|appointments?)\b/i],
];
/** "We need a CRM", of what somebody wants. */
const wanting = /\b(?:need|want|looking (?:for|at)|would like|thinking (?:of|about)|planning|require|build|an? idea)\b/i;

const projectOfTrade = (text: string): Project | undefined => projects.find(({ category }) => trades[category]?.test(text));

function projectOfKind(text: string): Project | undefined {
  const kind = products.find(([, form]) => form.test(text))?.[0];
  return projects.find(({ category }) => category === kind);
}

/** The published project of the trade or of the kind that a text speaks of. */
export const projectLike = (text: string): Project | undefined => projectOfTrade(text) ?? projectOfKind(text);

/** Who does: "our clients are hospitals" is another trade. */
const theirs = /\b(?:i|we|my|our|i['’]m|we['’]re|i['’]ve|we['’]ve)\b/i;
const ofOthers = /\b(?:our|my) (?:\w+ )?(?:clients?|customers?|buyers?|users?|tenants?)\b/i;

/** A published project for the trade that somebody tells of as theirs, unless it was spoken of already. */
export function likeTheirs(message: string, { entity, told = [] }: Topic): { readonly text: string; readonly link: Action; readonly about: string; readonly key: string } | undefined {
  if (!theirs.test(message) || ofOthers.test(message) || isOfOthers(message) || isSeller(message, {})) return undefined;
  const byTrade = projectOfTrade(message);
  const project = byTrade ?? (wanting.test(message) ? projectOfKind(message) : undefined);
  if (!project) return undefined;
  const { id, title, client } = project;
  const [about, key] = [`project:${id}`, `${LIKE_THEIRS}${id}`];
  if (entity === about || told.includes(key)) return undefined;
  return { text: assistant.noted[byTrade ? 'likeTheirs' : 'likeWanted'](title, client.split(',')[0]!), link: { label: title, href: `/portfolio/${id}` }, about, key };
}

/**
 * Whether a message that names something of ours speaks of nothing of its visitor's: "the learning app for schools", "was that with AI?"
 * "Food delivery app", before any was spoken of, may be theirs.
 */
export const namesOurs = (message: string, before: string | undefined, after: string | undefined): boolean => !ofSpeaker.test(message) && (before === after || ofOne.test(message) || namesClient(message, after));
const ofSpeaker = /\b(?:i|we|my|our|ours|mine|us|me|need|needs|want|wants|wanted|looking|require|build|make|quote|idea|something|like)\b/i;
const ofOne = /\b(?:the|that|this|these|those|you|your|u|did|was|were|took|had)\b/i;
const namesClient = (message: string, about: string | undefined): boolean => projects.some(({ id, client }) => about === `project:${id}` && message.toLowerCase().includes(client.split(' ')[0]!.toLowerCase()));
