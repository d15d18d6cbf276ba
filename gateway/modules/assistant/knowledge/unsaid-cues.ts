import { pattern } from '../../language/patterns.ts';

// What the site does not say is found by a word, and such a word stands in many an ordinary message: "can you get me more customers"
// is no client's wish to log in, and "does the shop handle refunds" none to have money back from us.

/** What of the site does not say, by the first word of its heading. */
interface Cue {
  /** Besides a word of the heading each of these has to stand in the question. */
  readonly asks?: readonly RegExp[];
  /** With this something else is meant. */
  readonly but?: RegExp;
  /** It is about us: who speaks of their own customers, or of what is made for them, does not ask for it. */
  readonly isOfUs?: boolean;
  /** Nor does who wants something made. */
  readonly isOfWhatIsMade?: boolean;
  /** It is about the projects that are published, and comes beside what they say. */
  readonly isOfProjects?: boolean;
}

const product = '(?:web ?sites?|sites?|apps?|web ?shops?|shops?|stores?|portals?|systems?|bots?|chatbots?|assistants?|crm|software|platforms?|dashboards?|pages?|menus?|manuals?|catalogues?|content)';
const customers = '(?:customers?|clients?|members?|users?|patients?|pupils?|students?|guests?|buyers?|shoppers?|visitors?|agents?|drivers?|tenants?|readers?|parents?|people|staff|employees)';
/** "Our members", "customers can cancel", "refunds in the shop": of what is made for them, and of those who use it. */
export const ofTheirs = pattern('')`
  \b(?:our|my|their|more|from|new) (?:\w+ )?${customers}\b
  |\b(?:customers?|clients|users|members|patients|students|pupils|guests|buyers|shoppers|visitors|tenants|drivers?) (?:can|could|may|must|should|will|do|pays?|logs?|orders?|books?|cancels?|sees?|wants?|returns?)\b
  |\b(?:in|into|inside|on|with) (?:the|our|my|an?|it|this) (?:\w+ ){0,2}?${product}\b
  |\b(?:does|can|could|will|would|should) (?:it|the ${product})\b
`;
/** "We need a site": who wants something made is no client of a client. */
export const ofWish = pattern('')`
  \b(?:want|need|make|build|create|add|include) (?:(?:me|us|to|you|an?|the|some) )*(?:\w+ ){0,3}?${product}\b
`;
export const ofProduct = new RegExp(String.raw`\b${product}\b`);
const our = '(?:my|our|the|us|me)';

export const cues: Readonly<Record<string, Cue>> = {
  discount: { asks: [/\b(?:discount\w*|cheap\w*|bargain\w*|negotia\w*|rebate\w*|offers?|deals?|reduc\w*|lower|less|special|concession\w*|coupons?|promo\w*|better price|best price|final price|last price|percent|off|free|ngo|non ?profit|charity|start ?up|students?|barter|haggl\w*|budge|flexible|price)\b/], but: /\bmore or less\b|\bcheaper right\b|\bfirst\b/, isOfUs: true },
  refund: { isOfUs: true },
  payment: { but: /\b(?:others?|they|people|customers?|clients|shoppers|buyers|users|guests|it|that|job|position|role) (?:\w+ )?pays?\b|\bbefore i pay\b|\bpayment (?:gateways?|methods?|providers?|pages?|systems?)\b/, isOfUs: true },
  hourly: { asks: [/\b(?:hour\w*|rates?|days?|daily|month\w*|week\w*|rent\w*|lend\w*|leas\w+|borrow\w*|hir\w+|dedicated|augment\w*|bod\w+|resources?|charge\w*|tariff|retainer|materials?|offshore)\b/] },
  nda: { but: /\b(?:budget|price|sum|figure|amount)\b.*\bconfidential\b/ },
  ceo: { asks: [/\b(?:ceo|founders?|founded|directors?|boss|chief|executives?|chair\w*|presidents?|owns?|owned|owners?|ownership|leads?|heads?|runs?|running|behind|partners?|shareholders?|revenues?|turnover|profit\w*|invest\w*|fund\w*|sales|income|earn\w*|names?|management|started)\b/], but: /\b(?:family|women|woman|privately)[ -]?owned\b|\b(?:i|we) (?:am |are |m )?(?:an? |the )?(?:own|owner|founder|ceo|director|boss|represent)\b|\b(?:my|our) (?:boss|director|owner|ceo|founder)\b|\bowns? (?:the|it|my|our|this)\b|\bowner say\b/ },
  who: { asks: [/\b(?:who|whom|whose|names?|heads?|managers?|managing|management|leadership|leaders?|cto|cfo|coo|charge|responsible|senior|supervis\w*|runs?|directors?|ceo|chief|hr)\b/], but: /\bcontact(?: person)?\b|\bwho\b.*\b(?:do|doing|does) (?:the|it|this|that)\b|\bteam size\b|\bfor people like\b/ },
  how: { asks: [/\b(?:how many|number|headcount|count|size|strength|split|breakdown|sit\w*|staffed|workforce|manpower|wom[ae]n|distribut\w+|percent\w*|total|big|large)\b/, /\b(?:offices?|branch\w*|bengaluru|bangalore|blr|kl|kuala|dubai|malaysian?|indian?|uae|gulf|emirates|each|there|wom[ae]n|split|breakdown|where|sit\w*|headcount|workforce|employ\w+|strength|manpower)\b/], but: /\b(?:our|my) (?:\w+ )?(?:branch\w*|offices?|project|team)\b/ },
  logo: { but: /\b(?:make|do|build|write|develop|create|design|sell)\b (?:\w+ )?(?:softwares?|programs?|programmes|applications?|systems?)\b(?!.*\b(?:logo|video|film|print|games?|animation|nft|crypto|token)\w*\b)/ },
  lawsuit: { but: /\blaw (?:firms?|office)\b|\blawyers\b/ },
  competitors: { asks: [/\b(?:compar\w+|better|worse|versus|vs|compet\w+|rivals?|fiverr|upwork|freelanc\w+|agenc\w+|firms?|compan\w+|studios?|giants?|cheaper|instead|beat|others?|smarter|wiser|quotes?|bids?|why you|choice|infosys|tcs|wipro|accenture)\b/], but: /\bdifference between\b/ },
  office: { but: /\bwhere (?:are|r) (?:you|u)\b|\boffice there\b|\b(?:worked|work) with\b|\b(?:which|what) cit(?:y|ies)\b|\banother agency\b/ },
  white: { asks: [/\b(?:white ?label\w*|label|resell\w*|partner\w*|affiliat\w+|refer\w*|commission\w*|subcontract\w*|outsourc\w*|collaborat\w+|franchis\w+|finders?|joint\w*|overflow|introduc\w+|programme?|sponsor\w*|pitch\w*|bid\w*|invisible|silent)\b/] },
  languages: { but: /\b(?:programming|coding) languages?\b/, isOfUs: true },
  change: { but: /\b(?:team|contact|person|people|manager|developers?)\b.*\bchange|\bchanged for\b/ },
  'in-house': { but: /\bfrom (?:our|your) side\b/ },
  availability: { but: /\bwhat (?:all |else |exactly )?(?:do|would|will|must|should) (?:you|u|i|we) (?:need|want|require|have to know|bring|send|prepare|give)\b|\bneed (?:anything|something) from\b|\bhow (?:many|do (?:we|i|you) (?:start|begin))\b/ },
  contract: { but: /\blaw (?:firms?|office)\b/ },
  private: { asks: [/\b(?:numbers?|address\w*|contacts?|reach|e ?mails?|linkedin|phones?|whats ?app|mobile|cell|private\w*|personal\w*|directly|call|speak|talk)\b/, /\b(?:clients?|customers?|authors?|managers?|colleagues?|developers?|founders?|directors?|his|her|him|their|he|she|mr|ms|dr|persons?|boss|owner|employees?|staff|writers?|reviewers?|designers?|engineers?|private\w*|personal\w*|home|cell|mobile|direct\w*|wrote|testimonials?|reviews?)\b/], but: /\bhow many\b|\bnumber of (?:clients|customers)\b|\b(?:for|of) me\b/, isOfUs: true },
  client: { asks: [/\b(?:log\w*|sign(?:ed)? (?:in|up)|accounts?|passwords?|portal|invoic\w+|bill\w*|contract|cancel\w*|existing|subscri\w+|dashboards?|tickets?|status|maintenance|regist\w+|reset|charged|download|profile)\b/], isOfUs: true, isOfWhatIsMade: true },
  contact: { but: /\b(?:my|our) (?:\w+ ){0,2}?(?:web ?site|site|page|form|shop|app)\b/ },
  sell: { but: /\bsell (?:it|them|this)? ?(?:online|on|to|through)\b|\bwhich of (?:your|ur) services\b|\bdo(?:ne)? something for\b/ },
  refuse: { but: /\b(?:law|legal|lawyers?|travel)\b|\bour industry\b/ },
  slack: { but: /\bhow (?:do|can) (?:i|we) contact\b/ },
  still: { asks: [/\b(?:bankrupt\w*|clos\w+|shut\w*|disappear\w*|vanish\w*|continu\w+|escrow|depend\w*|key (?:person|people)|leav\w+|left|dies?|ill|sick|bust|fold\w*|quit\w*|resign\w*|future|gone|sold|around|still|stable|exist\w*|go under|out of business|replac\w+|what if|happens?|cancel\w*|longer|stop)\b/], but: /\bgot into\b/ },
  downloads: { but: /\b(?:ours|worth)\b/, isOfProjects: true },
  go: { isOfProjects: true },
  repair: { but: /\bdo (?:you|u)(?: guys)? need\b/ },
  customer: { asks: [/\b(?:i|my|me|our|us|we|where|when|it)\b/], isOfUs: true, isOfWhatIsMade: true },
  wheelchair: { asks: [/\b(?:wheelchairs?|ramps?|lifts?|elevators?|step free|stairs?|disab\w+|accessib\w+|prayer|surau|toilets?|washrooms?|rooms?|entrances?|crutch\w*|floors?|mobility|climb|pram|stroller|building|tower|park\w*)\b/] },
};

export const headingsWithCues: readonly string[] = Object.keys(cues);

/** "Courses for other firms' people" are none of what those learn who are to work with what is made. */
export const handedOver = pattern('')`
  \b${our} (?:\w+ ){0,2}?(?:staff|people|team|agents?|employees|users?|colleagues|sales\w*|nurses|teachers|editors?|admins?|boys?|girls?|guys?|secretary|office)\b
  |\bafter (?:the )?(?:launch|going live|go live|handover)\b|\b(?:train|teach|show|training for) (?:me|us)\b
  |\bhow to (?:use|work with|edit|run|handle|operate)\b|\b(?:on|for|with|of) (?:the |a |this |our )?(?:new )?(?:system|site|app|shop|crm|software|tool|portal)\b
`;
export const taught = pattern('')`
  \b(?:courses?|workshops?|class(?:es)?|lessons?|boot ?camps?|seminars?|certificates?|lectures?|react|python|javascript|coding|programming|excel|seo)\b
`;
/** Their own trade. */
export const ofTeachers = /\b(?:my|our|a) (?:\w+ )?(?:coaching|training|tuition)\b|\b(?:coaching|training|tuition) (?:class\w*|cent(?:re|er)s?|institute|school|business)\b/;
/** What a machine learns. */
export const ofModels = /\b(?:train\w*|learn\w*)\b.*\b(?:models?|data|bots?|ai|documents)\b/;

/** Who of us speaks it, and not in which language something is. */
export const spoken = /\b(?:(?:tell|inform|answer|reply|write|contact|ask)(?: (?:me|us|them|to me|back))? in|speaks?|speaking|spoken|talks?|call|calls|explain|understand|converse|communicate|which language|koi|baat|orang|cakap)\b|\b(?:you|u|your (?:\w+ )?(?:people|team|staff|developers?|engineers?|designers?|colleagues))\b(?! (?:make|build|do|create|write|add|design|put)\b)/;

/** What is said of the same thing where it is about what is made: words that stand in it. */
export const instead: Readonly<Record<string, RegExp>> = {
  training: /\btwo recorded sessions\b/,
  languages: /\b(?:two|four) languages\b|\bin English, Kannada and Hindi\b/,
};
