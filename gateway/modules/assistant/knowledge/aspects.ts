import type { Aspect } from './passage.ts';

/** What a question asks for, by its words (their groups in the thesaurus) or by how it is put. */
const cues: readonly (readonly [Aspect, string, RegExp?])[] = [
  ['price', 'price', /\bhow much\b|\bwhat .*\b(cost|charge)\b/],
  ['duration', 'duration', /\bhow (long|soon|quick|quickly|fast|many (weeks|months|days))\b|\bby when\b|\bwhen .*\b(ready|done|finish|finished|complete|completed|deliver|live)\b/],
  ['team', 'team', /\bhow (many|big).*\b(people|persons|team|developers|engineers|members)\b/],
  ['client', 'client', /\b(who|whom) (was|were|is|did).*\bfor\b|\bwho is the client\b/],
  ['technology', 'technology', /\b(built|made|written|developed) (with|in|on|using)\b/],
  ['feature', 'feature'],
  ['deliverable', 'deliverable'],
  ['result', 'result', /\bhow (well|successful)\b/],
  ['challenge', 'challenge'],
  ['process', 'process', /\bhow do you (work|do|start|begin)\b|\bwhat happens\b/],
  ['not-for', '', /\b(not|never)\b.*\b(buy|hire|choose|need|worth|use|build|come|spend|go|make|do it)\b|\boverkill\b|\bworth it\b|\bshould (i|we) (come|hire|buy)\b|\bdo (i|we) (really )?need\b|\benough (to|for)\b|\bbad idea\b/],
  ['place', 'place', /\bwhere\b/],
  ['phone', 'phone'],
  ['email', 'email'],
  ['hours', 'hours', /\bwhen (are|do|is) .*\b(open|close|available)\b|\btimings?\b/],
  ['requirement', 'requirements'],
  ['apply', 'apply'],
  ['apply', 'resume'],
  ['benefit', 'benefits'],
  ['benefit', 'leave'],
  ['pay', 'salary'],
  ['experience', '', /\bexperience\b|\bhow many years\b/],
  ['author', '', /\bwho (wrote|is the (author|writer))\b|\bauthor\b|\bwritten by\b/],
  ['date', '', /\bwhen was .*\b(published|written|updated|posted)\b|\blast updated\b|\bwhat date\b/],
  ['retention', 'kept'],
  ['privacy', 'privacy'],
  ['privacy', 'data'],
  ['privacy', 'delete'],
  ['opinion', 'testimonial'],
  ['example', 'project'],
];

/**
 * @param plain the question, lower case, its spelling put right
 * @param groups of its words, as `~price`
 */
export function aspectsIn(plain: string, groups: ReadonlySet<string>): Set<Aspect> {
  return new Set(cues.filter(([, group, form]) => groups.has(`~${group}`) || form?.test(plain)).map(([aspect]) => aspect));
}
