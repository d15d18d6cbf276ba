import { pattern } from '../../../language/patterns.ts';
import { isOffer } from '../../../leads/reading/sellers.ts';
import { isAsking } from '../telling/told-only.ts';
import { allPassages, kindOf } from '../../knowledge/content.ts';
import { textOf, type Passage } from '../../knowledge/passage.ts';
import type { Topic } from '../../knowledge/question.ts';

// Who writes to sell us something, or to write about us.

/** "I write for a trade magazine", "we are doing a piece on chatbots". */
const press = pattern('i')`
  \b(?:
    (?:i am|i['’]m|im|we are|we['’]re|as) (?:an? )?(?:\w+ ){0,2}?(?:journalist|reporter|columnist|podcaster|news editor)
    |(?:i|we)(?: am| are|['’]m|['’]re)? (?:also )?(?:write|writing|work|working|report|reporting) (?:for|at) (?:an? |the )?(?:[\w'’-]+ ){0,3}?(?:magazine|newspaper|news ?paper|gazette|news (?:site|portal|channel)|trade journal|podcast)
    |(?:doing|writing|preparing|working on) (?:an? )(?:\w+ )?(?:piece|news story|article|thesis|dissertation|term paper) (?:on|about|for (?:the|our|my) (?:paper|magazine|university|college|podcast))
  )\b
`;
/** Who wants something made, for whatever they write in, is a client. */
const wantsWork = pattern('i')`
  \b(?:our|my) (?:\w+ )?(?:site|web ?site|blog|newsletter|company|app|shop)\b
  |\b(?:need|want|looking for|would like (?!to (?:talk|speak|interview|ask|quote|know))|['’]d like (?!to (?:talk|speak|interview|ask|quote|know))|how much|costs?|prices?|quote for|write (?:it|one|them) for (?:us|me))\b
  |\b(?:can|could|will|do|would) (?:you|u) (?:\w+ )?(?:build|make|do|create|develop|design|work|offer|help)\b
`;
/** "I am selling, not buying." */
const sells = /\b(?:i|we)(?: am|['’]m|m| are|['’]re)? (?:\w+ )?selling\b[, ]*(?:and )?not buying\b|\bnot buying\b.{0,20}\bselling\b|\b(?:i|we) (?:am |are |['’]m )?(?:only )?(?:want(?:ed)? to|would like to|here to|trying to) sell (?:to )?(?:you|something to you)\b/i;

/** Whether somebody says that they write about us, or about what we do. */
export const isOfPress = (message: string): boolean => press.test(message) && !wantsWork.test(message);

/** What somebody wants who wants nothing made. */
export type NoClient = 'supplier' | 'press';

/** "Who can I talk to?", of who writes about us. */
const whom = /\bwhom? (?:can|could|may|should|do|would) i (?:\w+ )?(?:talk|speak|interview|ask|contact|write|quote|call)\b|\binterview\b/i;

/** Whether somebody says that they sell to us, or write about us; undefined where neither, and where they ask for something that the site may have. */
export function noClientOf(message: string, { role, entity = '' }: Topic): NoClient | undefined {
  const isPress = isOfPress(message);
  if ((isPress && !isAsking(message)) || (whom.test(message) && (isPress || role === 'press'))) return 'press';
  // "Can I send my portfolio?", after a position.
  const mayOffer = role !== 'client' && role !== 'applicant' && entity !== 'careers' && kindOf(entity) !== 'position';
  return sells.test(message) || (mayOffer && isOffer(message)) ? 'supplier' : undefined;
}

const said: Readonly<Record<NoClient, RegExp>> = { supplier: /\bwhat we buy\b/, press: /^Press\b/ };

/** What the site has for them, or has not. */
export const forNoClient = (kind: NoClient): Passage => allPassages().find((one) => kindOf(one.about) === 'unpublished' && said[kind].test(textOf(one)))!;
