import { pattern } from '../../../language/patterns.ts';
import type { Topic } from '../../knowledge/question.ts';
import { conditions } from '../from-content/conditions.ts';
import { lead } from './fillers.ts';

const told = String.raw`(?:(?:you|u)(?: are|['’]?re| r)?(?: (?:just|basically|really|actually|both))* (?:tell(?:ing)?|told|say(?:ing)?|said|advis(?:e|ing)|recommend(?:ing)?)(?: (?:me|us))?(?: that)?|(?:i|we) (?:better |should )?)`;
/** "So you are telling me not to buy anything :)", "so you say I should not come to you" */
const concludes = pattern('i')`
  ${lead}${told} ?(?:(?:(?:i|we) )?(?:not|to not|should(?:n['’]?t| not)|do(?:n['’]?t| not)|against|better not)(?: to| need to| have to)?) ?(?:buy(?:ing)?|hir(?:e|ing)|us(?:e|ing)|pay(?:ing)?|com(?:e|ing)|need|order(?:ing)?|tak(?:e|ing)|spend(?:ing)?)\b(?: (?:to|for|from|with|anything|any thing|something|it|that|this|you|u|your \w+|a \w+|one|at all|yet|then|lol|haha|right))*\W*$
`;

/** Whether somebody concludes from what was told that they should not buy, and a page has said so to them. */
export const concludesNotToBuy = (message: string, { told: before = [], denied = [] }: Topic): boolean => concludes.test(message) && conditions().some(({ key }) => before.includes(key) && !denied.includes(key));
