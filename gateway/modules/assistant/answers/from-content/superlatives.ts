import { assistant } from '#content/assistant.ts';
import { projects } from '#content/projects/index.ts';
import type { Project } from '#content/types.ts';
import { pattern } from '../../../language/patterns.ts';
import { kindOf } from '../../knowledge/content.ts';
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
];
/** Asked of projects, or of nothing: "which was the cheapest?" */
const ofProjects = pattern('')`
  \b(?:projects?|works?|jobs? (?:you|that)|case stud(?:y|ies)|clients?|one|ones|which|what was|them|those|published|portfolio|built|made|did)\b
`;
const ofOtherThings = /\b(?:services?|packages?|plans?|way|websites?|apps? (?:cost|price)|option|offices?|positions?|articles?|do you (?:offer|have)|can you|possible)\b/;
/** Who says more than this asks for more than which one. */
const LONG = 6;

/** The project that a question for the dearest, the longest or the largest asks for, and what it is that; undefined where it asks for none. */
export function extremeProject({ plain, entities, words }: Question): { readonly project: Project; readonly lead: string } | undefined {
  const [asked] = extremes.find(([, asks]) => asks.test(plain)) ?? [];
  if (!asked || words.length > LONG || entities.some((id) => kindOf(id) !== 'project') || entities.length > 1 || !ofProjects.test(plain) || ofOtherThings.test(plain)) return undefined;
  const sorted = projects.toSorted((a, b) => amountOf(b, asked.figure) - amountOf(a, asked.figure));
  const [first, second] = asked.most ? sorted : sorted.toReversed();
  // Two that are alike stand side by side in the list of all.
  if (!first || !second || amountOf(first, asked.figure) === amountOf(second, asked.figure)) return undefined;
  return { project: first, lead: assistant.sentences.extreme[asked.figure](asked.most) };
}
