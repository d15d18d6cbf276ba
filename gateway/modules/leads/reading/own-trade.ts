import { pattern } from '../../language/patterns.ts';

// Whose trade is one that we employ people in, and says so of themselves.

export type Trade = 'development' | 'mobile' | 'design' | 'marketing';

export interface OwnTrade {
  readonly trade: Trade;
  /** Nobody tells that who wants something made: years of work, what they earn, what they build with. */
  readonly isSure: boolean;
}

const maker = '(?:developer|dev|engineer|programmer|coder)s?';
/** What people of a trade call themselves, and what they work with; a mobile developer is a developer as well. */
const called: readonly (readonly [Trade, string, string])[] = [
  ['mobile', `(?:(?:mobile|app|apps|android|ios|flutter|react native|swift|kotlin)[ /-]+)+(?:app )?${maker}`, '(?:flutter|react native|swift(?:ui)?|kotlin|android apps?|ios apps?)'],
  ['design', '(?:(?:ui|ux|product|graphic|interaction|web|visual) ?/?)*(?:designer|ux researcher)', '(?:figma|sketch|adobe xd|ui design|ux design|ui/ux|usability tests?)'],
  ['marketing', '(?:(?:digital|performance|online|growth|seo|content|social media|ppc|sem) )*(?:marketer|marketing (?:specialist|executive|manager|person|guy)|(?:seo|ppc|sem|ads?) (?:specialist|expert|executive|person|guy))', '(?:google ads|meta ads|facebook ads|ad campaigns|ppc|seo|performance marketing|digital marketing)'],
  ['development', `(?:(?:senior|junior|lead|full[ -]?stack|back[ -]?end|front[ -]?end|web|software|react|reactjs|node|nodejs|java|javascript|typescript|python|php|mern|js)[ /-]+)*${maker}`, '(?:react|reactjs|node(?:[.]?js)?|typescript|javascript|python|java|django|postgres(?:ql)?|graphql|next[.]?js)'],
];

const years = String.raw`\b(?:\d{1,2}(?:\.\d)?|one|two|three|four|five|six|seven|eight|nine|ten)\+? ?(?:and a half )?(?:y(?:ea)?rs?\b|years?\b)`;
const doing = '(?:build|make|develop|code|design|program|write|do|run|manage|handle|work with|work in|work on|know)';
/** Who has a firm, or wants something of us, tells what there is to be done. */
const asClient = /\b(?:we|our|ours|us|my (?:\w+ )?(?:shop|store|business|company|firm|site|web ?site|app|clinic|school|startup|clients?|customers?|agency|portfolio)|for my|need|wants?|hire|looking for (?:an? (?!(?:new |full[- ]time |part[- ]time )?(?:job|position|role))|some ?one|some ?body|help)|but|no|not|nothing|nobody|waste\w*|spend\w*)\b|n['’]t\b/i;
/** So does who asks us for a service, has an idea or a firm in mind, or is not content with what they get. */
const asksForService = pattern('i')`
  \b(?:(?:would|['’]?d) (?:like|love)(?! to (?:work|join|apply))|interested in (?!(?:an? |the |your |this |that |any |open |full[- ]time )*(?:work|join|job|position|role|vacanc|opening))|idea|help|quote|charge|costs?|prices?|expensive|service
  |partner\w*|cooperat\w*|collaborat\w*|outsourc\w*|subcontract\w*|white[- ]?label|vendors?|suppliers?|agenc(?:y|ies)|clients|customers|hosts?|hosting|take over
  |slow|crash\w*|broken|stuck|few|low|poor|bad|too|without|hardly|success|traffic|leads|sales|clicks|enquir\w*|inquir\w*|my own|i open|restaurant|hotel|school|bakery)\b
  |\b(?:can|could|will|would|do|does) (?:you|u)\b(?! (?:guys |people |also |still |maybe |even )*(?:hire|recruit|need|want|use|take|employ|have|pay|offer|look|fit|match|beat|sponsor|train|accept|consider|allow|require|expect|prefer|ask)\b)
  |\byour\b(?! (?:company|team|office|firm|hiring|jobs?|roles?|positions?|openings?|vacanc\w+|careers?)\b)
`;
const own = String.raw`(?:^|[^\p{L}])(?:i|i['’]?m|i am|im|me|as|being|i work as)(?: (?:also|just|actually|currently|now|only|basically|work(?:ing)?|am))*`;

interface Forms {
  readonly trade: Trade;
  /** "I'm a mobile dev", "as senior dev", "any job for a React dev?" */
  readonly is: RegExp;
  /** "I build apps with Flutter", "I do Google Ads". */
  readonly does: RegExp;
}

const forms: readonly Forms[] = called.map(([trade, name, skill]) => ({
  trade,
  is: new RegExp(String.raw`${own} (?:as )?(?:an? |the )?(?:(?:senior|junior|lead|experienced|freelance|young|self[ -]taught|good) )*${name}(?![\p{L}])|^\W*(?:(?:hi|hello|hey)\W+)?(?:(?:senior|junior|lead|an?) )*${name} (?:here|from|with \d)(?![\p{L}])|\b(?:jobs?|openings?|vacanc(?:y|ies)|positions?|roles?) (?:open |available )?(?:for|as) (?:an? )?${name}(?![\p{L}])`, 'iu'),
  does: new RegExp(String.raw`(?:^|[^\p{L}])i(?:['’]ve| have| am|['’]?m)? (?:(?:also|just|mostly|mainly|can|been|have) )*${doing}(?:ing)? (?:[\p{L}-]+ ){0,4}?${skill}(?![\p{L}])`, 'iu'),
}));

const hasYears = new RegExp(years, 'i');
/** What they earn, or that they look for work. */
const ofEmployment = pattern('i')`\bi (?:currently |now )?(?:earn|make|get paid|am paid|draw)\b[^.?!]*\d|\b(?:exp|experience)\b|\bi (?:currently |now )?(?:work|worked|am working) as\b|\b(?:looking for|seeking|search(?:ing)? for|open (?:to|for)) (?:an? |new |my next )*(?:work|jobs?|positions?|roles?|opportunit(?:y|ies))\b|\bfreshers?\b|\b(?:laid off|between jobs|unemployed|notice period)\b`;
/** Tools that nobody has who does not make such things. */
const ofMakers: readonly Trade[] = ['mobile', 'development', 'design'];

/** The trade of which somebody says that it is theirs; undefined where they say none, or speak of a firm's. */
export function ownTrade(message: string): OwnTrade | undefined {
  if (message.length > LONG || isOfClient(message)) return undefined;
  const found = forms.find(({ is, does }) => is.test(message) || does.test(message));
  if (!found) return undefined;
  const { trade, does } = found;
  return { trade, isSure: hasYears.test(message) || ofEmployment.test(message) || (ofMakers.includes(trade) && does.test(message) && !message.includes('?')) };
}

const isOfClient = (message: string): boolean => asClient.test(message) || asksForService.test(message);

/** Who says more tells a story. */
const LONG = 200;

/** "I have a job offer from you", "my interview with you": who is in it already. */
const inHiring = pattern('i')`\b(?:i|i['’]?ve|me|my)\b[^.?!]{0,30}\b(?:(?:job )?offer (?:letter )?from (?:you|u|longitude|your \w+)|job offer|offer letter|interview(?:s|ed)? (?:with|at|by) (?:you|u|longitude)|(?:was|am|been|got) (?:interviewed|hired|shortlisted|short-listed)\b(?! (?:to|as|by (?!you|u|longitude))))\b`;

/** Whether somebody tells of themselves what only who looks for work tells. */
export const tellsOfOwnWork = (message: string): boolean => ownTrade(message)?.isSure === true || (inHiring.test(message) && !isOfClient(message));
