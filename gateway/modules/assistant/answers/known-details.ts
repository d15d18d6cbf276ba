import { assistant } from '#content/assistant.ts';
import { pattern } from '../../language/patterns.ts';
import type { KnownLead } from './acknowledge.ts';

const details = '(?<what>e-?mail|(?:phone|mobile|contact|whatsapp)? ?number|phone|name|(?:contact )?details|contacts?)(?: address| id| number)?';

/** "Have you got my e-mail now or not?", "is my number noted?" */
const asksBack = pattern('i')`
  \b(?:(?:do|did|have) (?:you|u) (?:(?:now|even|still|already|actually) )*(?:have|has|got|get|received?|noted?|saved?|taken?)|(?:you|u) (?:have|got|noted|saved)) (?:down )?my ${details}\b(?! (?:on|in|from) (?:the|your))
`;
const asksWhether = pattern('i')`
  ^\W*(?:(?:so|and|ok|but)\b\W*)*is my ${details} (?:(?:now|already|correctly) )*(?:noted|saved|there|right|correct|in)\b
`;

/**
 * Says whether what somebody asks for is known of them. What it is is not said: it stands above in their conversation, and nobody
 * else is to hear it.
 */
export function knownDetails(message: string, lead: KnownLead | undefined): string | undefined {
  const what = (asksBack.exec(message) ?? asksWhether.exec(message))?.groups?.what?.toLowerCase();
  if (what === undefined) return undefined;
  const { fields, known, notKnown, complete } = assistant.noted;
  const wanted = what.includes('mail') ? (['email'] as const) : /number|phone/.test(what) ? (['phone'] as const) : what === 'name' ? (['name'] as const) : (['name', 'email', 'phone'] as const);
  const held = wanted.filter((field) => lead?.[field]);
  if (held.length === 0) return notKnown;
  return [known(new Intl.ListFormat('en').format(held.map((field) => fields[field]))), lead?.isContactInfoCollected && complete].filter(Boolean).join(' ');
}
