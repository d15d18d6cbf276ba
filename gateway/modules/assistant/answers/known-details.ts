import { assistant } from '#content/assistant.ts';
import { pattern } from '../../language/patterns.ts';
import type { KnownLead } from './acknowledge.ts';

const details = '(?<what>e-?mail|(?:phone|mobile|contact|whatsapp)? ?number|phone|name|(?:contact )?details|contacts?)(?: address| id| number)?';

/** "Have you got my e-mail now or not?", "is my number noted?" */
const asksBack = pattern('i')`
  \b(?:(?:do|did|have) (?:you|u) (?:(?:now|even|still|already|actually) )*(?:have|has|got|get|received?|noted?|saved?|taken?)|(?:you|u) (?:have|got|noted|saved)) (?:down )?my ${details}\b(?! (?:on|in|from) (?:the|your))
`;
/** "Which e-mail do you have of me now?" */
const asksWhich = pattern('i')`\b(?:which|what) ${details} (?:do|have|did) (?:you|u) (?:now )?(?:have|hold|got|get|note|noted|saved?)(?: down)?(?: (?:of|for|from|on) (?:me|us))\b`;
const asksWhether = pattern('i')`
  ^\W*(?:(?:so|and|ok|but)\b\W*)*is my ${details} (?:(?:now|already|correctly) )*(?:noted|saved|there|right|correct|in)\b
`;

/** "What else do you need from me?", "is that enough for you to call?", "do you have everything now?" */
const asksWhetherEnough = pattern('i')`
  ^[^?!.]{0,80}?(?:
    \b(?:what|anything|something|is there (?:anything|something|more))(?: (?:else|more|other|further))*(?: details?| info(?:rmation)?)?(?: (?:do|that|which|would|will))? (?:you|u) (?:still |also )?(?:need|want|require|miss|lack)(?: to (?:know|have))?(?: (?:from|about|of) (?:me|us))?
    |\bdo (?:you|u) (?:still )?(?:need|want|require) (?:anything|something|more)(?: (?:else|more|details?|info(?:rmation)?))*(?: (?:from|about|of) (?:me|us))?
    |\b(?:is|are|would|will) (?:that|this|it|those|these)(?: be)?(?: all)? (?:enough|sufficient|ok|okay|fine|all you need)(?: (?:info(?:rmation)?|details?))?(?: (?:for (?:you|u|them|somebody|someone|your \w+)|so (?:you|they)))?(?: (?:to|can|that you can) (?:call|ring|phone|reach|contact|write|get back|get in touch)\w*(?: (?:to )?(?:me|us|with me))?)?
    |\b(?:do|have) (?:you|u) (?:now )?(?:have|got) (?:all|everything)(?: (?:you need|now))*
  )\W*$
`;
const ofCall = /\b(?:call|ring|phone)\b/i;

const everything = ['name', 'email', 'phone'] as const;
const listed = (fields: readonly (typeof everything)[number][]) => new Intl.ListFormat('en').format(fields.map((field) => assistant.noted.fields[field]));

/** Whether what is known of somebody is enough; of who told nothing yet, that is no question about it. */
function whetherEnough(message: string, lead: KnownLead | undefined): string | undefined {
  const { enough, callNeedsNumber, helpful } = assistant.noted;
  if (!lead || !(lead.email || lead.phone) || !asksWhetherEnough.test(message)) return undefined;
  const held = listed(everything.filter((field) => lead[field]));
  if (!lead.phone && ofCall.test(message)) return callNeedsNumber(held);
  return [enough(held), lead.requirements || lead.purposeOfVisit || lead.servicesInterested.length > 0 ? undefined : helpful].filter(Boolean).join(' ');
}

/**
 * Says whether what somebody asks for is known of them. What it is is not said: it stands above in their conversation, and nobody
 * else is to hear it.
 */
export function knownDetails(message: string, lead: KnownLead | undefined): string | undefined {
  const what = (asksBack.exec(message) ?? asksWhether.exec(message) ?? asksWhich.exec(message))?.groups?.what?.toLowerCase();
  if (what === undefined) return whetherEnough(message, lead);
  const { known, notKnown, complete } = assistant.noted;
  const wanted = what.includes('mail') ? (['email'] as const) : /number|phone/.test(what) ? (['phone'] as const) : what === 'name' ? (['name'] as const) : everything;
  const held = wanted.filter((field) => lead?.[field]);
  if (held.length === 0) return notKnown;
  return [known(listed(held)), lead?.isContactInfoCollected && complete].filter(Boolean).join(' ');
}
