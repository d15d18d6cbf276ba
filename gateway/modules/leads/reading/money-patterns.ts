import { source } from '../../language/patterns.ts';

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
/** A sum as people write it, with what goes before and after it: "around 40k", "RM 60,000 more or less". */
export const money = new RegExp(String.raw`(?<![\p{L}\d.,-])${before}(?:${amount})(?:\s*(?:-|–|to|and|or|until)\s*(?:${amount}))?${after}`, 'giu');

export const hasCurrency = new RegExp(String.raw`${currencyBeforeNumber}\s*\d|(?:\d|${unit}|${word})\s*${currency}`, 'iu');
export const hasUnit = new RegExp(String.raw`(?:\d\s*(?:k|lakhs?|lacs?|l|crores?|cr|million|mn|thousand|grand)(?![\p{L}\d])|lakh|crore)`, 'iu');
