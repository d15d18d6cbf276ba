import { pattern } from '../../language/patterns.ts';
import { hasCurrency, hasUnit } from './money-patterns.ts';
import type { Circumstances } from './circumstances.ts';
import { sentencesOf, type Span } from '../../language/sentences.ts';

/** What is between a word and the sum that it is of: no new subject, and nothing that can be spent. */
const nearby = String.raw`(?:(?!\b(?:budget|can|could|will|would|max\w*|afford|want|need|ready|we|i|but|so|you)\b)[^.;!?]){0,40}$`;

/** "We lost 3k last Christmas", "we waste 3% = 90,000 OMR a year". */
const lost = new RegExp(String.raw`\b(?:los[et]|loses|losing|wast(?:e|es|ed|ing)|stolen|stole|thrown? away)\b${nearby}`, 'i');
/** "Mygate charges us too much, 3.6 lakh per year", "the old agency quoted 95k", "it is costing us 18,000". */
const othersPrice = new RegExp(String.raw`(?<!\byou (?:will |would )?)\b(?:(?:charge[sd]?|charging|billed|cost(?:s|ing)?) (?:us|me)|quot(?:ed|es))\b${nearby}`, 'i');
/** "My rate is RM 800 a day", "our packages start from $199", "we charge 2,000 per article". */
const ownPrice = pattern('i')`
  \b(?:my|our) (?:(?:daily|hourly|day|usual|standard|monthly|basic) )?(?:rates?|fees?|charges?|packages?)(?: card| list)?\s*(?:
    is|are|starts?|begins?|from|:|=
  )[^.;!?]{0,20}$
  |(?:^|[.;!?,]\s*)packages? (?:start|begin|from)[^.;!?]{0,20}$
  |\b(?:i|we) charge\b(?! us)[^.;!?]{0,20}$
`;

/** "Spending 9,000 a month on ads now", "current spend on AWS is 18L": what goes out today. */
const goesOut = pattern('i')`
  (?<!
    \b(?:
      plan\w*|think\w*|thought|consider\w*|look\w*|ok|okay|fine|comfortable|happy|willing|ready|prepared|open|up|interested|mind
      |about|be|start|afford|budget
    )(?: (?:on|of|to|with|for|about|at|in|up))?\s+
  )\b(?:spending|paying)\b(?! limit| range| cap| power)${nearby}
  |\b(?:current|present|existing|last|old)(?:ly)? (?:\w+ )?(?:spend\w*|cost|bill|fees?|paying|pay|contract)\b${nearby}
`;
/** "We pay RM 1,800 a month now", "we already spend 2 lakh". */
const [paysNow, pays] = [new RegExp(String.raw`\b(?:we|i) (?:(?:are|am) )?(?:currently|already|now|still|presently) (?:pay|spend)\b${nearby}`, 'i'), new RegExp(String.raw`\b(?:we|i) (?:pay|spend)\b(?! you| u\b)${nearby}`, 'i')];
const today = /^[^.;!?,]{0,30}\b(?:now|currently|at present|at the moment|right now|these days|so far)\b/i;

/** "We spend about 1,500 usd on google ads a month", "ad spend is around 5k": what goes out for something already. */
const running = String.raw`(?:(?:google|facebook|fb|meta|insta(?:gram)?|linkedin|tiktok|youtube|online|paid|digital|search|social) )*(?:ads?|adwords|advert\w*|campaigns?|promotions?|marketing|hosting|servers?|cloud|aws|azure|gcp|licen[cs]es?|subscriptions?|saas)`;
const [puts, onIt] = [
  new RegExp(String.raw`\b(?:we|i|they|he|she)(?: \w+ly)? (?:spends?|puts?|pays?|burns?|invests?)\b(?! you| u\b)${nearby}`, 'i'),
  new RegExp(String.raw`^[^.;!?]{0,25}?\b(?:on|in|into|to|for)\s+(?:our |the |my |all )?(?:\w+ )?${running}\b`, 'i'),
];
const spendOf = new RegExp(String.raw`\b(?:${running} (?:spend\w*|costs?|bills?|fees?|eats?|takes?)|rent|salar(?:y|ies)|wages|payroll|emi|electricity|loan|(?:order|basket|cart) (?:value|size)|turnover|revenue)\b${nearby}`, 'i');
/** "We make 2 lakh a month": what comes in. */
const [earns, eachTime] = [new RegExp(String.raw`\b(?:we|i) (?:\w+ly )?(?:make|earn|bring in|turn over|collect|sell(?: for)?|do)\b${nearby}`, 'i'), /\b(?:an?|per|each|every) (?:day|week|month|quarter|year)\b|\b(?:dai|week|month|year)ly\b|\b(?:sales|turnover|revenue)\b/i];
/** "A freelancer would do it for 30k", "a friend got it for 20k". */
const othersPaid = new RegExp(String.raw`(?<!\b(?:looking for|need|needs|want|wants|find|hire|get) (?:an? |some )?)\b(?:freelancers?|agency|agencies|vendors?|competitors?|neighbou?rs?|cousins?|friends?|uncles?|another (?:one|company|shop)|fiverr|upwork)\b(?! (?:and|or) (?:i|we|me)\b)(?:(?! (?:to|who|that)\b)[^.;!?]){0,20}\b(?:paid|got|takes?|took|do|does|did|offer\w*|charge\w*|asks?|asked|wants?|wanted|makes?|made|built)\b${nearby}`, 'i');
/** "That's 450 dollars I think", of a sum that is known: the same in another money. */
const sameSum = /^\W*(?:(?:so|ok|okay|and|hm+)\b[\s,]*)*(?:that|this|which)(?:['’]?s| is| would be| comes? to| makes| equals)\s+(?:(?:like|only|just|maybe)\s+)*$/i;

const ownMost = /\b(?:max\w*|limit|budget|most)\b/i;

/** "Between 10 and 12", "from 3 to 6": hours of a day, where no money is spoken of. */
const hours = /^(?:(?:between|from|around|about)\s+)?(?:[01]?\d|2[0-4])\s*(?:and|to|or|until|-|–)\s*(?:[01]?\d|2[0-4])(?:\s+only)?$/i;
/** "60", "so 120 a month": hardly a sum by itself. */
const smallCount = /^(?:[\p{L}~<>]+\.?\s+){0,3}\d{1,2}(?:\s*(?:-|–|to)\s*\d{1,2})?(?:\s+(?:only|max|so|or so|(?:an?|per) \w+|monthly))?$/iu;
/** What is counted by the week or as orders is still counted by the month. */
const countedBefore = /\b\d[\d,.]*\s+(?:\p{L}+\s+){0,2}?(?:per|an?|each|every)\s+(?:day|week|month)\b|\b(?:orders?|sales|customers?|visitors?|enquiries|bookings?|patients?|students?|users?)\b/iu;
const ofMoney = /\b(?:budget|spend|pay|afford|invest|price|cost|money|bajet|lakhs?|lacs?|crores?|thousand|k|rs|rm|usd|aed|inr|rupees|dollars?|ringgit|dirhams?)\b|[$€£₹]/i;

/** "600 policies", "4.2 lakh youtube subscribers": what is counted is no money. */
const counted = pattern('u')`
  ^(?:\p{L}+\.?\s+){0,2}[\d.,]+(?:\s*(?:[-–]|to)\s*[\d.,]+)?\s*(?:k|lakhs?|lacs?|million|thousand|hundred)?(?:\s+
    (?!
      (?:
        for|on|in|to|per|an?|of|and|or|as|at|by|with|plus|is|are|was|will|would|can|may|max|only|approx|about|around|incl\w*|from
        |if|but|so|not|no|all|we|i|he|she|they|you|who|it|this|that|the|my|our|us|total|minus
      )\s
    )[\p{Ll}-]+
  )?\s+
  (?!
    (?:
      is|was|has|this|thanks|always|plus|minus|perhaps|less|as|yes|us|tops|figures|millones|rupees|rs|ringgits|dirhams|dollars|bucks|euros|pounds|francs|riyals
      |rials|dinars|pesos|shillings|cedis|nairas|takas|crores|lakhs|lacs|thousands|hundreds|millions|grands|works|seems|sounds
      |covers|includes|depends|costs|gets|goes|comes|makes|needs|suits|fits|does|means|taxes|fees|expenses|charges|costs|years|yrs
      |months|weeks|days|hours
    )(?!\p{L})
  )\p{Ll}{3,}s(?!\p{L})
`;
/** "1.2 bn AUM", "2 crore turnover". */
const measured = /^[^;!?]{0,25}?\s(?:in |of )?(?:aum|gmv|arr|mrr|turnover|revenues?|sales|assets|subscribers?|followers?)\b/i;

/**
 * Whether a sum in a message is nothing that its visitor can spend on this: what something costs them today, what they lose, what others
 * charge, their own price, or a count.
 */
export function isOtherSum(message: string, { start, end }: Span, { asked, budget }: Circumstances): boolean {
  const sentence = sentencesOf(message).find((one) => one.start <= start && one.end >= end) ?? { start: 0, end: message.length };
  const [before, quote, after] = [message.slice(sentence.start, start), message.slice(start, end), message.slice(end, sentence.end)];
  const counting = counted.exec(quote + after)?.[0];
  if ((counting && !hasCurrency.test(counting)) || measured.test(quote + after)) return true;
  if (lost.test(before) || othersPrice.test(before) || ownPrice.test(before) || othersPaid.test(before)) return true;
  if (asked === 'budget') return false;
  if (isNoMoney(message, quote, before, after) || (budget && sameSum.test(before) && !ownMost.test(after))) return true;
  if ((puts.test(before) && onIt.test(quote + after)) || spendOf.test(before) || (earns.test(before) && eachTime.test(quote + after))) return true;
  return goesOut.test(before) || paysNow.test(before) || (pays.test(before) && today.test((quote + after).replace(/\d[\d.,]*/g, '')));
}

/** Whether a number without a currency or a unit is more likely an hour or a count, in a sentence that speaks of no money. */
function isNoMoney(message: string, quote: string, before: string, after: string): boolean {
  if (hasCurrency.test(quote) || hasUnit.test(quote) || ofMoney.test(before) || ofMoney.test(after)) return false;
  // "5 lakh. No, make it 6": the unit was said before.
  return hours.test(quote) || countedBefore.test(before) || (smallCount.test(quote) && !ofMoney.test(message));
}
