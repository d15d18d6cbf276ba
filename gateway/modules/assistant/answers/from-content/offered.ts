import { pattern } from '../../../language/patterns.ts';
import { kindOf } from '../../knowledge/content.ts';
import type { Found } from '../../knowledge/knowledge.ts';
import type { Question } from '../../knowledge/question.ts';

const doing = '(?:do|make|build|create|develop|design|code|offer|provide|handle|sell|set up|run|manage|help with|take on)';
/** "Do you guys also do apps?", "can you build us a shop", "is seo something you offer", "so you make websites right". */
const asked = pattern('')`
  \b(?:do|can|could|would) (?:you|u)(?: (?:guys|people|also|even|still|only))* (?:not )?${doing}\b
  |\b(?:is|are) .{1,60}\b(?:something|a thing|things|one of the things) (?:that )?(?:you|u)(?: (?:guys|people|also))* (?:can )?${doing}\b
  |^(?:so |ok |and )*(?:you|u)(?: (?:guys|people|also|can))* ${doing}\b.*\b(?:right|yes|correct|or not)$
`;
/** Whether somebody asks if we do something. */
export const isWhetherOffered = ({ asking, plain }: Question): boolean => asked.test(asking ?? plain);

/** "Do you only do websites?" has no plain yes. */
const onlyThat = /\b(?:only|just|or|without|besides|other than|free|for free|cheap|cheaper)\b/;

/** Whether somebody asks if we do what the best passage is the overview of, so that "yes" is the answer. */
export const isOffered = ({ passage: { about, aspects } }: Found, { asking, plain, entities, vague }: Question): boolean =>
  kindOf(about) === 'service' && aspects.includes('overview') && entities.includes(about) && entities.every((id) => id === about || vague.has(id)) && asked.test(asking ?? plain) && !onlyThat.test(asking ?? plain);
