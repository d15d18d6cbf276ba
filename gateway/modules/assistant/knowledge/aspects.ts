import { pattern } from '../../language/patterns.ts';
import type { Aspect } from './passage.ts';

/** What a question asks for, by how it is put. */
const cues: readonly (readonly [Aspect, RegExp])[] = [
  ['price', pattern('')`
    \b(?:
      costs?|prices?|pricing|budgets?|fees?|(?<!\bin )charges?|charged|quotes?|quotation|estimate
      |(?<!\b(?:satisfaction|success|error|conversion|response|crash|churn|opening|click) )rates?|how much|expensive|ballpark
      |dear(?:er|est)?|cheap(?:er|est)|costli(?:er|est)|prici(?:er|est)
      |(?:do|does|did|would|will|should) (?:i|we|they|he|she|one) (?:pay|spend)|(?:spent|paid|spend) (?:more|most|less|least)
    )\b(?! (?:time|uptime|%))
  `],
  ['duration', pattern('')`
    \bhow (?:long|soon|quick|quickly|fast|much time|many (?:weeks|months|days))\b
    |\b(?:duration|timelines?|timeframe|turnaround|deadline)\b|\b(?:cost|price) and time\b|\btime and (?:cost|price)\b
    |(?<!\b(?:have|has|got|find|any|no) (?:the )?)\btime (?:for|needed|required|taken|did|does)\b|\b(?:longest|shortest|sooner)\b
    |\b(?:faster|quicker|slower|longer|shorter)\b.*\b(?:than|or)\b|\b(?:which|who)\b.*\b(?:faster|quicker|slower|longer|shorter)\b
    |\bby when\b|\bwhen .*\b(?:ready|done|finish(?:ed)?|complete[d]?|delivered|live)\b
  `],
  ['team', pattern('')`
    \bhow (?:many|big|large)\b.*\b(?:people|persons|team|staff|employees|developers|engineers|designers|members)\b
    |\bhow many (?:of (?:you|them)|heads)\b|\bcrew\b|\bteam size\b
    |\b(?:more|fewer|most|fewest) (?:of (?:your|the) )?(?:people|hands|staff)\b|\bteam\b|\bstaff\b|\bheadcount\b
  `],
  ['figure', /\bhow (?:many|old|big)\b|\bsince how\b|\bhow much (?:uptime|satisf\w+)\b/],
  ['client', /\bfor whom\b|\bwho(?:se)? (?:was|were|is)\b.*\b(?:customer|client)\b|\b(?:who|whom) (?:was|were|is|did)\b.*\bfor\b|\bclient\b|\bwhich company\b/],
  ['technology', pattern('')`
    \b(?:
      technolog(?:y|ies)|tech|(?<!full )stack|frameworks?|tools?|(?:programming|coding) languages?|librar(?:y|ies)|databases?
      |(?:cloud|hosting) (?:providers?|vendors?|platforms?)
      |(?:ad|ads|advertising|payment|e-?commerce|shop) (?:platforms?|networks?|gateways?|providers?|methods?|options?)
    )\b
    |\b(?:built|made|written|developed|build|used) (?:with|in|on|using|to build)\b|\bwhat was used\b
  `],
  ['feature', /\bfeatures?\b|\bincluded?\b|\bfunctionalit(?:y|ies)\b/],
  ['deliverable', /\bdeliverables?\b|\bhandover\b|\bdelivered\b|\bwhat (?:do|will|would) (?:i|we) (?:get|receive)\b/],
  ['result', /\bresults?\b|\boutcomes?\b|\bimpact\b|\bachieved?\b|\bdifference\b|\bimproved?\b|\bimprovements?\b|\bwhat changed\b|\bbenefit(?:ed)? from\b/],
  ['challenge', /\bchallenges?\b|\bdifficult(?:y|ies)?\b|\bhardest\b|\bhard part\b|\bobstacles?\b|\bproblems? (?:did|were|was)\b/],
  ['process', pattern('')`
    \bprocess\b|\bstages\b|\bwalk (?:me|us) through\b|\bfrom start to (?:finish|end)\b|\bsteps?\b
    |\bhow do you (?:work|do it|start|begin)\b|\bwhat happens\b|\bmethod(?:ology)?\b|\bworkflow\b
  `],
  ['not-for', pattern('')`
    \b(?:not|never)\b.*\b(?:buy|hire|choose|need|worth|use|build|come|spend|go|make|do it)\b|\boverkill\b|\bworth it\b
    |\bshould (?:i|we) (?:come to|hire|use) you\b|\bdo (?:i|we) (?:really )?need\b|\benough (?:to|for)\b|\bbad idea\b
    |\btoo (?:small|big|little|early|few)\b|\b(?:right|suitable) for (?:me|us|our|my)\b
  `],
  ['place', pattern('')`
    \bwhere\b|\baddress(?:es)?\b|\blocat(?:ed|ion|ions)\b|\bsituated\b|\bheadquarters?\b|\bbranch(?:es)?\b|\boffices? (?:in|at)\b
    |\b(?:which|what) (?:countries|cities|city|country)\b|\boffices?\b$
  `],
  ['phone', /\b(?:tele)?phones?\b|\bcall\b|\bring\b|\bcontact number\b|\bnumber of (?:the|your) (?:\w+ )?(?:office|team|branch)\b|\bwhatsapp\b/],
  ['email', /\be ?mails?\b|\bmails?\b/],
  ['hours', pattern('')`
    \bhours\b|\btimings?\b|\bopen(?:ing)?\b(?! (?:a|an|another|up|source|positions?|roles?|jobs?|new)\b| in$)|\bclosed?\b
    |\bweekends?\b|\bsaturdays?\b|\bsundays?\b|\btime ?zones?\b
  `],
  ['requirement', /\b(?:must|should|need to|have to) (?:i |we |one |you )?(?:know|bring)\b|\b(?:look|looking) for in\b|\brequire(?:d|ments?)?\b|\bqualif\w+\b|\bskills?\b|\beligib\w+\b/],
  ['apply', /\bappl(?:y|ying|ied|icants?)\b|\bresumes?\b|\bcv\b/],
  ['benefit', /\bbenefits?\b|\bperks?\b|\bleaves?\b|\bvacations?\b/],
  ['pay', /\bsalar(?:y|ies)\b|\bwages?\b|\bctc\b|\bcompensation\b/],
  ['experience', /\bexperience\b|\bhow many years\b/],
  ['author', /\bauthors?\b|\bwho (?:wrote|is the writer)\b|\bwritten by\b/],
  ['date', /\bwhen was\b.*\b(?:published|written|updated|posted)\b|\blast updated\b|\bwhat date\b/],
  ['retention', /\b(?:keep|kept|retain(?:ed)?|retention|stored|(?:you|they) (?:store|hold)|store (?:it|them|my|our|your|the|data|that|this|what)|delete[d]?)\b/],
  ['privacy', /\bwho (?:can |will |may |else |all )*(?:reads?|sees?|has access|gets?)\b|\bprivacy\b|\bpersonal data\b|\bgdpr\b|\bmy data\b/],
  ['visit', /\bvisit(?:ing|ors?)?\b|\bwalk in(?:to)?\b|\bdrop (?:in|by)\b|\bcome (?:by|over|to your)\b|\bin person\b|\bappointments?\b/],
  ['reply', /\b(?:how|when|what time)\b.* answer\b.*|\brepl(?:y|ies)\b|\brespon(?:d|se)\b|\bget back\b|\bhear (?:back|from)\b|\brevert\b/],
  ['upkeep', pattern('')`
    \b(?:cost|costs|price|pay|fees?|expensive|charges?)\b.*\b(?:keep|run|running|maintain)\b
    |\b(?:keep|run|running|maintain)\w*\b.*\bcosts?\b|\b(?:maintenance|upkeep|yearly|annual(?:ly)?|ongoing|aftercare|amc)\b
    |\bper (?:answer|year|month)\b
  `],
  ['opinion', pattern('')`
    \btestimonials?\b|\b(?:did|do|does) (?:they|he|she|the client|clients|customers) (?:say|think)\b|\breviews?\b|\bfeedback\b|\bclients? (?:say|think)\b
    |\b(?:says?|said|thinks?|thought) (?:about|of) (?:working (?:with|for) )?(?:you|your|longitude)\b|\brating\b
  `],
  ['list', /\b(?:which|what|list|all|name)\b(?: \w+){0,3} (?:services|projects|positions|jobs|openings|vacancies|offices|articles|technologies|industries|benefits)\b/],
  ['example', pattern('')`
    \bportfolio\b|\b(?:any|some)thing (?:similar|like|comparable)\b|\bhave you (?:ever )?(?:done|built|made|worked)\b
    |\bcase stud(?:y|ies)\b|\bexamples?\b|\b(?:past|previous|earlier) (?:work|projects?)\b|\breferences?\b|\bprojects\b
  `],
];

/** @param plain the question, lower case, its spelling put right, without the names of things */
export function aspectsIn(plain: string): Set<Aspect> {
  const asked = new Set(cues.filter(([, form]) => form.test(plain)).map(([aspect]) => aspect));
  // "How long do you keep it" is no matter of how long something takes.
  if (asked.has('retention') || (asked.has('reply') && !/\band time\b|\btime and\b/.test(plain))) asked.delete('duration');
  // "How fast can you start?" asks when, and not for how long.
  if (/\bhow (?:soon|early|quick|quickly|fast|long)\b.*\b(?:start|begin|available|free|get going|kick off)\b/.test(plain)) asked.delete('duration');
  // Who does not know what they need does not ask when not to buy.
  if (/\b(?:not|never) (?:know|sure|certain)\b|\bunsure\b/.test(plain)) asked.delete('not-for');
  return asked;
}
