import type { assistant } from '#content/assistant.ts';
import { pattern } from '../../language/patterns.ts';

/** What somebody may demand to be done with their data. */
export type PrivacyRequest = keyof typeof assistant.privacyRequests;

const theirs = String.raw`(?:my|our|all(?: of)?(?: (?:my|our|the))?|everything|whatever)`;
const data = String.raw`(?:data|details|(?:phone |mobile )?number|phone|e-?mail(?: address| id)?|info(?:rmation)?|chats?|conversations?|messages?|inquir(?:y|ies)|enquir(?:y|ies)|account|records?|application|cv|resume|résumé|name|you (?:have|hold|know|stored)|(?:i|we) (?:wrote|said|sent|told|typed|gave))`;

const kinds: readonly (readonly [PrivacyRequest, RegExp])[] = [
  ['unsubscribe', pattern('')`
    \bun-?subscri\w+|\b(?:stop|no more|do not|don'?t) (?:sending |send |getting |receiving |want |mailing )?(?:me |us |your |the |any |these )*(?:news-?letters?|mails?|e-?mails?|letters?)\b
    |\b(?:take|remove|delete) (?:me|us|my (?:e-?mail|address|name)(?: address)?) (?:off|from|out of) (?:your |the |this )*(?:mailing |e-?mail )?(?:news-?letters?|list)\b
  `],
  ['erase', pattern('')`
    \b(?:delet\w+|remov\w+|eras\w+|wip(?:e|ing)|forget) (?:${theirs} )+(?:\w+ ){0,2}?${data}\b
    |\b${theirs} (?:\w+ ){0,2}?${data} (?:\w+ ){0,3}?(?:deleted|removed|erased|wiped|forgotten)\b
    |\b(?:delete|remove|erase) (?:me|us)\b(?! from the (?:project|team|group))
    |\b(?:right to be forgotten|right to erasure)\b
  `],
  ['copy', pattern('')`
    \b(?:copy|export|download|extract) of ${theirs} (?:\w+ )?${data}\b|\b(?:see|get|have|access|download|export) (?:all )?(?:my|our) (?:personal )?data\b
    |\bwhat (?:data|information|info|details) (?:do|have) you (?:have|hold|store|stored|keep|got) (?:about|on|of) me\b
    |\b(?:subject access|access) request\b
  `],
];

/** "Can the customers delete their account?", "we want users to get a copy of their data": what our work would do. */
const ofProducts = /\b(?:users?|customers?|patients?|students?|app|website|system|software|crm|database)\b/;
const LONGEST = 200;

/** Whether a message demands something to be done with its visitor's own data. */
export function privacyRequestIn(message: string): PrivacyRequest | undefined {
  const said = message.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
  if (said.length > LONGEST || ofProducts.test(said)) return undefined;
  return kinds.find(([, asks]) => asks.test(said))?.[0];
}
