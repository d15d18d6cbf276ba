import { pattern, source } from '../../language/patterns.ts';
import type { Finding } from '../evidence.ts';
import { withoutOtherFigures } from './contact-details.ts';
import { speaksOfOurs } from './own-names.ts';
import { isQuestion, sentencesOf, type Part } from './sentences.ts';

/** Currencies by their ISO codes: of our visitors' countries and the world's best known. */
const codes = 'inr|usd|aed|myr|sgd|eur|gbp|qar|sar|omr|kwd|bhd|lkr|thb|idr|php|chf|cad|aud|nzd|hkd|jpy|cny|zar|ngn|kes|egp|bdt|npr|pkr|sek|nok|dkk|pln|try|brl|mxn|vnd|krw|twd|jod|lbp|iqd|tnd|dzd|ghs|ugx|tzs|rwf|etb|zmw|bwp|mur|mvr|bnd|huf|czk|bgn|uah|gel|kzt|ars|clp|pen|uyu';

/** "AU$", "R$". */
const dollar = String.raw`(?:(?:us|s|a|au|c|ca|nz|hk|nt|tt|j|r|mx|bz|n|fj|b|l|z)\$|gh[₵¢])`;
/** What people write for the codes. */
const short = 'kd|bd|qr|sr|tl|tk|fcfa|cfa|xof|xaf|rmb|nis|mmk|khr|lak|byn|uzs|azn|amd|ron|rsd|isk|ttd|jmd|bbd|pgk|fjd|mad|sdg|syp|gmd|mwk|mzn|aoa|nad|szl|lsl';

const currency = source`
  (?:
    ${dollar}|[$€£₹¥₦₱₫₩₽₺₪฿₴₸₵₲]
    |(?:
      rm|rs\.?|${codes}|${short}|dhs?|dirhams?|ringgits?|rupees?|rupiahs?|rupee|paise|dollars?|euros?|pounds?|quid|bucks|riyals?
      |rials?|reais|dinars?|francs?|baht|pesos?|rand|yen|won|yuan|renminbi|kr|krona|kronor|kroner|koruna|kč|kc|zł|złoty(?:ch)?
      |zloty|shillings?|naira|lira|liras|takas?|cedis?|dong|kyats?|riel|shekels?|leu|lei|forint|hryvni?as?|rubles?|roubles?|som
      |tenge|birr|kwacha|pula|dalasi|soles|us
    )(?![\p{L}\d])
  )
`;
const currencyBeforeNumber = String.raw`(?:${dollar}|[$€£₹¥₦₱₫₩₽₺₪฿₴₸₵₲]|(?:rm|rs\.?|r|n(?=\d)|${codes}|${short}|dhs?|ksh|tsh|ush|rp\.?|fcfa|cfa)(?!\p{L}))`;
const unit = source`
  (?:
    k|lakhs?|lacs?|lac|l|crores?|cr|millions?|mn|mio|m|thousand|grand|hundred|ribu|rb|juta|jt|hazaa?r|mil|tis[ií]c|tis|tys|tusen
    |duizend|mila|mln|mille|tausend|tsd
  )(?![\p{L}\d])
`;
const digits = String.raw`(?:\d{1,3}(?: \d{3})+(?!\d)|\d+(?:[.,]\d+)*)`;
const word = source`
  (?:
    one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety
    |hundred|thousand|lakh|lakhs|crore|million|half|and|a|quarter
  )(?!\p{L})
`;
const inWords = String.raw`(?:${word}[\s-]+)*(?:(?:to|or)\s+(?:${word}[\s-]+)+)?(?:hundred|thousand|lakhs?|crores?|millions?)(?:\s+(?:${word}))*`;
const amount = String.raw`(?:${currencyBeforeNumber}\s*)?${digits}(?:\s*${unit})*(?:\s*${currency})?|${inWords}(?:\s+${currency})?`;
const before = source`
  (?:
    (?:somewhere\s+)?(?:
      around|monthly|(?<!\b(?:how|what)\s+)about|approximately|approx\.?|roughly|circa|nearly|almost|up\s*to|upto
      |max(?:imum)?\.?(?:\s+of)?|not\s+more\s+than|no\s+more\s+than|less\s+than|more\s+than|at\s+most|at\s+least|min(?:imum)?\.?
      |under|below|over|above|within|between|from|starting\s+at|~|<|>|ca\.?
    )\s*
  )*
`;
const after = source`
  (?:
    \s*(?:
      \+\s*(?:gst|vat|sst|tax(?:es)?)|(?:plus|excl(?:\.|uding)?|incl(?:\.|uding)?|including|ex)\s+(?:gst|vat|sst|tax(?:es)?)
      |max(?:imum)?|at\s+(?:the\s+)?most|more\s+or\s+less|or\s+(?:so|less|thereabouts|more)|tops|all in|in total
      |approx(?:imately)?|only|ish|\+|-ish|(?:a|per|each)\s+month|/\s*month|monthly|p\.?m\.?|(?:a|per)\s+year
    )(?![\p{L}])
  )?
`;
const money = new RegExp(String.raw`(?<![\p{L}\d.,-])${before}(?:${amount})(?:\s*(?:-|–|to|and|or|until)\s*(?:${amount}))?${after}`, 'giu');

const hasCurrency = new RegExp(String.raw`${currencyBeforeNumber}\s*\d|(?:\d|${unit}|${word})\s*${currency}`, 'iu');
const hasUnit = new RegExp(String.raw`(?:\d\s*(?:k|lakhs?|lacs?|l|crores?|cr|million|mn|thousand|grand)(?![\p{L}\d])|lakh|crore)`, 'iu');

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

const changed = /\b(?:chang|increas|rais|reduc|mov|grow|went|gone|cut)\p{L}* (?:\p{L}+ ){0,2}$/iu;
/** "40k followers", "2 million orders": what is counted is no money. */
const countedNoun = /^ (?!is |was |has |this |thanks|always|plus|perhaps|less|as |yes|rupees|ringgits|dirhams|dollars|euros|pounds|francs|riyals|dinars|pesos|taxes)\p{Ll}{2,}s(?![\p{L}\d])/u;
/** "Each saree costs": a price of theirs. */
const theirPrice = /\b(?:each|every|one|per|an?)\s+[\p{L}-]+\s+(?:costs?|sells?|is sold|goes|is)\b[^,;]*$/iu;

/** What the visitor can spend, in their own words: "around 40k", "RM 60,000 more or less". */
export function readBudget(message: string, asked: boolean): Finding[] {
  return sentencesOf(withoutOtherFigures(message)).flatMap((sentence) => amountsIn(sentence, asked));
}

function amountsIn({ text, start }: Part, asked: boolean): Finding[] {
  const findings: Finding[] = [];
  for (const { 0: found, index } of text.matchAll(money)) {
    // "Changed from 8 to 11 lakhs": the second counts.
    const old = changed.test(text.slice(0, index)) ? (/^from\b.*?\bto\s+/i.exec(found)?.[0].length ?? 0) : 0;
    const quote = found.trimEnd();
    const lead = old || quote.length - quote.trimStart().length;
    const clause = clauseAround(text, index);
    const isBudget = spending.test(clause) || spending.test(text.slice(0, index).split(/[.;]/).at(-1)!);
    const plainNumber = !hasCurrency.test(quote) && !hasUnit.test(quote);
    if (speaksOfOurs(text) && !spending.test(text)) continue;
    if (otherMoney.test(clause) && !/\bbudget\b/i.test(clause)) continue;
    // "How many lakhs?"
    if (/^(?:hundred|thousand|lakhs?|crores?|million)$/i.test(quote.trim())) continue;
    const noCurrency = !hasCurrency.test(quote);
    if (isMeasure(text.slice(index + quote.length)) || (noCurrency && countedNoun.test(text.slice(index + quote.length))) || theirPrice.test(text.slice(0, index))) continue;
    // "Ten to fifteen thousand" and nothing else.
    const inThousands = /^\p{L}[\p{L}\s-]*\bthousand\W*$/iu.test(quote) && isAlone(text, quote);
    if (plainNumber && !inThousands && (!(/\b(?:budget|spend|invest|afford|allocat\w*|can (?:give|do|manage|put|go|arrange)|sanction\w*|set aside|put aside|pay)\b/i.test(clause) || asked) || !/\d{3}|hundred|thousand|lakh|crore|million/i.test(quote) || /^\D*(?:19|20)\d\d\D*$/.test(quote))) continue;
    if (!hasCurrency.test(quote) && !plainNumber && !isBudget && !asked && !isAlone(text, quote) && !isAlone(pieceAround(text, index), quote) && !isOffer(text, quote) && !/\b(?:max|up ?to|around|about|approx|roughly|between|only)\b/i.test(quote)) continue;
    if (isQuestion(text) && !isBudget && !asked && !/^\W*(?:(?:maybe|perhaps|say|like|something like|would|is)\b\W*)*(?:(?:ok|okay|fine|enough|possible|realistic)\W*)?$/i.test(text.replace(quote, '')) && !/\b(?:i|we|my|our|us|enough|possible|can you|could you|for)\b/i.test(text)) continue;
    if (isQuestion(text) && !isBudget && /\b(?:price|cost|costs|charge|budget) of\b|\b(?:why|is it true|did you|do you charge)\b/i.test(text)) continue;
    findings.push({ field: 'budget', value: quote.slice(lead), start: start + index + lead, end: start + index + quote.length });
  }
  return findings;
}

/** What stands beside it between commas. */
function clauseAround(text: string, index: number): string {
  const begin = Math.max(...[...text.slice(0, index).matchAll(/[;,](?=\s)|\.\s|\band\b|\bbut\b/g)].map((mark) => mark.index + 1), 0);
  const end = text.slice(index).search(/[;,](?=\s)|\.\s|\band (?:we|i|our)\b|\bbut\b/);
  return text.slice(begin, end === -1 ? undefined : index + end);
}

const isMeasure = (rest: string) => /^\s*(?:[%+]|per ?cent\b|(?:people|users?|customers?|units?|orders?|pages?|products?|items?|agents?|pupils?|students?|questions?|visitors?|employees?|staff|weeks?|months?|years?|days?|hours?|minutes?|km|kg|gb|mb|sq|servers?|branches|outlets?|stores?|shops?|practices|tickets?|downloads?|languages?|screens?|times)\b)/i.test(rest);

/** What stands around it between commas, for "we want a site, 3-4 lakhs, within ten weeks". */
function pieceAround(text: string, index: number): string {
  const begin = Math.max(...[...text.slice(0, index).matchAll(/[;,](?=\s)|\s[-–—/]\s/g)].map((mark) => mark.index + mark[0].length), 0);
  const end = text.slice(index).search(/[;,](?=\s)|\s[–—/]\s/);
  return text.slice(begin, end === -1 ? undefined : index + end).trim();
}

/** "8 lakhs including everything", "30k is ok": the sentence begins with it. */
const isOffer = (text: string, quote: string) => text.startsWith(quote.trim()) && /^\s*(?:including|incl|all|everything|total|from (?:the|our|my)|for (?:everything|all|both|this|it)|is (?:ok|okay|fine|enough|possible|what|the (?:max|limit|most))|(?:i|we) can)\b/i.test(text.slice(quote.trim().length));

const isAlone = (text: string, quote: string) => text.replace(/[.!,]+$/, '').trim().length <= quote.trim().length + 12;
