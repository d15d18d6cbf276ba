import { assistant } from '#content/assistant.ts';
import { projects } from '#content/projects/index.ts';
import type { Project } from '#content/types.ts';
import { pattern } from '../../../language/patterns.ts';
import { kindOf, titleOf } from '../../knowledge/content.ts';
import { amountOf, type Figure } from '../../knowledge/passages/figures.ts';
import type { Question } from '../../knowledge/question.ts';

/** Which figure has to be the highest or the lowest of all. */
interface Extreme {
  readonly figure: Figure;
  readonly most: boolean;
}

const extremes: readonly (readonly [Extreme, RegExp])[] = [
  [{ figure: 'budget', most: false }, /\b(?:cheapest|least (?:expensive|costly|money)|(?:lowest|smallest) (?:budget|price|cost)|(?:spent|cost|paid) (?:the )?least)\b/],
  [{ figure: 'budget', most: true }, /\b(?:most expensive|costliest|dearest|priciest|(?:highest|biggest|largest) (?:budget|price|cost)|(?:spent|cost|paid) (?:the )?most)\b/],
  [{ figure: 'timeline', most: true }, /\b(?:longest|slowest|most (?:time|months|weeks))\b/],
  [{ figure: 'timeline', most: false }, /\b(?:shortest|quickest|fastest|least time|soonest)\b/],
  [{ figure: 'teamSize', most: true }, /\b(?:(?:biggest|largest) (?:team|crew)|most (?:people|developers|of your people)|(?:biggest|largest) number of people)\b/],
  [{ figure: 'teamSize', most: false }, /\b(?:smallest (?:team|crew)|(?:fewest|least) (?:people|developers))\b/],
  // "The smallest project you did": as large as what was paid for it.
  [{ figure: 'budget', most: false }, /\b(?:smallest|tiniest|littlest|least big)\b/],
  [{ figure: 'budget', most: true }, /\b(?:biggest|largest|hugest)\b/],
];
/** Asked of projects, or of nothing: "which was the cheapest?" */
const ofProjects = pattern('')`
  \b(?:projects?|works?|jobs? (?:you|that)|case stud(?:y|ies)|clients?|one|ones|which|what was|them|those|published|portfolio|built|made|did)\b
`;
const ofOtherThings = /\b(?:services?|packages?|plans?|way|websites?|apps? (?:cost|price)|option|offices?|positions?|articles?|do you (?:offer|have)|can you|possible)\b/;
/** Who says more than this asks for more than which one. */
const LONG = 6;
/** "The cheapest app you made" is one of the past, and not what an app costs at least. */
const ofThePast = /\b(?:you|you guys|your (?:team|company|people)|longitude)\b(?: \w+){0,3}? (?:did|made|built|done|delivered|finished|launched|created|developed|completed|shipped|worked)\b|\b(?:did|have|has) (?:you|longitude)\b(?: \w+){0,2}? (?:do|done|make|made|build|built|deliver\w*|finish\w*|launch\w*|create\w*|develop\w*|complete\w*)\b/;
/** Of these none is the smallest. */
const ofNone = /\b(?:difficult\w*|challenges?|problems?|results?|changes?|differences?|improvements?|clients?|customers?|teams?|offices?|mistakes?|savings?|success\w*|ad|ads|advertising|spend|monthly|month)\b/;

/** The project that a question for the dearest, the longest or the largest asks for, and what it is that; undefined where it asks for none. */
export function extremeProject({ plain, entities, words }: Question): { readonly project: Project; readonly lead: string } | undefined {
  const [asked] = extremes.find(([, asks]) => asks.test(plain)) ?? [];
  const [service, ...others] = entities.filter((id) => kindOf(id) === 'service');
  const isPast = ofThePast.test(plain);
  const isOfOthers = isPast ? entities.some((id) => !['project', 'service'].includes(kindOf(id))) || others.length > 0 : ofOtherThings.test(plain) || entities.some((id) => kindOf(id) !== 'project') || entities.length > 1;
  if (!asked || words.length > LONG || isOfOthers || !(isPast || ofProjects.test(plain)) || (bySize.test(plain) && ofNone.test(plain))) return undefined;
  const among = service ? projects.filter(({ serviceIds }) => serviceIds.some((id) => service === `service:${id}`)) : projects;
  const sorted = among.toSorted((a, b) => amountOf(b, asked.figure) - amountOf(a, asked.figure));
  const [first, second] = asked.most ? sorted : sorted.toReversed();
  // Two that are alike stand side by side in the list of all.
  if (!first || !second || amountOf(first, asked.figure) === amountOf(second, asked.figure)) return undefined;
  return { project: first, lead: assistant.sentences.extreme[asked.figure](asked.most, service && titleOf(service)) };
}

/** A size that is said of nothing in particular. */
const bySize = /\b(?:smallest|tiniest|littlest|biggest|largest|hugest)\b(?! (?:budget|price|cost|team|crew|number of people))/;
