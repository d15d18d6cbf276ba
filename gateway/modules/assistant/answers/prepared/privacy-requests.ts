import { assistant } from '#content/assistant.ts';
import type { Action } from '#content/types.ts';
import { pattern } from '../../../language/patterns.ts';
import type { Topic } from '../../knowledge/question.ts';

/** What somebody may demand to be done with their data. */
export type PrivacyRequest = keyof typeof assistant.privacyRequests;
/** What somebody may want to know of what they told here. */
export type PrivacyQuestion = keyof typeof assistant.privacyQuestions;

const theirs = String.raw`(?:my|our|all(?: of)?(?: (?:my|our|the))?|everything|whatever)`;
const known = String.raw`(?:you|u) (?:\w+ )?(?:have|hold|know|stored?|keep|got|noted)`;
const data = String.raw`(?:data|details|(?:phone |mobile )?number|phone|e-?mail(?: address| id)?|info(?:rmation)?|chats?|conversations?|messages?|inquir(?:y|ies)|enquir(?:y|ies)|account|records?|application|cv|resume|résumé|name|${known}|(?:about|on) me|(?:i|we) (?:wrote|said|sent|told|typed|gave|left))`;
/** What is told in a chat. */
const told = String.raw`(?:(?:my|our) (?:\w+ )?(?:number|phone|e-?mail(?: address| id)?|name|(?:contact )?details|contacts?|messages?|chats?|conversations?)|(?:the|these|those|this|such|your) (?:chats?|conversations?)|chats|conversations|what (?:i|we) (?:write|wrote|say|said|type|typed|tell|told|gave|leave|left)(?: you)?)`;
const it = String.raw`(?:it|them|that|this|those|everything|all(?: of (?:it|that|this))?|the lot)`;
const away = String.raw`(?:gone|deleted|removed|erased|wiped|forgotten|destroyed|taken (?:down|out|off)|out of (?:there|your (?:system|files|database)))`;
const clearing = String.raw`(?:delet(?:e|ing)|remov(?:e|ing)|eras(?:e|ing)|wip(?:e|ing)|destroy(?:ing)?|forget(?:ting)?|get(?:ting)? rid of)`;
const using = String.raw`(?:us(?:e|ing)|shar(?:e|ing)|process(?:ing)?|pass(?:ing)? (?:on|around)|giv(?:e|ing) (?:out|away)|call(?:ing)?|ring(?:ing)?|text(?:ing)?|messag(?:e|ing)|phon(?:e|ing)|contact(?:ing)?|bother(?:ing)?|pester(?:ing)?)`;
const readers = String.raw`(?:who|whom|who all|(?:can|could|does|do|did|will|would|has|is|are) (?:any ?(?:one|body)|some ?(?:one|body)|a (?:human|person)|people|(?:all )?(?:of )?your (?:people|team|staff|colleagues)))`;
const reading = String.raw`(?:reads?|reading|sees?|seen|seeing|saw|look(?:s|ed|ing)? (?:at|into)|(?:has |have |had |gets? )?access(?:es)?(?: to)?|views?|viewed|has|have|had|gets?|got)`;

const letters = '(?:news-?letters?|mails?|e-?mails?|letters?)';

const requests: readonly (readonly [PrivacyRequest, RegExp])[] = [
  ['unsubscribe', pattern('')`
    (?<!\b(?:our|many|more|few|less|the) )\bun-?subscri\w+
    |\b(?:stop|no more|do not|don'?t) (?:sending |send |getting |receiving |want |mailing )?(?:the |any |these )*(?:me|us|your) (?:any |these |more )*${letters}\b
    |\b(?:stop|no more|do not|don'?t) (?:sending |send |getting |receiving |want |mailing )?(?:the |any |these )*${letters}\b(?= *(?:$|[.,;!?]|(?:please|pls|from|to|any ?more|now|at all|ever|again|thanks?|sir)\b))
    |\b(?:take|remove|delete) (?:me|us|my (?:e-?mail|address|name)(?: address)?) (?:off|from|out of) (?:your |the |this )*(?:mailing |e-?mail )?(?:news-?letters?|list)\b
  `],
  ['erase', pattern('')`
    \b(?:delet\w+|remov\w+|eras\w+|wip(?:e|ing)|forget) (?:${theirs} )+(?:\w+ ){0,2}?${data}\b
    |\b${theirs} (?:\w+ ){0,2}?${data} (?:\w+ ){0,3}?(?:deleted|removed|erased|wiped|forgotten)\b
    |\b(?:want|like|need|get|have) ${theirs} (?:\w+ ){0,2}?${data} (?:\w+ ){0,3}?${away}\b
    |\b(?:delete|remove|erase) (?:me|us)\b(?! from the (?:project|team|group))
    |\b(?:right to be forgotten|right to erasure)\b
  `],
  ['restrict', pattern('')`
    \b(?:(?:stop|quit|cease|avoid|no more)(?: (?:you|them|people|anybody|anyone))?(?: from)?|(?:do not|don'?t|never)(?: ever)?|(?:do not|don'?t) want (?:you|them|any ?one|any ?body|people|your \w+) to)\s
    (?:${using} (?:my|our) (?:\w+ )?(?:data|details|number|phone|e-?mail|name|info(?:rmation)?|messages?|chats?)|(?:call|text|messag|phon|contact|bother|pester|ring)ing (?:me|us))\b
  `],
  ['copy', pattern('')`
    \b(?:copy|export|download|extract|list|overview|printout|print-out) of (?:${theirs}|what|anything) (?:\w+ )?${data}\b|\b(?:see|get|have|access|download|export) (?:all )?(?:my|our) (?:personal )?data\b
    |\bwhat (?:data|information|info|details) (?:do|have) you (?:have|hold|store|stored|keep|got) (?:about|on|of) me\b
    |\b(?:subject access|access) request\b
  `],
];
const questions: readonly (readonly [PrivacyQuestion, RegExp])[] = [
  ['readers', pattern('')`\b${readers} (?:else )?(?:\w+ ){0,4}?${reading} (?:all )?${told}\b`],
  ['use', pattern('')`
    \bwhat (?:happens|will happen|is going to happen|becomes?|is done|(?:do|will|would|are|can) (?:you|u|they|your people)(?: \w+){0,2} do) (?:\w+ )?(?:to|with|of) ${told}\b
    |\bwhere (?:does|do|did|will) ${told} (?:go|end up|land)\b|\b(?:what|how) (?:do|will|would|are|is) (?:you )?(?:\w+ )?(?:us(?:e|ing) )?${told} (?:be )?(?:used|for)\b
  `],
];

/** The same with "it", of data that were spoken of. */
const requestsOfIt: readonly (readonly [PrivacyRequest, RegExp])[] = [
  ['erase', pattern('')`\b(?:want|wish|like|need|get|have|be|is|was|see) (?:${it} )?(?:to be |all )*${away}\b|(?<!\b(?:you|they|it|the\w*) )\b${clearing} ${it}\b|\b${clearing}$`],
  ['restrict', pattern('')`\b(?:stop|quit|cease|do not|don'?t|never) (?:you )?(?:from )?${using} ${it}\b`],
  ['copy', pattern('')`\b(?:copy|list|export|overview) of ${it}\b`],
];
const questionsOfIt: readonly (readonly [PrivacyQuestion, RegExp])[] = [
  ['readers', pattern('')`\b${readers} (?:else )?(?:\w+ ){0,3}?${reading} ${it}\b|\b(?:people|team|staff|colleagues|office|ones|guys|they|them)\b.* (?:too|also|as well)\b`],
  ['use', pattern('')`\bwhat (?:happens|will happen|becomes?|do you do) (?:\w+ )?(?:to|with|of) ${it}\b`],
  ['soon', /^(?:(?:and|so|ok) )*(?:how (?:quick|quickly|soon|fast)|by when|when|how long (?:does|will|would) (?:that|it|this) take$)\b(?!.*\b(?:keep|kept|store|stored)\b)/],
  ['kept', /\bhow long\b(?!.*\b(?:take|takes|need|until you|before you)\b)|\btill when\b|\buntil when\b/],
];

/** "Can the customers delete their account?", "we want users to get a copy of their data": what our work would do. */
const ofProducts = /\b(?:users?|customers?|patients?|students?|app|(?<!\b(?:your|this|ur) )(?:website|system)|software|crm|database|subscribers?|(?:our|my) newsletter)\b/;
/** What an erasure leaves and when has a paragraph of its own as well. */
const beyondErasing = /\bback-?ups?\b|\b(?:suppose|imagine|assume|say) (?:that )?you\b/;
/** "Can we export our data from Shopify?": theirs, and with somebody else. */
const fromElsewhere = /\b(?:from|out of) (?!you\b|u\b|your\b|here\b|there\b|this\b|the (?:chat|form|conversation)|longitude\b|me\b|us\b)\w+/;
/** What is told otherwise than in a chat has paragraphs of its own. */
const toldElsewhere = /\b(?:forms?|news-?letters?|sign(?:ed)? up|cv|résumé|resume|appl(?:y|ied|ication)|if|cookies?|device|browser)\b/;
const named = pattern('')`\b(?:${theirs}|the|a) (?:\w+ )?${data}\b|\bleft (?:you )?(?:my|our|a)\b|${told}`;
const LONGEST = 200;
/** Who asks on in a few words asks on of the same. */
const SHORT = 80;

/** What a message demands or asks of its visitor's own data, and where the policy says so. */
export interface PrivacyAnswer {
  readonly about: readonly (PrivacyRequest | PrivacyQuestion)[];
  readonly text: string;
  readonly links: readonly Action[];
  /** They want less of us, and no call. */
  readonly isDemand: boolean;
}

function plainOf(message: string): string | undefined {
  const said = message.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').replace(/[\s?.!]+$/, '').trim();
  return said.length > LONGEST || ofProducts.test(said) || beyondErasing.test(said) ? undefined : said;
}

/** Whether it was of their own data that was spoken last. */
const goesOn = ({ entity, told: before = [] }: Topic) => entity === 'privacy' && before.some((key) => key.startsWith(KEY));
const KEY = 'privacy-request:';

/** "I want it deleted", "delete it then". */
const ownDemand = new RegExp(String.raw`\b(?:i|we)(?:'d| would)? (?:\w+ )?(?:want|need|like|wish)(?: to have)? ${it} (?:to be |all )*${away}\b|^(?:(?:ok|so|then|please|pls|and|just|well) )*(?:delete|remove|erase) ${it}(?: (?:then|please|pls|now|all))*$`);

/** What a message demands to be done with its visitor's own data, if it does. */
export function privacyRequestIn(message: string, topic: Topic = {}): PrivacyRequest | undefined {
  const said = plainOf(message);
  if (said === undefined) return undefined;
  const ofIt = named.test(said) || goesOn(topic) || (topic.entity === 'privacy' && (named.test(topic.before ?? '') || ownDemand.test(said)));
  const demanded = [...requests, ...(ofIt ? requestsOfIt : [])].find(([, demands]) => demands.test(said))?.[0];
  return demanded === 'copy' && fromElsewhere.test(said) ? undefined : demanded;
}

function questionsIn(message: string, topic: Topic, demands: boolean): PrivacyQuestion[] {
  const said = plainOf(message);
  if (said === undefined || toldElsewhere.test(said)) return [];
  const ofIt = goesOn(topic) && said.length <= SHORT;
  const asked = (kinds: typeof questions) => kinds.filter(([, asks]) => asks.test(said)).map(([kind]) => kind);
  const straight = asked(questions);
  if (straight.length > 0) return straight;
  return demands ? asked(questionsOfIt).filter((kind) => kind === 'readers') : ofIt ? asked(questionsOfIt) : [];
}

const page = '/privacy-policy';
const places: Readonly<Record<PrivacyQuestion, string>> = { readers: `${page}#who-reads-it`, use: `${page}#chat`, soon: `${page}#rights`, kept: `${page}#retention` };

/** What answers who demands or asks something of their own data; undefined where nobody does. */
export function privacyAnswer(message: string, topic: Topic): PrivacyAnswer | undefined {
  const demanded = privacyRequestIn(message, topic);
  const asked = questionsIn(message, topic, demanded !== undefined);
  const href = demanded ? `${page}#rights` : asked[0] && places[asked[0]];
  if (!href) return undefined;
  return {
    about: [...(demanded ? [demanded] : []), ...asked],
    text: [...(demanded ? [assistant.privacyRequests[demanded]] : []), ...asked.map((kind) => assistant.privacyQuestions[kind])].join('\n'),
    links: [{ label: 'Privacy policy', href }],
    isDemand: demanded === 'erase' || demanded === 'restrict',
  };
}

/** What is remembered of it, for what is asked next. */
export const privacyTopic = (topic: Topic, { about }: PrivacyAnswer, before: string): Topic => ({ ...topic, entity: 'privacy', aspect: 'privacy', before, told: [...about.map((kind) => `${KEY}${kind}`), ...(topic.told ?? [])] });
