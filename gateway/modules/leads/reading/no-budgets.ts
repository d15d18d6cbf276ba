import { pattern } from '../../language/patterns.ts';
import { hasCurrency, hasUnit } from './money-patterns.ts';
import { speaksOfOurs } from './own-names.ts';
import { isQuestion } from '../../language/sentences.ts';

/** An amount that a sentence tells. */
export interface AmountTold {
  readonly quote: string;
  /** Of the sentence. */
  readonly text: string;
  readonly before: string;
  readonly after: string;
  /** What stands around it between commas and conjunctions. */
  readonly clause: string;
  /** What stands around it between commas and dashes. */
  readonly piece: string;
  /** Whether it answers the question what can be spent. */
  readonly asked: boolean;
}

/** Words that say that an amount is to be spent on this. */
const spending = pattern('i')`
  \b(?:
    budget|give[sn]?|granted|contributes?|sponsors?|sanction\w*|allott?\w*|cleared|released|put down|go beyond|beyond|exceed
    |(?:can(?:no|['’])?t|cannot|not|never) (?:go|cross|pass)|bajet|spend|spending|invest|investing|afford|allocat\w*|set aside
    |put aside|earmark\w*|fund(?:s|ing)?|money|can pay|(?:can|could) do|willing to pay|pay up to|have got|we(?:'ve| have)(?: got)?
    |i(?:'ve| have)(?: got)?|looking at|enough|price range|cost up to|ceiling|cap|sanctioned|approved|agreed|decided|limit|make it
    |let'?s say|more like|stretch to|go up to|go as high as|at our disposal|put in|available|pay
  )\b
`;
/** Words that say that it is something else: what was published, what comes in, what is counted. */
const otherMoney = pattern('iu')`
  \b(?:
    i (?:read|saw|see)\b|bills?\b|(?:stop|stopped|are|['’]re|is|been|now|currently|keep|already) paying|(?:bleed|burn)(?:s|ing)?
    |cost(?:s|ing) us|order (?:no|number)|(?:package|ticket|product|unit|retail|sale|selling|menu|room) (?:price|rate)
    |price (?:is|will be|per)|mrp|costliest|cheapest|average (?:order|bill|basket|ticket|price)|priced at
    |(?:
      they|someone|somebody|others?|people|agency|agencies|vendors?|competitors?|companies|freelancers?
      |[\p{L}]+ (?:guy|people|fellow)
    ) (?:\p{L}+ ){0,2}(?:quoted?|quotes|charges?|charging|want|wants|asks?|asked)\b
    |(?:on|from) your (?:site|page|website)|turnover|revenue|sales of|profit|earn(?:s|ed|ing)?|salary|raised|worth|invoice|refund
    |owe[sd]?|paid|charged|fine of|loan|(?:your|that|the) [\w\s-]{0,40}(?:was|were|cost|costs|took)
    |you (?:charged|said|wrote|quoted)|quoted (?:us|me)|other (?:agency|agencies|vendor|company)|competitor
    |per (?:order|user|piece|unit)|each (?:order|ticket)|ticket(?:s)? (?:cost|price)|subscription of|currently (?:pay|spend|cost)
  )\b
`;

/** "40k followers", "2 million orders": what is counted is no money. */
const countedNoun = /^ (?!is |was |has |this |thanks|always|plus|perhaps|less|as |yes|rupees|ringgits|dirhams|dollars|euros|pounds|francs|riyals|dinars|pesos|taxes)\p{Ll}{2,}s(?![\p{L}\d])/u;
/** "Each saree costs": a price of theirs. */
const theirPrice = /\b(?:each|every|one|per|an?)\s+[\p{L}-]+\s+(?:costs?|sells?|is sold|goes|is)\b[^,;]*$/iu;

/** What may be counted without a currency only beside these words. */
const toSpend = /\b(?:budget|spend|invest|afford|allocat\w*|can (?:give|do|manage|put|go|arrange)|sanction\w*|set aside|put aside|pay)\b/i;
const hedged = /\b(?:max|up ?to|around|about|approx|roughly|between|only)\b/i;
/** "8 lakhs ok?" asks whether it is enough. */
const isItEnough = /^\W*(?:(?:maybe|perhaps|say|like|something like|would|is)\b\W*)*(?:(?:ok|okay|fine|enough|possible|realistic)\W*)?$/i;
const ofTheirs = /\b(?:i|we|my|our|us|enough|possible|can you|could you|for)\b/i;
const measure = pattern('i')`
  ^\s*(?:
    [%+]|per ?cent\b
    |(?:
      people|users?|customers?|units?|orders?|pages?|products?|items?|agents?|pupils?|students?|questions?|visitors?|employees?
      |staff|weeks?|months?|years?|days?|hours?|minutes?|km|kg|gb|mb|sq|servers?|branches|outlets?|stores?|shops?|practices
      |tickets?|downloads?|languages?|screens?|times
    )\b
  )
`;

/** What shows that an amount is nothing that the visitor can spend. */
const showing: readonly ((amount: AmountTold) => boolean)[] = [
  ({ text }) => speaksOfOurs(text) && !spending.test(text),
  ({ clause }) => otherMoney.test(clause) && !/\bbudget\b/i.test(clause),
  // "How many lakhs?"
  ({ quote }) => /^(?:hundred|thousand|lakhs?|crores?|million)$/i.test(quote.trim()),
  ({ quote, before, after }) => measure.test(after) || (!hasCurrency.test(quote) && countedNoun.test(after)) || theirPrice.test(before),
  // A number alone is a sum where it is asked for or said to be spent; "2026" is a year.
  (amount) => isPlainNumber(amount) && !isInThousands(amount) && (!(toSpend.test(amount.clause) || amount.asked) || !/\d{3}|hundred|thousand|lakh|crore|million/i.test(amount.quote) || /^\D*(?:19|20)\d\d\D*$/.test(amount.quote)),
  (amount) => !hasCurrency.test(amount.quote) && !isPlainNumber(amount) && !isSaid(amount) && !isAlone(amount.text, amount.quote) && !isAlone(amount.piece, amount.quote) && !isOffer(amount) && !hedged.test(amount.quote),
  (amount) => isQuestion(amount.text) && !isSaid(amount) && !isItEnough.test(amount.text.replace(amount.quote, '')) && !ofTheirs.test(amount.text),
  // "What is the price of …?"
  (amount) => isQuestion(amount.text) && !isToSpend(amount) && /\b(?:price|cost|costs|charge|budget) of\b|\b(?:why|is it true|did you|do you charge)\b/i.test(amount.text),
];

/** Whether an amount is nothing that the visitor can spend: a price, a turnover, a count, ours. */
export const isNoBudget = (amount: AmountTold): boolean => showing.some((shows) => shows(amount));

const isToSpend = ({ clause, before }: AmountTold) => spending.test(clause) || spending.test(before.split(/[.;]/).at(-1)!);

const isSaid = (amount: AmountTold) => amount.asked || isToSpend(amount);

const isPlainNumber = ({ quote }: AmountTold) => !hasCurrency.test(quote) && !hasUnit.test(quote);

/** "Ten to fifteen thousand" and nothing else. */
const isInThousands = ({ quote, text }: AmountTold) => /^\p{L}[\p{L}\s-]*\bthousand\W*$/iu.test(quote) && isAlone(text, quote);

/** "8 lakhs including everything", "30k is ok": the sentence begins with it. */
const isOffer = ({ text, quote }: AmountTold) => text.startsWith(quote.trim()) && goesAlong.test(text.slice(quote.trim().length));
const goesAlong = pattern('i')`
  ^\s*(?:
    including|incl|all|everything|total|from (?:the|our|my)|for (?:everything|all|both|this|it)
    |is (?:ok|okay|fine|enough|possible|what|the (?:max|limit|most))|(?:i|we) can
  )\b
`;

const isAlone = (text: string, quote: string) => text.replace(/[.!,]+$/, '').trim().length <= quote.trim().length + 12;
