import { pattern } from '../../language/patterns.ts';
import type { Circumstances } from './circumstances.ts';

/** "Verified email database", "bulk WhatsApp": nobody has these but to sell them. */
const lists = String.raw`(?:(?:e-?mail|whatsapp|mobile|contact|verified) (?:[\p{L}-]+ ){0,3}(?:database|data|leads)|bulk (?:whatsapp|sms|mails?|e-?mails?)|guest post\w*|back ?links?|link building)`;
/** "We provide SEO and guest posting", "we have a verified email database". */
const offers = pattern('iu')`
  \b(?:we|i)(?: are| am)? (?:also )?(?:
    (?:provid(?:e|ing)|offer(?:ing)?|sell(?:ing)?|supply) (?:[\p{L}\d&/,.-]+ ){0,4}?(?:
      seo|followers|outsourcing|staff augmentation|web (?:design|development)|${lists}
    )
    |(?:have|do) (?:[\p{L}\d&/,.-]+ ){0,4}?${lists}
  )
`;
/** "Can get you on page 1", "can print your brochures". */
const forYou = /\b(?:we|i|press|agency|company|team|studio|firm|,) can (?:also )?(?:get|put|rank|boost|increase|print|supply|promote|grow|generate) (?:you|your|ur)\b|\bwe can (?:also )?(?:make|do|bring|provide|give|offer|generate|get) (?:\w+ ){0,3}(?:leads|traffic|back ?links|followers|customers|clients|rankings?|reviews|likes) (?:for|to) (?:you|u)\b(?! to )/i;
/** "Shall I send the proposal?" */
const proposes = /\b(?:shall|may|can|should) (?:i|we) (?:send|share|mail|e-?mail) (?:you )?(?:the|a|our|my|some) (?:proposal|portfolio|samples?|price list|catalogue|offer|packages?)\b/i;
/** "Want to sell the idea to you." */
const sellsToUs = /\bsell (?:you\b|(?:it|this|that|the|my|our|an|a) (?:[\p{L}-]+ ){0,2}to you\b)/iu;
/** Who wants something made as well may offer what they like. */
const wants = pattern('i')`
  \b(?:
    need\w*|looking for|want(?:s|ed)? (?!to (?:offer|sell|introduce|propose))|require\w*|quot(?:e|ation) for|budget|would like (?!to (?:offer|sell|introduce|propose))
    |how much|price for|can you|could you|do you
  )\b
`;

/** Whether somebody offers us something. */
export const isOffer = (text: string): boolean => sellsToUs.test(text) || ((offers.test(text) || forYou.test(text) || proposes.test(text)) && !wants.test(text));

/** Whether a visitor has something to sell to us: what they name is no service that they want, and their price no budget. */
export const isSeller = (message: string, { purposeOfVisit = '', services = [] }: Circumstances): boolean => services.length === 0 && (isOffer(message) || isOffer(purposeOfVisit ?? ''));
