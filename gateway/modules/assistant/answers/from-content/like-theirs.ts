import { assistant } from '#content/assistant.ts';
import { projects } from '#content/projects/index.ts';
import type { Action } from '#content/types.ts';
import { pattern } from '../../../language/patterns.ts';
import { isSeller } from '../../../leads/reading/sellers.ts';
import type { Topic } from '../../knowledge/question.ts';
import { isOfOthers } from '../telling/telling.ts';

/** What is remembered of a project that was shown. */
export const LIKE_THEIRS = 'like theirs:';

/** Words of the trades that published projects are for, by their category. */
const trades: Readonly<Record<string, RegExp>> = {
  Healthcare: pattern('i')`\b(?:clinics?|poly-?clinics?|hospitals?|doctors?|dent(?:al|ists?)|physio\w*|patients?|nursing homes?|diagnostic (?:lab|cent(?:re|er))s?)\b`,
  'Food & Beverage': pattern('i')`\b(?:restaurants?|caf[eé]s?|baker(?:y|ies)|food (?:stalls?|courts?|trucks?|delivery)|(?:cloud )?kitchens?|tiffin|cater(?:ing|ers?)|eater(?:y|ies)|hawkers?|canteens?)\b`,
  Education: pattern('i')`\b(?:schools?|tuition|coaching (?:class(?:es)?|cent(?:re|er)s?|institutes?)|academ(?:y|ies)|colleges?|pupils|e-?learning|lms)\b`,
  'Real Estate': pattern('i')`\b(?:real[- ]estate|estate agen(?:t|ts|cy|cies)|brokerages?|realtors?|propert(?:y|ies) (?:agen(?:t|ts|cy|cies)|dealers?|consultants?|brokers?)|lettings?)\b`,
  Finance: pattern('i')`\b(?:family offices?|asset manage(?:rs?|ment)|wealth (?:manage(?:rs?|ment)|advisers?|advisors?)|(?:hedge|mutual|investment) funds?|fund managers?)\b`,
  'E-commerce': pattern('i')`\b(?:furniture|home decor|textiles?|fabrics?)\b.*\b(?:online|e-?commerce|web ?shop)\b`,
};
/** Who does: "our clients are hospitals" is another trade. */
const theirs = /\b(?:i|we|my|our|i['’]m|we['’]re|i['’]ve|we['’]ve)\b/i;
const ofOthers = /\b(?:our|my) (?:\w+ )?(?:clients?|customers?|buyers?|users?|tenants?)\b/i;

/** A published project for the trade that somebody tells of as theirs, unless it was spoken of already. */
export function likeTheirs(message: string, { entity, told = [] }: Topic): { readonly text: string; readonly link: Action; readonly about: string; readonly key: string } | undefined {
  if (!theirs.test(message) || ofOthers.test(message) || isOfOthers(message) || isSeller(message, {})) return undefined;
  const project = projects.find(({ category }) => trades[category]?.test(message));
  if (!project) return undefined;
  const { id, title, client } = project;
  const [about, key] = [`project:${id}`, `${LIKE_THEIRS}${id}`];
  if (entity === about || told.includes(key)) return undefined;
  return { text: assistant.noted.likeTheirs(title, client.split(',')[0]!), link: { label: title, href: `/portfolio/${id}` }, about, key };
}
