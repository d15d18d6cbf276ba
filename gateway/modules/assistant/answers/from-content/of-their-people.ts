import { pattern } from '../../../language/patterns.ts';
import { kindOf } from '../../knowledge/content.ts';
import type { Found } from '../../knowledge/knowledge.ts';
import type { Question, Topic } from '../../knowledge/question.ts';

/** "Can guests book directly?", "how would our drivers log in?" */
const asked = pattern('')`
  ^(?:(?:and|so|ok|but|also|then|hi|hello) )*(?:(?:how|where|when) )?(?:can|could|will|would|do|does|may|should|must|are|is) (?:(?:the|our|my|all|these|other|new) )*
  (?:guests?|customers?|patients?|members?|students?|pupils?|parents?|teachers?|tenants?|buyers?|shoppers?|drivers?|couriers?|dealers?|distributors?|suppliers?|agents?|users?|staff|employees|workers|donors?|doctors?|nurses?|owners?|sellers?|vendors?|travell?ers?|residents?)\b
`;
/** It is ours after all. */
const ofUs = /\b(?:you|your|yours|u|office|offices)\b/;

/** Whether somebody who wants something made asks what their own people could do with it: our doors, hours and jobs are nothing to those. */
const isOfTheirPeople = ({ plain, asking, entities, aboutJobs }: Question, { need }: Topic): boolean =>
  need !== undefined && !aboutJobs && asked.test(asking ?? plain) && !ofUs.test(asking ?? plain) && !entities.some((id) => kindOf(id) === 'office');

/** What was found, without what is told of ourselves where it is asked of theirs. */
export const forTheirPeople = (found: readonly Found[], question: Question, topic: Topic): readonly Found[] =>
  isOfTheirPeople(question, topic) ? found.filter(({ passage: { about } }) => about !== 'offices' && about !== 'careers' && kindOf(about) !== 'office' && kindOf(about) !== 'position') : found;
