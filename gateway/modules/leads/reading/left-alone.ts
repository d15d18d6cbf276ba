import { pattern } from '../../language/patterns.ts';
import { sentencesOf } from '../../language/sentences.ts';

const reach = '(?:call|ring|phone|contact|text|message|disturb|bother|harass|spam|pester|cold[- ]?call|get in touch(?: with)?|reach out(?: to)?|write to|e-?mail|mail)';
const reaching = '(?:calling|ringing|phoning|contacting|texting|messaging|disturbing|bothering|harass?ing|spamming|pestering|cold[- ]?calling)';
const reached = '(?:call(?:ed)?|r[au]ng|phoned|contact(?:ed)?|texted|messaged|mailed|e-?mailed|what ?s ?app(?:ed|ing)|bothered|disturbed|harass?ed|spammed|pestered|cold[- ]?called)';
const theirs = "(?:me|us|my (?:\\w+ )?(?:number|phone|mobile|home|office|shop|wife|husband|mother|father|staff)|this number)";
const you = "(?:you|u|you (?:people|guys|lot)|ur \\w+|your (?:\\w+ )?\\w+|(?:some ?(?:one|body)|people|a \\w+|an \\w+) (?:from|of|at) (?:you|your \\w+|longitude|there)|longitude)";
const never = String.raw`(?:again|ever(?: again)?|any ?more|no more|further|at all|please|pls|now|for (?:this|that|anything|marketing|sales)|about (?:this|that|anything|marketing|sales))`;
const ends = String.raw`(?:\W*(?:${never}|ok(?:ay)?|at once|immediately|today|right now|every day|all the time|you people|thanks?|thank you))*\W*$`;
const lists = String.raw`(?:(?:your|ur|ya) (?!(?:\w+ )?(?:clients?|customers?|partners?|references?|websites?) )(?:\w+ ){0,2}(?:lists?(?! of (?:\w+ )?(?:clients|customers|partners|references))|database|records|crm|systems?|books?|files)|(?:the|any|this|all) (?:\w+ )?(?:call(?:ing|er)?|contacts?|phone|marketing|sales|mailing|spam) lists?)`;

/** Demands that leave no doubt, whatever else is said of how to be reached. */
const demands = pattern('')`
  \b(?:take|remove|strike|cross|get|delete|keep|scratch) (?:me|us|it|this|that|them|(?:my|our|this|that|the) (?:\w+ ){0,2}\w+|[+\d][\d() -]{5,}\d)(?: \w+)? (?:off|from|out of) ${lists}\b
  |\btake (?:my|our|this|that) (?:\w+ )?number off\b
  |\b(?:do[- ]?not|don't)[- ]?(?:call|contact|disturb)[- ](?:list|register|registry)\b
  |(?:^\W*|\b(?:please|pls|just|now|and|(?:want|tell) (?:you|them|your \w+) to) )leave (?:me|us) (?:alone|in peace)\b(?! (?:with|after|for|until|when|once|as)\b)|\blet (?:me|us) be\W*$
  |\blose (?:my|this|our) number\b
  |\b(?:nobody|no ?one|none of (?:you|your \w+))(?: from (?:you|your \w+|longitude|there))? (?:should|must|may|shall|is to|better)(?: ever| please)? ${reach}(?: ${theirs})?${ends}
  |\b(?:nobody|no ?one) (?:please )?(?:calls?|contacts?|rings?|phones?) (?:me|us) (?:please|pls|again|any ?more|ever)\b
`;
/** These are none where another way to be reached is offered. */
const refusals = pattern('')`
  \b(?:stop|quit|cease|no more|enough (?:of|with))(?: (?:you|them|your \w+))?(?: from)? (?:(?:all|these|those|the|your|this|with) )*(?:${reaching}(?: ${theirs})?|(?:\w+ )?(?:phone )?calls? (?:to )?(?:me|us)|(?:unwanted|cold|sales|marketing|spam|annoying|your|these) (?:phone )?calls)${ends}
  |\b(?:stop|quit) ${reaching} (?:me|us)\b
  |\b(?:do not|don't|dont|never)(?: you)?(?: ever| dare(?: to)?)? ${reach}(?: ${theirs})?(?: please| pls)? (?:again|any ?more|ever)\b
  |\b(?:do not|don't|dont) ever ${reach} (?:me|us)\b
  |\b(?:i|we)(?: really)? (?:do not|don't|dont|never) (?:want|wish|like|need)(?: to)?(?: be| get| have| receive)? (?:any |your )?(?:${reached}|contact|(?:\w+ )?calls?)(?: by \w+)? (?:by (?:you|any)|from (?:you|any)|at all|again|any ?more|ever)\b
  |\bno (?:more )?contact (?:at all|ever|from you|from your \w+|what ?so ?ever)\b
  |\b(?:i|we) (?:do not|don't|dont) want (?:any ?(?:one|body)|you|your \w+)(?: \w+)? to (?:ever )?${reach}(?: (?:me|us))?(?: again| any ?more| ever)\b
`;
/** That they were called. */
const wasReached = pattern('')`
  \b${you}(?: (?:have|has|had|just|already|even|still|people|guys|all|keeps?|kept))* ${reached} ${theirs}\b
  |\b(?:i|we)(?: (?:have|am|are|just|keep|was|were|been|got|get|getting|being))* ${reached} (?:\w+ ){0,3}(?:by|from) ${you}\b
  |\b(?:i|we)(?: (?:have|am|are|just|keep|got|get|getting|received?|receiving|had))+ (?:\w+ ){0,2}calls? (?:\w+ ){0,2}(?:from|by) ${you}\b
`;
/** And did not want it. */
const unwanted = pattern('')`
  \b(?:never|not|didn't|didnt|don't|dont|nobody)(?: \w+){0,2} (?:ask\w*|want\w*|agree\w*|consent\w*|sign\w*|request\w*|gave|give|given|interested|need\w*|allow\w*)\b
  |\bwithout (?:my |our |any )?(?:permission|consent|asking|being asked)\b
  |\b(?:spam|harass?ment|unsolicited|unwanted|cold[- ]?calls?|annoy\w*|sick of|fed up|stop)\b
`;
/** The same in one. */
const complaints = pattern('')`
  (?<!\b(?:will|would|do|can|if) )\b${you} (?:keeps?|kept)(?: on)? ${reaching} ${theirs}\b
  |\bwhy (?:do|does|did|are|is|have|has) ${you}(?: (?:keep|always|even|still|people|guys|all))*(?: on)? (?:${reaching}|${reached}|ring|phone|text|disturb|bother|harass|spam|pester) (?:me|us)(?: (?:again|so|every|at|all|when|if|\d)\b|\W*$)
  |\b(?:never|didn't|didnt|did not) (?:ask(?:ed)?|agreed?|want(?:ed)?|consent(?:ed)?|sign(?:ed)? up)(?: (?:for|to|you))*(?: be| get)? (?:${reached}|your calls?|(?:these|those|any|marketing|sales) calls?)\b
`;

/** "Mail me instead", "whatsapp only". */
const otherWay = pattern('')`
  \b(?:e-?mail|mail|write(?: to)?|what ?s ?app|text|sms|message|messages)(?: (?:me|us))? (?:only|instead|rather|please|pls|is (?:better|fine|ok|best))\b
  |\b(?:only|just|rather|instead|better|prefer)(?: (?:by|via|use|to|me|an?|send))* (?:e-?mails?|mails?|what ?s ?app|texts?|sms|messages?|write)\b
  |(?:^|[,.;]\s*)(?:please |pls |you can |can you |but )*(?:call|ring|phone|e-?mail|mail|write to|what ?s ?app|text|message) (?:me|us)\b
`;
/** "My mail is ann@x.com": who gives it may be written to. */
const ofTheirMail = /\b(?:my|our) (?:e-?)?mail\b|\b(?:use|at|to) \S+@/;
/** "… so that people stop calling us": somebody else does, and our work would end it. */
const ofOthers = pattern('u')`
  \b(?:customers?|clients?|patients?|guests?|tenants?|parents?|students?|users?|vendors?|agenc(?:y|ies)|(?<!\b(?:you|your) )people|they|app|bot|chat-?bot|website|system|software)\b(?: [\p{L}\d]+){0,9} (?:stop|stops|quit|to stop|never|do not|don't|dont)\b
  |\b(?:need|want|build|looking for) (?:an? |the )?(?:\w+ )?(?:app|bot|chat-?bot|website|system|software|list)\b
`;

/** Who says more tells a story, and may need something all the same. */
const LONGEST = 240;

/**
 * Whether somebody complains of being contacted by us, or demands to be left alone: what they write with that is given to be struck off, and
 * nothing that they need. Who only would not be called, and may be written to, is none.
 */
export function wantsLeftAlone(message: string): boolean {
  const said = message.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
  if (said.length > LONGEST || ofOthers.test(said)) return false;
  const sentences = sentencesOf(said).map(({ text }) => text);
  const parts = [...sentences, ...sentences.flatMap((text) => text.split(/[,;]\s+|\s[-–]\s/))];
  if (parts.some((text) => demands.test(text))) return true;
  if (otherWay.test(said) || ofTheirMail.test(said)) return false;
  return parts.some((text) => refusals.test(text) || complaints.test(text)) || (wasReached.test(said) && unwanted.test(said));
}
