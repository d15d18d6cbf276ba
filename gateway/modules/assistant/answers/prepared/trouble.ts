import { assistant } from '#content/assistant.ts';
import { pattern } from '../../../language/patterns.ts';
import { lacksCustom } from './woes.ts';

/** What somebody has to be helped with by a person, and soon. */
export type Trouble = keyof typeof assistant.trouble;

const thing = '(?:web ?sites?|sites?|shops?|stores?|apps?|check ?outs?|carts?|payments?|servers?|pages?|portals?|systems?|forms?|log ?ins?|log-?in|dashboards?|crm|database|e-?mails?|ssl|certificates?|domain)';
/** "The shop you built for us is down." */
const byUs = '(?:(?:that|which) )?(?:you|u|longitude) (?:guys |people |\\w+ed )?(?:run|host|built|made|did|manage|maintain|operate|look after)(?: for (?:us|me))?';
const broken = [
  String.raw`(?:is|are|was|went|goes|got|gets|has been|have been|s) (?:\w+ ){0,2}?(?:down|broken|offline|dead|hacked|defaced)\b(?!-)`,
  String.raw`(?:\w+ ){0,3}?(?:not|\w*n'?t) (?:\w+ )?(?:working|loading|opening|responding|work|load|open)\b`,
  String.raw`(?:\w+ ){0,2}?(?:crash(?:ing|ed|es)?|stopped (?:working|loading)|expired|failing)\b`,
  String.raw`(?:\w+ ){0,2}?(?:giv(?:es|ing)|show(?:s|ing)|return(?:s|ing)|throw(?:s|ing)) (?:an? |me |us )*(?:\w+ )?(?:errors?|[45]\d\d)\b`,
  String.raw`(?:keeps? (?:on )?)?(?:drop(?:s|ping)|go(?:es|ing)) (?:out|down|off(?:line)?)\b`,
].join('|');

const kinds: readonly (readonly [Trouble, RegExp])[] = [
  ['dispute', pattern('')`
    \b(?:want|give|need|get|refund)\b.{0,12}\b(?:my|our) money(?: back)?\b|\b(?:sue|suing) (?:you|u|longitude)\b
    |\b(?:take|taking|start) legal action\b|\b(?:go|going|take you) to (?:the )?(?:consumer )?court\b
    |\b(?:hear|heard|letter|call|contact(?:ed)?) (?:\w+ ){0,3}my lawyer\b
    |\bmy lawyer (?:will|is going|shall|contacts?|writes|sues?)\b
    |\bbad reviews?\b.{0,20}\b(?:everywhere|about you|online|google)\b
    |\b(?:post|write|leave|give)\b.{0,20}\b(?:bad|negative|1 star|one star) reviews?\b
    |\byou (?:people |guys )?(?:have )?(?:cheated|scammed|robbed|ripped) (?:me|us)\b
    |\b(?:you|you (?:people|guys|lot)|this) (?:are|is|r) (?:\w+ ){0,2}?(?:
      scam(?:mers)?|thieves|frauds?|liars|crooks|cheats|cheaters
    )\b
  `],
  ['silence', pattern('')`
    \b(?:no ?body|no one|noone|none of you)\b.{0,25}\b(?:
      answer(?:s|ed|ing)?|repl(?:y|ies|ied|ying)|respond(?:s|ed|ing)?|call(?:s|ed)?|contacted|got back|gets back|writes|wrote
      |picks? up|picked up
    )\b
    |\b(?:you|they|your (?:team|people|support)) (?:never|did ?n'?t|did not|have ?n'?t|have not|do ?n'?t|do not|still not|not)\b.{0,20}\b(?:
      answer(?:ed)?(?! (?:my|the|that|this|a) question)|repl(?:y|ied)|respond(?:ed)?|call(?:ed)?(?: me)? back|got back|get back
      |contacted
    )\b
    |\b(?:no|without(?: any)?) (?:reply|answer|response)\b.{0,30}\b(?:days?|weeks?|since|yet|from you)\b
    |\b(?:got|get|gotten|received?|had|heard|hearing|with)\b (?:\w+ )?(?:no|zero|nothing|not one)\b(?: (?:single|kind of))?(?: (?:reply|repl(?:y|ies)|answers?|response|reaction|call|word|back|from (?:you|longitude|anyone|anybody))\b|$|[.!,])
    |\b(?:i|we) (?:\w+ )?(?:wrote|written|sent|mailed|e-?mailed|called|asked|messaged)\b.{0,40}\b(?:no|without(?: any)?|never (?:an?|any)) (?:reply|answer|response)\b
    |\b(?:still|been) waiting\b.{0,30}\b(?:reply|answer|response|call|you)\b
    |\b(?:i|we)(?:(?: ha|')ve| am| are|'m|'re)? (?:been |still )*waiting (?:for |since |over |more than |now )*(?:\d+|two|three|four|five|many|several|days|weeks|hours|yesterday|last|\w+day)\b
    |\bpromised?\b.{0,30}\b(?:not|never|no)\b.{0,12}\brepl(?:y|ied)\b
  `],
  ['fault', pattern('')`
    \b${thing}(?: ${byUs})? (?:${broken})|\b(?:error|fault|bug) (?:4\d\d|5\d\d|on|in|when)\b.{0,40}\b(?:our|my|the|customers?) ?${thing}?
    |\b(?:it|everything|whole thing|all)(?: i|')?s (?:all )?(?:down|broken|offline)\b(?!-)|\bgives? (?:an? )?error\b|\b(?:we|i)(?: a|')[mr]e? losing (?:money|orders|customers|sales)\b
  `],
];

/** A client of ours, or something of theirs with us: none of it can be seen from here. */
const ofClient: readonly RegExp[] = [
  pattern('')`
    ^\W*(?:(?:hi|hello|hey|dear (?:sir|team)|good (?:morning|afternoon|evening)|so|ok|well|actually|btw)\b[\s,.!]*)*(?:(?:we|i)(?:'re| are|'m| am|re|m)?|im|were|as|existing|current) (?:(?:already|also|now|still|an?|one of|existing|current|old|your|long ?time|a long time|of|yours) )*(?:customers?|clients?)(?: (?:of|with|at) (?:yours|you|u|longitude|your \w+)| (?:of yours|already|since \w+(?: \w+)?|for (?:\w+ ){1,2}years?|here|now))*\W*$
    |\b(?:i|we)(?:'re| are|'m| am|m|re)? (?:already |also )*(?:an? )?(?:existing|current) (?:customers?|clients?)\b
    |\byou (?:already )?(?:built|made|did|developed|run|host|maintain|look after) (?:our|my) (?:\w+ )?(?:site|web ?site|shop|app|store|portal|system|crm|platform|ads|servers?)\b(?!.*\?)(?! (?:for|if|with))
  `,
  pattern('')`
    \b(?:copy|copies|duplicate|pdf) of (?:the |my |our |an? |last |this )*(?:\w+'?s? )?(?:invoices?|bills?|receipts?|contract|statement)\b
    |\b(?:need|(?<!\b(?:we|i|they|to) )send|resend|missing|lost|have not (?:got|received)|did(?:n'?t| not) (?:get|receive)|where is|wheres|about (?=my|our|the last|last)|question (?:on|about)|wrong|mistake in) (?:(?:me|us|again|the|my|our|an?|last|this) )*(?:\w+'?s? )?(?:month'?s? )?(?:invoice\b(?! (?:in|with|from|for(?! (?:the|my|our|last|this|(?:jan|febr)uary|march|april|may|june|july|august|\w+ber)\b)|by|book|data|system|app|tool|template|generator|reader|software|management|automation|\w+ing)\b)|friday note|weekly (?:note|update|version))\b
    |\b(?:no|the|our|my|this week'?s?|last) (?:friday )?(?:friday note|friday notes|weekly note|friday version|weekly version|friday update)\b(?: \w+){0,2} (?:did(?:n'?t| not)|has(?:n'?t| not)|have(?:n'?t| not)|never|not|is missing|missing|is late|late)\b|\bno friday note\b
  `,
];

/** About a job, another page tells when an answer comes. */
const ofJobs = /\b(?:appl(?:y|ied|ying|ication)|interview(?:ed)?|resume|résumé|cv|position|vacancy|job)\b/;
/** Who asks how we deal with such things, or wants something new in place of it, has no trouble with us. */
const elsewhere = pattern('')`
  ^\W*(?:
    how|what|which|when|who|why|where|do you|does|did|are you|is (?:there|the|your|it)|can i|if|have you
  )\b(?!.*\b(?:promise|my|our)\b)
  |\b(?:
    if|whenever|in case|before|so that|unless|never (?:goes?|is)
  )\b
`;
/** Who waits for us: what we did not do, or what they did to hear from us. */
const fromUs = pattern('')`
  \b(?:you|u|your (?:\w+ )?(?:team|people|support|office|staff|colleagues?|company)|longitude) (?:\w+ ){0,2}?(?:never|not|still|promis\w+|said|told)\b
  |\b(?:you|u|they) (?:did|have|do|has|does|are|will|wo)(?: not|n'?t)\b|\b(?:from|to|at|with) (?:you|u|longitude|your \w+)\b
  |\b(?:on|of|through|via|in|none of|by) (?:you|your (?:\w+ )?(?:site|web ?site|form|chat|page|office|phone|number|team|side))\b
  |\b(?:i|we)(?:'ve| have| had|'m| am| are|'re)? (?:\w+ ){0,2}?(?:wrote|written|sent|asked|called|phoned|rang|mailed|e-?mailed|filled|submitted|contacted|requested|messaged|applied|tried|waited|waiting|inquired|enquired)\b
  |\b(?:my|our) (?:\w+ )?(?:requests?|enquir(?:y|ies)|inquir(?:y|ies)|messages?|quote|tickets?|complaints?)\b
`;
/** "Nobody writes", after their own site or shop was spoken of, is no silence of ours. */
const toThem = pattern('')`
  \b(?:my|our|an?|small|this) (?:\w+ ){0,2}?(?:web ?sites?|sites?|pages?|shops?|stores?|apps?|company|business|firm|clinic|restaurant|school|agency|newsletters?|campaigns?|ads?|posts?|phones?|chats?|customers?|clients?|leads|developers?|freelancers?|suppliers?|vendors?)\b
  |\bthe (?:web ?site|site|page|shop|newsletter|ads?)\b|\bsite is there\b|\b(?:i|we) (?:\w+ )?(?:post|advertise|publish|run|sell)\b
  |\b(?:customers?|clients|visitors|buyers|leads|patients|guests|people) (?:\w+ )?(?:write|call|ask|answer|reply|wait|respond)\w*\b
`;
/** Nor has who wants something else in its place, or tells who built it. */
const instead = /\b(?:another|new|redesign|rebuild|replace|quote|built by|(?:previous|old) (?:agency|developer))\b/;
const LONGEST = 300;

/** Whether a message tells of something broken, of an answer that did not come, or of a quarrel. */
export function troubleOf(message: string): Trouble | undefined {
  const said = message.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
  if (said.length > LONGEST || ofJobs.test(said) || elsewhere.test(said)) return undefined;
  const kind = kinds.find(([, phrase]) => phrase.test(said))?.[0] ?? (!said.includes('?') && !asksOfService.test(said) && ofClient.some((phrase) => phrase.test(said)) ? 'client' : undefined);
  // "I asked for a quote and nobody answered" waits for an answer; "visitors come, and nobody writes" for none of ours.
  if (kind === 'silence') return !lacksCustom(said) && (fromUs.test(said) || !toThem.test(said)) ? kind : undefined;
  return instead.test(said) || (kind === 'fault' && isOver(said)) ? undefined : kind;
}

/** "Our server crashed last month and it took two days": what is over is a reason to look for somebody, and nothing that is to be mended now. */
const past = pattern('')`
  \b(?:(?:last|past|previous) (?:week|month|year|summer|winter|season|quarter|ramadan|diwali|christmas|eid|time)|(?:weeks?|months?|years?|ages) ago|in (?:january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)|(?:twice|(?:two|three|four|several|many|\d+) times) (?:this|last|a|per|in)|(?:during|(?:every|each)(?: time)?(?: we (?:run|have|start|launch))?) (?:an? |the |our |every |each )?(?:\w+ )?(?:sales?|black friday|campaigns?|exams?|launch\w*|drops?|ads?|peak\w*|season|offers?))\b
`;
const stillSo = /\b(?:still|since|now|today|again (?:now|today)|right now|at the moment|currently|urgent\w*|asap|help|keeps?)\b/;

/** Whether what a message tells to be broken is so no more. */
export const isOver = (message: string): boolean => {
  const said = message.toLowerCase();
  return past.test(said) && !stillSo.test(said) && (!nowSo.test(said) || recurs.test(said));
};

/** "The checkout is broken, in January we had the same." */
const nowSo = /\b(?:is|are|'s) (?:\w+ )?(?:down|broken|offline|dead|hacked)\b|\b(?:is|are)(?:n['’]?t| not) (?:\w+ )?(?:working|loading|opening|responding)\b/;
const recurs = /\b(?:during|every|each|times|twice)\b/;

/** What is asked besides is answered instead. */
const asksOfService = /\b(?:gst|tax|vat|how|what|which|why|can you|could you|do you|would you|is it|new|another|second|also (?:need|want)|want|looking|quote|template)\b|\bneed (?:an?|the|some|more|help)\b(?! (?:copy|duplicate|pdf|invoice))/;

/** What is remembered of it in a conversation. */
export const TROUBLE = 'trouble';

/** The same of each kind. */
export const keyOfTrouble = (trouble: Trouble): string => `${TROUBLE} ${trouble}`;

/** What somebody wants to know who told of something broken: whom to call, how soon it is looked at, what it costs, or only that it is soon. */
export type TroubleFurther = 'phone' | 'soon' | 'urgent' | 'whom' | 'cost';

/** Who asks so asks of the trouble, as long as nothing else was spoken of. */
const further: readonly (readonly [TroubleFurther, RegExp])[] = [
  ['phone', /\b(?:tele)?phone\b|\bnumber\b|\bwhom? (?:do|can|should|must|to|could) ?(?:i|we)? (?:call|ring|talk|speak)\b|\bcan (?:i|we) (?:call|ring|talk|speak)\b/],
  ['soon', /\bhow (?:fast|soon|quick|quickly|long)\b(?!.*\b(?:build|cost|website|shop|seo|chat|project|contract|app)\b)|\bwhen (?:will|can|does|do)\b/],
  ['urgent', /^\W*(?:(?:hello|hey|help(?: me| us)?|pls|please|now|so|and|well|any news|what now)\b\W*)*[?!]{2,}\W*$|^\W*(?:hello|help(?: me| us)?|what now|and now)\b\W*$/],
];
/** And who asks so right after it, of what is broken. */
const ofFault: readonly (readonly [TroubleFurther, RegExp])[] = [
  ['whom', /^\W*(?:(?:yes|and|but|well|it was)\W+)*(?:you|u)(?: guys| people)? (?:built|made|did|run|host|maintain|manage) (?:it|this|that|them)\b/],
  ['whom', /^\W*(?:(?:ok(?:ay)?|so|and|but)\b\W*)*what (?:(?:do|can|should|must|shall) (?:i|we)|to) do(?: now| then| about it| next)*\W*$/],
  ['cost', /\b(?:launched|released|went live|delivered|handed over)\b(?: \w+){0,2} (?:in|on|last|since|ago)\b|\b(?:do|will|must|should|would) (?:i|we) (?:\w+ )*pay\b|\bpay(?:ing)? for (?:it|that|this|the (?:fix|repair))|\b(?:is|will|does|would) (?:it|that|this|the (?:fix|repair)|fixing (?:it|that|this)) (?:be )?(?:for )?(?:free|charged?|covered|cost (?:us|me|anything|something|extra))\b/],
];
const ofMore = /\b(?:also|hosting|deposit|upfront|advance|monthly|extra|new|another|app|shop|site|website)\b/;
/** And so in any case. */
const urgent = pattern('')`
  \b24 ?(?:hours?|hrs?|h)\b.*[?!]{2,}|\b(?:urgent(?:ly)?|emergency|asap|immediately|right (?:now|away)|hurry(?: up)?|any ?(?:body|one) (?:there|awake|available))\b
  |\b(?:can(?:not|'?t| not)|could(?:n'?t| not)) wait\b|\bloo?s(?:e|ing) (?:\w+ )?(?:money|customers?|orders|sales|patients|bookings)\b
  |\b(?:customers?|patients?|clients?|guests?|people|users|students|buyers|nobody|no one) (?:\w+ )?(?:can(?:not|'?t)?|could(?:n'?t)?|are|is) (?:\w+ )?(?:not|book|order|pay|log|buy|reach|use|waiting|standing|angry|complaining|leaving|calling)\b
`;
const whom = /\b(?:who|whom|where)(?: (?:do|can|should|must|could|to|is|would|may|else))? ?(?:i|we|my|our)?(?: (?:ask|write|mail|email|turn|contact|send|go|reach|tell|get it|talk|speak|contact person|project manager))\b|\b(?:who|whom) (?:can|could|will) (?:help|send|tell|fix|check)(?: (?:me|us|it|that|this|one|with|about|then|now|please|pls))*\W*$/;
/** Who says more than this asks for something of its own. */
const SHORT = 60;
/** So many things told since, and it is no longer spoken of. */
const RECENT = 4;

/** How what somebody says goes on from a trouble that they told of before; undefined where it does not. */
export function troubleGoesOn(message: string, told: readonly string[] = []): TroubleFurther | undefined {
  const place = told.indexOf(TROUBLE);
  if (place === -1) return undefined;
  const said = message.toLowerCase().replace(/[’‘]/g, "'");
  // "Who do I ask?", of a client.
  if (told.includes(keyOfTrouble('client')) && place < RECENT && message.length <= SHORT && whom.test(said) && !ofJobs.test(said)) return 'whom';
  // And they may ask for anything else.
  const isOnlyClient = told.every((key) => !key.startsWith(`${TROUBLE} `) || key === keyOfTrouble('client'));
  if (isOnlyClient && told.includes(keyOfTrouble('client'))) return undefined;
  if (said.length <= LONGEST && (urgent.test(said) || /(?<!\p{Lu} )\bNOW\b/u.test(message))) return 'urgent';
  if (place >= RECENT || message.length > SHORT) return undefined;
  const asked = place === 0 && told.includes(keyOfTrouble('fault')) && !ofMore.test(said) ? [...further, ...ofFault] : further;
  return asked.find(([, asks]) => asks.test(said))?.[0];
}
