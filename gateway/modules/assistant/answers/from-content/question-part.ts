import { pattern } from '../../../language/patterns.ts';
import type { Finding, LeadField } from '../../../leads/evidence.ts';

/** These are about the visitor, not about us: what is left is what they ask. */
const notAsked: readonly LeadField[] = ['name', 'company', 'email', 'phone', 'location', 'budget', 'timeline'];

const telling = pattern('i')`
  \b(?:my|our|the)?\s*(?:
    name|e-?mail(?: id| address)?|phone(?: number)?|mobile(?: number)?|number|company(?: name)?|budget|timeline|deadline|location
  )(?:'s| is| are|:)?\s*$
`;
const introduction = pattern('gi')`
  \b(?:
    i am|i'm|im|this is|myself|we are|we're|call me|reach me at|reach me on|contact me at|contact me on|mail me at|based in
    |located in|from|at|with|or|and|by|in|here|is|it's|its|no|not|sorry|actually
  )\b
  |[.,;:!()-]
`;

/** A message without what it tells of its visitor. */
export function withoutFindings(message: string, findings: readonly Finding[]): string {
  const spans = findings.filter(({ field }) => notAsked.includes(field)).sort((a, b) => a.start - b.start);
  if (spans.length === 0) return message;
  let rest = '';
  let from = 0;
  for (const { start, end } of spans) {
    if (start < from) continue;
    rest += message.slice(from, start).replace(telling, ' ');
    from = end;
  }
  rest += message.slice(from);
  return rest.replace(introduction, '').trim() === '' ? '' : rest;
}

/** "You didn't say who will own it", "no, I asked how long", "I mean the cheapest one": what follows is what is asked. */
const preface = pattern('i')`
  ^\W*(?:(?:no|but|and|sorry|hey|ok|okay|well|hmm+|wait|yes|actually|also)\b[\s,.!]*)*(?:
    (?:you|u) (?:did ?n['’o]?t|did not|have ?n['’o]?t|have not|never) (?:yet )?(?:say|said|tell|told|answer(?:ed)?|mention(?:ed)?)(?: (?:me|us))?
    |(?:what )?i (?:asked|meant|mean|am asking|['’]m asking|was asking|wanted to know|want to know|need to know)|i['’]?m asking
    |my question (?:is|was)|the question (?:is|was)|(?:please )?answer(?: me)?
  )\b[\s,:]*(?:you |u |about |for |is |was |that |if |whether )?(?=\S+ \S)
`;

/** "Hi boss, my company …": whom one addresses is nobody that is asked for. */
const addressed = pattern('i')`
  ^\W*(?:(?:hi+|hello|hey|dear|ok|okay|thanks)[\s,]+)+(?:boss|bosses|bro|bhai|macha|anna|sir|madam|guys|friends?|dude|mate|team|chief|dear)\b[\s,.!-]*(?=\S+ \S)
  |^\W*(?:boss|bro|bhai|macha|anna|sir|madam|guys|dude|mate|chief)\s*,\s*(?=\S+ \S)
`;

/** What is asked, without whom it addresses, and without what only says that it is asked once more. */
export const withoutPreface = (message: string): string => message.replace(addressed, '').replace(preface, '');
