import { pattern } from '../../../language/patterns.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import { asks } from '../../knowledge/asking.ts';

const ours = '(?:our|my|the|this)';
const site = String.raw`(?:web ?sites?|sites?|pages?|(?:web)?shops?|stores?|apps?|portals?|systems?|check ?outs?|software|home ?page|landing pages?|booking|forms?)`;
const builder = String.raw`(?:developers?|devs?|programmers?|coders?|freelancers?|agenc(?:y|ies)|web ?(?:guy|man|master|designer|agency)s?|it (?:guy|man|person|company|firm|team)|(?:tech|cloud|server|devops|aws|azure|infra(?:structure)?|network) (?:guy|man|person|engineer|admin\w*)|(?:sys(?:tem)?[ -]?)?admin(?:istrator)?s?|designers?|contractors?|vendors?|consultants?|(?:company|firm|guy|person|people|student|friend|cousin|nephew|brother|son)s?(?= (?:that|who|which)))`;
const gone = String.raw`(?:left|quit|resigned|gone|is gone|has gone|disappeared|vanished|ran (?:away|off)|moved (?:away|on|abroad)|died|passed away|retired|closed(?: down)?|shut(?: down)?|folded|went (?:bankrupt|bust|away|missing|silent)|stopped (?:answering|replying|responding|working|picking)|ghosted|abandoned|is (?:not|no longer) (?:available|reachable|around|with us|answering|replying|there)|(?:is|are) unreachable|(?:does|do|did|has|have|will|wo|is|are)(?: not|n['’]?t)(?: even)? (?:answer|reply|respond|pick|repl|help|exist|available|reachable|want)\w*|never (?:answer|repl|respond|pick)\w*)`;

const nobody = '(?:no ?body|no one|noone|none of us)(?: (?:here|in the office|now|any ?more|else))*';
const unable = String.raw`(?:${nobody} (?:can|could|is able to|knows? how to)|(?:we|i)(?: (?:here|now|ourselves))* (?:can(?:not|['’]?t| not)|could(?: not|n['’]?t)|(?:am|are) not able to|do(?: not|n['’]?t) know how to))`;
/** What stands on the site can be changed by none of their own people. */
const cannotChange = pattern('i')`\b${unable} (?:\w+ )?(?:change|edit|update|maintain|touch) (?:\w+ )?(?:the |our |my |this )?(?:\w+ )?(?:${site}|it|anything|texts?|content|prices?)\b`;
/** Somebody else built it, and is gone or does not answer; or nobody gets into it any more. */
const leftAlone: readonly RegExp[] = [
  pattern('i')`\b(?:${ours}|an?|some|old|previous|last|former|only) (?:\w+ ){0,3}?${builder}\b(?: (?:that|who|which|whom)(?: \w+){1,6}?)?,? (?:has |have |had |just |suddenly |already |all |now |also |then )*${gone}\b`,
  pattern('i')`\b${unable} (?:\w+ )?(?:access|log ?in ?to|manage) (?:\w+ )?(?:the |our |my |this )?(?:\w+ )?(?:${site}|it|anything|code|server|hosting|domain|passwords?)\b`,
  pattern('i')`\b(?:no ?body|no one|noone|none of us) (?:here )?(?:has|have|knows?|got) (?:the |any |our |its )?(?:passwords?|login|logins|access|credentials|codes?|source code)\b`,
  pattern('i')`\b(?:some|an?|another|my|our|old|the|some ?one|some ?body)(?: \w+){0,2}? ?(?:${builder}|else|friend|cousin|nephew|brother|son|student|guy|intern|company|firm|employee)(?: of (?:ours|mine))? (?:once |had |has )?(?:built|made|did|created|developed|coded|designed|set up|programmed|wrote) (?:it|this|that|(?:our|my|the) (?:\w+ )?${site})\b`,
  pattern('i')`\b(?:it|${ours} (?:\w+ )?${site}) (?:was|is|were|has been) (?:built|made|done|created|developed|coded|designed|set up|programmed) by (?:an?|some|another|some ?one|some ?body|my|our|the old|the previous)\b`,
];

const nothing = String.raw`(?:no|zero|0|few|hardly any|barely any|almost no|not (?:many|enough|a single|any|getting (?:any|enough|many))|(?:do(?:es)?|did|are|is)(?: not|n['’]?t) (?:get|getting|have|bring|bringing|generat\w+|receiv\w+|see|seeing)(?: us| me)?(?: any| enough| many| much)?|never get|less|fewer|only \d+|maybe \d+|lost|losing|lose|need more|want more)`;
const custom = String.raw`(?:enquir(?:y|ies)|inquir(?:y|ies)|leads?|calls?|customers?|clients?|orders?|sales?|visitors?|traffic|bookings?|patients?|students?|guests?|sign ?ups?|conversions?|clicks|downloads|views|business)`;
const mine = String.raw`\b(?:i|we|our|my|us|me)\b`;
/** Such things as somebody suffers from, and as the content has an answer to. */
const woes: readonly RegExp[] = [
  pattern('i')`${mine}(?:.*\b(?:gets?|getting|got|have|has|had|sees?|brings?|bringing|generat\w+|receiv\w+|with|but|are|gives?|there (?:is|are)))? ${nothing} (?:\w+ ){0,2}?${custom}\b|^\W*${nothing} (?:\w+ )?${custom}\b.*\b(?:web ?site|site|online|page|google|ads?|shop)\b`,
  pattern('i')`\b(?:(?:no ?body|no one|noone) (?:\w+ )?|(?:people|customers?|clients|they|you) (?:never|can(?:not|['’]?t| not)|(?:do|does|could)(?: not|n['’]?t)) )(?:finds?|sees?|visits?|comes? to|notices?) (?:us|our|my|the (?:site|shop|website))\b`,
  pattern('i')`\b(?:visitors?|people|traffic|customers?)\b.*\bbut (?:no ?body|no one|noone|none|few|hardly any(?:one|body)?|never|they (?:do(?:n['’]?t| not)|never)) (?:\w+ )?(?:writes?|calls?|buys?|books?|contacts?|orders?|converts?|signs? up|stays?|asks?)\b`,
  pattern('i')`\b(?:not|never|n['’]?t|nowhere) (?:\w+ ){0,2}?(?:on|in|by) (?:the )?(?:google|first page|search)\b`,
  pattern('i')`\b${ours} (?:\w+ )?(?:sales|orders|enquiries|inquiries|leads|traffic|bookings|ranking|rankings|visitors|conversions?) (?:\w+ )?(?:dropped|fell|fall|falling|are down|is down|went down|go down|going down|declin\w+|dried up|stopped|halved|are low|is low)\b`,
  pattern('i')`\b${ours} (?:\w+ )?${site}\b(?: \w+){0,2} (?:is|are|was|has become|got|gets|feels?|looks?|so|very|too|takes?|loads?|became) (?:\w+ ){0,3}?(?:slow(?:ly)?|sluggish|laggy|forever|ages|long to (?:load|open)|old|outdated|out of date|dated|ancient|ugly)\b(?! (?:enough|school))`,
  pattern('i')`\b(?:re-?)?(?:typ(?:e|es|ed|ing)|key(?:s|ed|ing)?|enter(?:s|ed|ing)?|writ(?:e|ing|ten))\b.*\b(?:twice|again|(?:two|three|four|\d) times|by hand|manually|into (?:excel|tally|sap|the (?:system|erp|books)))\b|\bre-?typ(?:e|es|ed|ing)\b|\bcop(?:y|ies|ied|ying)[- ](?:and[- ])?past\w+`,
  pattern('i')`\b(?:orders?|invoices?|bookings?|stock|inventory|reports?|everything|data)\b(?: \w+){0,3} (?:by hand|manual(?:ly)?|on paper|typed in)\b`,
  pattern('i')`\b(?:aws|azure|gcp|google cloud|cloud|hosting|server) (?:bills?|costs?|invoices?|spend(?:ing)?)\b(?: \w+){0,3} (?:crazy|high|huge|exploding|explod\w+|insane|too much|doubled|tripled|expensive|rising|growing|through the roof|out of (?:hand|control))\b`,
  pattern('i')`\b${ours} (?:\w+ )?stock (?:\w+ ){0,3}?(?:wrong|off|incorrect|never (?:right|match\w*|agrees?|correct)|does(?:n['’]?t| not) (?:match|agree))\b|\bstock (?:never|does(?:n['’]?t| not)) (?:match|agree)\w*|\b(?:we|i) (?:keep |always |often )?over-?sell`,
];
/** Nobody turns to them, whether or not anybody comes. */
const unheard = pattern('i')`
  \b(?:web ?sites?|sites?|pages?|shops?|stores?|company|business|ads?|newsletters?)\b.*\b(?:no ?body|no one|noone) (?:\w+ )?(?:writes?|calls?|contacts?|buys?|books?|orders?|repl\w+|answers|clicks?|comes|enquires?|inquires?)\b
  |\b(?:customers?|clients|visitors|buyers|leads|patients|guests|people) (?:never|(?:do|does|did)(?: not|n['’]?t)|hardly|rarely) (?:\w+ )?(?:write|call|contact|buy|book|order|reply|click|come|enquire|inquire)\b(?! (?:you|your)\b)
`;
/** One person alone knows how it works, and may be gone one day. */
const knownToOne = pattern('i')`
  \b(?:only )?(?:one|1|a single) (?:person|guy|man|woman|employee|colleague|engineer|developer|dev|admin\w*|of us)\b(?: \w+){0,4}? (?:knows?|understands?|has (?:the )?(?:access|passwords?)|can (?:fix|restart|touch))\b
  |\b(?:is|was|['’]s) the only (?:one|person|guy|man|woman)\b(?: \w+){0,2}? (?:knows?|understands?|can|has)\b|\b(?:knows?|keeps?|has) (?:it |everything |all (?:of )?(?:it|that) )?(?:all )?in (?:his|her|their) head\b
  |\b${builder} (?:will (?:leave|quit|go)|leaves|(?:is|['’]s|are) (?:leaving|quitting|retiring|moving)|wants? to (?:leave|quit)|gave notice|resigns)\b
`;
/** Many come at once, and it breaks down. */
const overrun = pattern('i')`
  \b(?:exams?|(?:flash |big |summer |ramadan |diwali )?sales?|campaigns?|launch(?:es)?|black friday|peaks?|rush|traffic|(?:so |too )?many (?:people|visitors|users|orders|students)|everyone|everybody|results? day|ticket sales?|drops?)\b[^.?!]* (?:(?:always |often |usually |it |then )*(?:crash(?:es|ed)?|breaks?(?: down)?|kills?|goes? down|went down|collapses?|dies|died|slow(?:s|ed)? down|overloads?|cannot cope|can['’]?t cope))\b
  |\b${site}\b(?: \w+){0,2}? (?:crash(?:es|ed)?|breaks?(?: down)?|goes? down|went down|collapses?|collapsed|dies|died|cannot cope|can['’]?t cope|slows? down)\b[^.?!]*\b(?:exams?|sales?|campaigns?|launch|black friday|peaks?|rush|traffic|many (?:people|visitors|users|orders)|everyone|everybody|at once|same time|results? day)\b
`;
/** What was saved, and was never read back. */
const untried = /\bback-?ups?\b.*\b(?:never|no ?body|no one|noone|not|n['’]t)\b.*\b(?:tried|tested|restored|checked|know if|sure)\b/i;
const ofJobs = /\b(?:appl(?:y|ied|ying|ication)|interview(?:ed)?|resume|cv|vacancy|i worked|my last job|job)\b/i;
/** Supposed, or asked after a comma. */
const supposes = /^\W*(?:suppose|supposing|as long as|if|once|when|i worry|i fear|say)\b|,\s*(?:and |so |but )?(?:which|what|how|is|are|isn['’]?t|can|could|do|does|don['’]?t|would|must|shall|should|any|why|who|will|have|normal)\b/i;
/** "Why", after what goes wrong, asks for nothing else. */
const wonders = /^\W*(?:(?:so|and|but|any idea)\b\W*)*(?:why|how come|what to do|what now|what is wrong|whats wrong)(?: (?:is that|so|then))?\W*$/i;
const LONG = 220;

/** What is asked by whoever tells of it. */
const CHANGE = 'can our own staff change texts and pictures';
const UNHEARD = 'we get no enquiries';
const TAKE_OVER = 'can you take over a site that somebody else built';
const KNOWN_TO_ONE = 'are our servers described as code, so that others can look after them';
const OVERRUN = 'our site crashes when many visitors come at once';
const UNTRIED = 'do you test that backups can be restored';

const ofMachines = /\b(?:servers?|hosting|cloud|aws|azure|infra(?:structure)?|network|devops|backups?)\b/i;

/** Whether somebody tells that what they have was left alone by whoever built it. */
export const isAbandoned = (message: string): boolean => leftAlone.some((form) => form.test(message));

/** What is asked by a statement of something that goes wrong at its visitor's: it wants an answer, and no thanks for having told; undefined where it is none. */
export function woeAsked(message: string): string | undefined {
  if (message.length > LONG || ofJobs.test(message) || supposes.test(message) || sentencesOf(message).some(({ text }) => asks(text) && !wonders.test(text))) return undefined;
  if (untried.test(message)) return UNTRIED;
  if (overrun.test(message)) return OVERRUN;
  if (knownToOne.test(message) && ofMachines.test(message)) return KNOWN_TO_ONE;
  // A machine is another matter than what was built.
  if (isAbandoned(message)) return ofMachines.test(message) ? message : TAKE_OVER;
  if (cannotChange.test(message)) return CHANGE;
  if (woes.some((form) => form.test(message))) return message;
  return unheard.test(message) ? UNHEARD : undefined;
}

/** Whose site nobody writes to has no trouble with an answer of ours. */
export const lacksCustom = (message: string): boolean => woes.slice(0, OF_CUSTOM).some((form) => form.test(message));
const OF_CUSTOM = 5;
