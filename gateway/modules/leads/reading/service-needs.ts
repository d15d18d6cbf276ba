import type { ServiceId } from '#content/types.ts';
import { pattern, source } from '../../language/patterns.ts';
import type { Finding } from '../evidence.ts';
import { sentencesOf } from '../../language/sentences.ts';

const people = source`
  (?:
    people|customers?|clients?|buyers?|tourists?|guests?|patients?|parents?|students?|members?|donors?|visitors?|dealers?|shops
    |restaurants|every(?:one|body)|any(?:one|body)|they|them
  )
`;

/**
 * What people want done, who name none of our services: their wishes and troubles, by the service that helps. Read only
 * in messages that name none.
 */
const needs: readonly (readonly [ServiceId, RegExp])[] = [
  ['ai-solutions', pattern('gi')`
    \b(?:
      computer|machine|software|robot|camera|something|a program|technology|(?:it|that|which) can
    )\b[^.!?]{0,40}\b(?:
      read|reads|recogni[sz]es?|predicts?|understands?|listens?|detects?|sorts?|classif\w+|guess(?:es)?|summari[sz]es?
      |transcribes?|translates?|spots?|tells? (?:which|us|me|apart)
    ) 
  `],
  ['ai-solutions', pattern('gi')`
    \b(?:know|warn\w*|tells?|see)\b[^.!?]{0,30}\bbefore (?:they|it|a|the)\b[^.!?]{0,20}\b(?:breaks?|fails?|stops?)\b
    |\bai (?:can|could|does|reads?|will)\b
    |\b(?:
      retyp(?:e|es|ing)|typ(?:e|es|ing) (?:them|it|everything|all (?:this|of it)|the same)(?: in| again| out| by hand)?
      |answer(?:s|ing)? the same (?:\w+ )?questions?|same (?:\w+ )?questions? (?:again|all day|every day|over and over)
    )\b
  `],
  ['cloud-solutions', pattern('gi')`
    \b(?:servers?|hard ?dis[ck]s?|data|files|everything)\b[^.!?]{0,40}\b(?:
      under (?:the|my|our|a|his|her) (?:desk|table|stairs)
      |in (?:the|our|my) (?:cupboard|cellar|basement|back room|office cupboard)
      |on (?:one|an old|a single|my|a) (?:pc|computer|laptop|machine)|making (?:a )?(?:funny )?noises?|overheat\w*|too old
      |keeps? (?:crashing|dying|going down)|power cuts?|flooded|died|dies|crashed|stolen|failed|failing|years old|out of warranty
    )\b
    |\b(?:laptop|pc|computer)\b[^.!?]{0,20}\b(?:died|dies|crashed|stolen|broke|failed)\b
    |\blost (?:the|our|all|my)\b[^.!?]{0,30}\b(?:files?|data|records)\b
  `],
  ['digital-marketing', /\b(?:everywhere|seen|big|visible|active|present|famous|known|growing|grow|followers) on (?:tiktok|instagram|insta|youtube|pinterest|linkedin)\b/gi],
  ['digital-marketing', /\bgoogle\b[^.!?]{0,15}\b(?:first|top|number one|page one)\b|\b(?:first|top|number one|page one)\b[^.!?]{0,15}\bgoogle\b/gi],
  ['digital-marketing', pattern('gi')`
    \b(?:
      (?:get|getting|want|need|bring|attract|reach|find|gain|win|have)\b[^.!?]{0,20} (?:more|new) (?:[\w-]+ )?(?:
        customers|clients|patients|guests|students|admissions|enquiries|inquiries|bookings|walk-?ins|footfall|views|reviews
        |followers|diners|members
      )
      |more people (?:to )?(?:see|know|visit|come|find)
      |(?:come|show(?:s|ing)?|appear(?:s|ing)?)(?: up)? (?:
        first|on top|on page one|at the top|when (?:people|someone|somebody|you) (?:search|google)
      )
      |(?:nobody|no one|hardly any(?:one|body)|very few people|people (?:do not|don['’]?t)) (?:
        knows?|finds?|sees?|visits?|has heard of|comes? to
      ) (?:us|our|about us)
    )\b
  `],
  ['ecommerce', pattern('gi')`
    \bship(?:ping)? (?:[\w'’-]+ ){1,4}to ${people}\b
    |\b${people}\b[^.!?]{0,40}?\b(?:buy|purchase|pay) (?:
      from us|from me|direct(?:ly)?|it|our \w+|by card|with (?:a |their )?card|without
    )
    |\b(?:want|wanna|like|need|start) (?:to )?sell(?:ing)? (?:my|our)\b
    |\bsell(?:ing)? (?:[\w'’-]+ ){0,4}(?:direct(?:ly)?|abroad|overseas|worldwide|all over|across|outside|beyond|to the whole)\b
    |\b(?:order|orders|ordering|sell|sells|selling|buy|buying)\b[^.!?;]{0,30}\b(?:online|on (?:the )?(?:inter)?net)\b
    |\b(?:cash on delivery|cod|add to cart)\b
  `],
  ['web-development', pattern('gi')`
    \bbook\w*\b[^.!?;]{0,20}\bdirect(?:ly)?\b
    |\bbook\w* (?:an? )?(?:viewing|visit|table|room|slot|appointment|seat|lesson|class|court)s?\b
    |\b(?:give|donate|renew|register|book|apply|enrol|pay|reserve)\w*\b[^.!?;]{0,30}\b(?:
      online|from home|on the (?:web|internet)|at any (?:hour|time)|24/7
    )\b
    |\b${people}\b[^.!?]{0,25}\b(?:book|reserve|renew|register|apply|enrol)\b[^.!?]{0,20} (?:
      from home|themselves|any ?time|without calling|by themselves
    )\b
    |\b(?:one|some|simple|single|an?) (?:[\w-]+ ){0,2}(?:software|system|portal|platform)\b(?: (?:where|to|for|that|which|so)\b)?
    |\b(?:look|looks|looked|looking) (?:us |me |everything )?(?:up )?on (?:the )?(?:web|internet)\b
    |\b(?:our|my|old) page (?:shows?|is|does|gives)\b
  `],
  ['mobile-development', pattern('gi')`
    \b(?:
      use|see|do|fill|get|have|open|check|enter|want|need|order|track|scan|sign|pay|show|update|mark
    )\w*\b[^.!?]{0,40} (?:on|from|by|with|in) (?:the|their|his|her|our|a|my) (?:smart|mobile|hand)?[- ]?(?:
      phones?|mobiles?|tablets?
    )\b
  `],
];

/** They speak of their own, or of what they would have. */
const own = /\b(?:we|i|my|our|us|me|need|want|wish|would like|looking for|is it possible|can (?:an?|some|the|software|you))\b/i;
/** What is to be looked at, not built: "it looks terrible on a phone". */
const looks = /\b(?:looks?|loads?|opens?|slow|terrible|ugly|broken|call|reach|contact|ring|talk|speak)\b[^.!?]{0,25}$/i;

/** The one service that a message asks for without naming it, or none. */
export function readNeeds(message: string): Finding[] {
  for (const { text, start } of sentencesOf(message)) {
    if (!own.test(message)) continue;
    if (/\b(?:do|did|does|have|are|can) you(?:r)?\b/i.test(text) && !/\b(?:we|our|my|us|i)\b/i.test(text)) continue;
    if (/\b(?:vacanc\w+|job|cv|resume|internship|apply for|invoice (?:no|number)|refund|where is my)\b/i.test(text)) continue;
    for (const [value, phrase] of needs) {
      for (const { 0: quote, index } of text.matchAll(phrase)) {
        if (looks.test(text.slice(0, index))) continue;
        return [{ field: 'servicesInterested', value, start: start + index, end: start + index + quote.trimEnd().length }];
      }
    }
  }
  return [];
}
