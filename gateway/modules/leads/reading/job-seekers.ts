import { pattern, source } from '../../language/patterns.ts';
import type { Circumstances } from './circumstances.ts';
import { tellsOfOwnWork } from './own-trade.ts';

/** What only those speak of who look for work: "do you take interns", "12 LPA", "can join from June". */
const [terms, openings, joining, applying] = [
  source`
    (?:take|have|give|offer|accept|any) (?:any )?(?:interns|internships?|freshers)|(?:want|looking for|for) (?:an? )?internships?
    |(?:current|expected|present|last) (?:salary|ctc)|ctc|\d+(?:\.\d+)? ?lpa|my notice period|\d+ days notice(?: period)?(?=, buy)
  `,
  source`
    (?:job|any) openings?|(?:saw|about|regarding) (?:the|your|an) openings?
    |openings? for (?:an? |the )?(?:[\w/-]+ ){0,4}(?:
      developer|designer|engineer|manager|specialist|executive|analyst|writer|intern
    )s?
    |(?:are|r) (?:you|u|ya)(?: guys| people)?(?: still| also| currently| now)? (?:hiring|recruiting)|hire me
    |(?<!not )(?:need|looking for|seeking|want|search(?:ing)? for) (?:an? |any )?(?:part[- ]time |full[- ]time )?job(?! (?:\w+ )?(?:app|schedul|portal|board|site))
    |any (?:jobs?|vacanc(?:y|ies))|(?:post|position|role|vacancy|job) (?:is )?still open
  `,
  String.raw`(?:attach\w*|send\w*|see|find) my (?:cv|resume|résumé)|i (?:can|could) join|(?:available|ready) to join|immediate joiner|can join (?:immediately|at once|any ?time|now|asap|within|from|in|on|after)`,
  source`
    appl(?:y|ying|ied) for (?:the |an? |your )?(?:[\w/-]+ ){0,4}(?:
      job|position|role|post|internship|developer|designer|engineer|manager|specialist|executive|analyst|writer
    )
  `,
];
const seeking = new RegExp(String.raw`\b(?:${[terms, openings, joining, applying].join('|')})\b`, 'i');

/** Whether a sentence asks for a job with us, or for somebody's. */
export const seeksWork = (sentence: string): boolean => seeking.test(sentence) && !wantsWork.test(sentence);

/** "We need a portal for vacancies", "our budget is …": who wants something made. */
const wantsWork = pattern('i')`
  \b(?:our|my|the|new) budget\b
  |\blooking for (?:some(?:one|body) to|an? (?:agency|company|firm|partner|vendor|freelancer|developer|designer))\b
  |\b(?:we|our (?:company|firm|shop|business|clinic|school|college|hospital|hotel|team))\b[^.!?]{0,60}\b(?:
    need|want|require|looking for|look for|would like|planning|build|redesign
  )\w*\b
  |\b(?:need|want|build|make) (?:an?|our|the|new) (?:[\w-]+ ){0,3}(?:web ?site|site|app|portal|platform|system|page)\b
  |\ban? (?:[\w-]+ ){0,3}web ?site\b
`;

/**
 * Whether a visitor looks for a job with us, and not for somebody to do one: what they know is no service that they want, their salary no
 * budget, and the day they can begin no plan.
 */
export function isJobSeeker(message: string, { purposeOfVisit = '', services = [] }: Circumstances): boolean {
  if (services.length > 0 || wantsWork.test(message)) return false;
  return seeksWork(message) || seeksWork(purposeOfVisit ?? '') || tellsOfOwnWork(message);
}
