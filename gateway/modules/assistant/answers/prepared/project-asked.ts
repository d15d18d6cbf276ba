import { assistant } from '#content/assistant.ts';
import { portfolio } from '#content/portfolio.ts';
import { projects } from '#content/projects/index.ts';
import type { Action, Project } from '#content/types.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import { pattern } from '../../../language/patterns.ts';
import { stem, stemsOf } from '../../../language/words.ts';
import { allPassages, kindOf, titleOf } from '../../knowledge/content.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import { projectLike } from '../from-content/like-theirs.ts';
import { projectTold } from '../from-content/not-theirs.ts';
import type { Reckoned } from './reckoned.ts';

// Whether we have done such a thing, and what is asked in a few words of the project that is spoken of.

const words = assistant.reckoned.projects;
const portfolioLink: Action = { label: 'Portfolio', href: '/portfolio' };

const opening = '^(?:(?:hi|hello|ok|okay|so|and|but|then|well|great|thanks|cool|nice|now|also|sorry|alright|oh|hm|seen|i saw|saw) )*';
const us = '(?:you|u|you guys|your (?:team|company|people)|longitude)';
const doneVerb = '(?:done|do|did|made|make|built|build|developed|develop|created|create|worked|work|delivered|fixed|fix|solved|solve|handled|helped|help|had|have)';
const suchOne = '(?:it|that|this|one|ones|these|those|the same|same|such (?:a |an )?\\w+|any(?:thing|one)? (?:like (?:it|that|this|us|ours|me)|similar)|some(?:thing|one) (?:like (?:it|that|this|us|ours|me)|similar|comparable)|similar(?: \\w+)?|(?:a |an )?(?:companies|company|people|clients?|businesses|business|firms?|shops?|others?) like (?:us|ours|mine|me|that|this))';
const around = '(?: (?:before|already|yet|ever|so far|in the past|for|with|to|any(?:one|body)|some(?:one|body)|others?|people|else|who|(?:some)?where|like (?:us|ours|me|mine|that|this)|(?:a |an |another |other )?(?:client|customer|company|companies|business|firm|clients|customers|trade)|our|my|of|in|size|field|industry|now))*';

/** "Have you done that?", "did you make one before?", "have you worked for someone like us?" */
const done = pattern('')`
  ${opening}(?:(?:have|has|did|do|had|are) )?${us}(?: (?:ever|already|also|maybe|guys|people|really))* ${doneVerb}(?: (?:on|for|with|out|up))?(?: ${suchOne})${around}$
  |${opening}(?:have|did) ${us}(?: ever)? (?:work|worked) (?:for|with|in)\b.*\b(?:like (?:us|me|ours|mine|that)|our|my|this) ?(?:field|industry|trade|business|line|sector|area|kind|size)?$
  |${opening}(?:(?:do|have) ${us} (?:have |got )?|is there |are there |got |show me |can ${us} show(?: me| us)? |can i see |can we see )?(?:an? |any |some )?(?:examples?|references?|case stud(?:y|ies)|projects?|experience|clients?|something)(?: (?:in|from|of|for|with|like))+ (?:us|ours|me|mine|that|this|it|our (?:\w+ )?\w+|my (?:\w+ )?\w+|(?:this|that|the same) \w+)$
  |${opening}any (?:similar|such|comparable) (?:projects?|works?|examples?|clients?|references?|case stud(?:y|ies))(?: before| done| already)*$
`;
/** "An example in travel", of a trade that is named. */
const inTrade = pattern('')`${opening}(?:(?:do|have) ${us} (?:have |got |done )?|is there |are there |got |show me |can ${us} show(?: me| us)? |can i see )?(?:an? |any |some )?(?:examples?|references?|case stud(?:y|ies)|projects?|experience|clients?) (?:in|from|for|with|of) (?:the |an? )?(?<trade>[a-z]+?(?: [a-z]+?)??)(?: (?:sites?|websites?|apps?|shops?|projects?|clients?|(?<firms>compan(?:y|ies)|firms?|business(?:es)?)))?(?: (?:that )?(?:you|u) (?:have )?(?:did|done|made|built))?$`;
/** Who says more than this asks for something of its own. */
const FEW = 5;

/** Whether we have done what somebody wants or what they do, with the project that is like theirs; undefined where that is not asked, or none is. */
export function doneBefore(question: Question, topic: Topic): Reckoned | undefined {
  const { plain, entities, aboutJobs } = question;
  if (aboutJobs || question.words.length > FEW || entities.some((id) => kindOf(id) !== 'project' && !question.vague.has(id))) return undefined;
  const { trade, firms } = inTrade.exec(plain)?.groups ?? {};
  const isOfTrade = trade !== undefined && entities.length === 0 && !ofNoTrade.test(trade);
  if (!done.test(plain) && !isOfTrade) return undefined;
  const project = projectMeant(question, topic, isOfTrade ? trade : undefined);
  if (project) return told(project, words.done(project.title, project.client, project.description));
  // Of a trade that none was for, that the others are not public; a tool, a law or a town is none.
  const { heading, text } = portfolio.closing;
  const known = isOfTrade ? knownTrade(trade) : undefined;
  return known !== undefined || (isOfTrade && firms !== undefined) ? { text: [known, `${heading}. ${text}`].filter(Boolean).join(' '), links: [portfolioLink] } : undefined;
}

/** That we know it, where we say so. */
function knownTrade(trade: string): string | undefined {
  const known = allPassages().find(({ lead }) => lead === assistant.sentences.industries);
  const names = known?.items.map(({ title, text }) => title ?? text).join(' ');
  return names && stemsOf(names).includes(stem(trade)) ? `${assistant.sentences.industries} ${names}` : undefined;
}

/** These are no trade. */
const ofNoTrade = /\b(?:you|your|yours|past|previous|recent|other|others|all|one|this|that|it|each|them|web|mobile|apps?|websites?|sites?|shops?|ai|cloud|marketing|seo|work|works|time|price|prices|budget|team)\b/;

function projectMeant({ entities }: Question, topic: Topic, trade: string | undefined): Project | undefined {
  const named = entities.filter((id) => kindOf(id) === 'project');
  if (named.length > 0) return named.length === 1 ? projectOf(named[0]) : undefined;
  if (trade !== undefined) return projectLike(trade) ?? projectLike(`${trade} online`);
  // What was told last may be of anybody's: shown as like theirs, or spoken of, it is meant.
  const shown = projectOf(projectTold({ entity: topic.entity, told: topic.told }));
  const meant = shown ?? (topic.before === undefined ? undefined : projectLike(topic.before));
  return meant && !topic.denied?.includes(`project:${meant.id}`) ? meant : undefined;
}

const projectOf = (about: string | undefined) => projects.find(({ id }) => about === `project:${id}`);
const told = ({ id, title }: Project, text: string): Reckoned => ({ text, links: [{ label: title, href: `/portfolio/${id}` }], about: `project:${id}` });

/** What came out of it. */
const results = pattern('')`
  ${opening}(?:what|which|any|and|the|tell me|how) ?(?:(?:exactly|were|was|are|is|did|have|has|the|of|it|they|there|some|real|concrete|your|client|clients?|for them|about) )*(?:came? (?:out|of it)|results?|outcomes?|effects?|changed?|differences?|improve\w*|success\w*|impact|benefits?|gain(?:ed)?)(?: (?:of|out|of it|of that|it|that|this|from|for|them|the|client|clients?|any|numbers|figures|with|by|there|in|have|for them|then|after|afterwards|come|get))*$
  |${opening}(?:did|does|has|have) (?:it|that|this|they) (?:really |actually )?(?:help(?:ed)?|work(?:ed)?(?: out)?|pa(?:y|id) off|br(?:ing|ought)|chang(?:e|ed)|improved?|sell|succeed(?:ed)?|make a difference)(?: (?:anything|them|something|out|well|for them|at all|in the end|any\w*|more|sales|much))*$
  |${opening}(?:any|what) (?:(?:real|hard|concrete|actual) )?(?:numbers|figures|kpis|metrics|results)(?: (?:on|of|from|for|to|about) .*)?$
`;
/** "For how many clinics is that?", and of people, how many use it. */
const howManyOf = /\bfor how many (?<who>\w+)\b|\bhow many (?<users>\w+) (?:use|used|uses|using|have access|log in|are on it|is (?:it|that|this) for|was (?:it|that|this) for)\b/;
const howManyAlone = /^(?:(?:and|so|ok) )*(?:(?:how many|of how many) (?<alone>\w+)(?: (?:is|was|are|were|do|does|did|have|has|had|in|total|all|altogether|they|that|it|there|then))*|.* for how many (?<named>\w+))$/;
/** What stands for people who use a thing, in whatever words they are told. */
const users = /^(?:users?|people|persons?|staff|employees|customers|clients?|seats|accounts|logins)$/;
/** Numbers of those, as they stand in texts. */
const counted = /\b(?:\d[\d,]*|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty)(?:-\w+)?)\b(?: (?:food|small|outpatient|of|\w+ing|\d+))*? (?:agents|stalls|families|clinics|doctors|pupils|teachers|staff|analysts|warehouses|countries|kitchens)\b/i;
/** Of those who worked on it, another figure tells. */
const ofUs = /\b(?:of you|of your|developers?|engineers?|designers?|work(?:ed|ing)? on|team|built it|months|weeks|hours|years|projects?)\b/;
const MOST_SENTENCES = 2;

/** What is asked of the project that is spoken of: what came of it, how many use it, whether a service of ours was part of it. */
export function projectAsked(question: Question, topic: Topic): Reckoned | undefined {
  const { entities, aboutJobs } = question;
  // "Wow, that is fast. How did you manage that?"
  const plain = question.asking ?? question.plain;
  const inPlain = new Set(plain.split(' '));
  const isSpokenOf = kindOf(topic.entity ?? '') === 'project';
  // A word that stands in one project only may be anybody's while another is spoken of.
  const named = entities.filter((id) => kindOf(id) === 'project' && !(isSpokenOf && question.vague.has(id)));
  const spoken = named.length > 0 ? (named.length === 1 ? named[0] : undefined) : isSpokenOf ? topic.entity : undefined;
  const project = projectOf(spoken);
  if (!project || aboutJobs || question.words.filter((word) => inPlain.has(word) && !question.naming.includes(word)).length > FEW || ofTheirs.test(plain)) return undefined;
  const others = entities.filter((id) => kindOf(id) !== 'project');
  if (others.length === 1 && named.length === 0 && wasWith.test(plain) && kindOf(others[0]!) === 'service' && question.words.every((word) => beside.test(word) || question.naming.includes(word) || serviceWord.test(word))) return told(project, partOf(project, others[0]!));
  if (named.length === 1 && whatPaid.test(plain)) return told(project, assistant.sentences.projectFact.price(project.budget));
  const date = whenLive.test(plain) ? allPassages().find(({ about, heading }) => about === 'unpublished' && heading.startsWith('go live ')) : undefined;
  if (date) return told(project, date.items.map(({ text }) => text).join(' '));
  const part = named.length === 0 && whether.test(plain) && !asksAnything.test(plain) ? partWith(project, question) : undefined;
  if (part) return told(project, part);
  if (others.length > 0) return undefined;
  if (named.length === 0 && (whyTime.test(plain) || (topic.asked?.includes('duration') && whyAlone.test(plain)))) return told(project, whyOf(project));
  if (named.length === 0 && results.test(plain)) return told(project, `${assistant.sentences.results(project.title, project.client.split(',')[0]!)} ${project.results.join('; ')}.`);
  const { who: used, users: using } = howManyOf.exec(plain)?.groups ?? {};
  const { alone, named: ofNamed } = howManyAlone.exec(plain)?.groups ?? {};
  const who = ofUs.test(plain) ? undefined : (used ?? using ?? ofNamed ?? (alone !== undefined && !users.test(alone) ? alone : undefined));
  const said = who === undefined ? [] : sentencesWith(project, who);
  return said.length > 0 ? told(project, said.join(' ')) : undefined;
}

/** "What did Dhow Creek pay?" */
const whatPaid = /^(?:(?:and|so|ok) )*(?:what|how much) did (?:\w+ ){1,4}(?:pay|spend)(?: (?:you|for it|for that|in the end|then))*$/;
/** Neither the day nor the month of one is published. */
const whenLive = /^(?:(?:and|so|ok) )*(?:when|which year|what year|in which year|since when)\b(?!.*\b(?:do|can|could|may|shall|should|be)\b).*\b(?:live|launch\w*|start\w*|begin|began|finish\w*|done|built|made|online|released?|published|ready)\b/;
/** "9 months, why?", "how did you manage that in four months?" */
const whyTime = /\b(?:why|how come)\b.*\b(?:long|fast|quick\w*|slow|months?|time|short)\b|\b(?:months?|weeks?|long|fast|quick)\b.*\b(?:why|how come)\b|\bhow (?:did|could|do|can|was|were|have) (?:you|it|that|they|this)\b.*\b(?:months?|fast|quick\w*|in time|so short)\b/;
const whyAlone = /^(?:(?:but|and|so|ok|wow) )*(?:why|how come)(?: (?:so|that|is that|was that|did it|it|take|took|long|fast|much))*$/;
const numerals: readonly string[] = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** The difficulty that speaks of the time that it took, and what was done about it; or that the site gives no reason. */
function whyOf({ title, timeline, challenges, approach }: Project): string {
  const months = `${numerals[Number.parseInt(timeline, 10)]} months`;
  const at = challenges.findIndex((text) => text.includes(months));
  return at < 0 ? assistant.toldAgain.why : `${assistant.sentences.challenge(title)} ${challenges[at]} ${approach[at] ?? ''}`.trim();
}

/** "Did it have an app for the kitchen?", "the kitchen staff, they have an own app?" */
const whether = /\b(?:do|does|did) (?:it|that|they|this|the \w+) (?:also )?(?:have|get|include|come with)\b|\b(?:they|it|the \w+) (?:also )?(?:have|had|has|got|gets?)\b|\b(?:is|was|were) there\b/;
/** This wants no yes. */
const asksAnything = /\b(?:who|whom|whose|what|which|when|where|why|how)\b/;
/** Words of it that name nothing that it holds. */
const noPart = /^(?:own|staff|people|users?|use|used|project|app|apps|system|one|also|have|include[ds]?|part|work|works|worked|separate|extra|thing|kind)$/;
/** The lines of what a project holds that name all of what somebody asks for: the kitchen, and an app for it. */
function partWith({ title, features, deliverables }: Project, { words: said, naming }: Question): string | undefined {
  const own = said.filter((word) => !noPart.test(word) && !naming.includes(word)).map(stem);
  const things = said.filter((word) => /^(?:apps?|dashboards?|portals?|reports?|pages?|screens?)$/.test(word)).map(stem);
  if (own.length === 0 || own.length > FEW) return undefined;
  const meant = [...own, ...things];
  const holding = (lines: readonly string[]) => lines.filter((text) => meant.every((word) => stemsOf(text).includes(word)));
  const [given, held] = [holding(deliverables), holding(features)];
  if (given.length > 0) return `${assistant.sentences.deliverables(title)} ${given.join('; ')}.`;
  return held.length > 0 ? `${assistant.sentences.features(title)} ${held.join('; ')}.` : undefined;
}

/** "And for us?" */
const ofTheirs = /\b(?:i|we|my|our|ours|mine|us|me|would|will)\b/;
/** "Was that with AI?", "did it use the cloud?", "was marketing part of it?" */
const wasWith = /^(?:(?:and|so|ok|oh|wow|but) )*(?:(?:was|is|were) (?:it|that|this|there)(?: (?:also|all|done|made|built|any))*(?: (?:with|using|in|on|by|through))?|(?:did|does|do) (?:it|that|this|they)(?: also)? (?:use|have|include|involve|run on|need|contain)|(?:it|that|they) (?:used|uses|had|has)|(?:was|is|were)(?= \w+(?: \w+)? (?:part of|in (?:it|that)|involved|included|used)))\b.*$/;
/** Words beside the name of what is asked for. */
const beside = /^(?:use|used|uses|using|have|has|had|include[ds]?|involved?|part|any|also|run|runs|need|contain|built|made|done|there|with)$/;
const serviceWord = /^(?:ai|ml|cloud|marketing|seo|machine|learning|ads)$/;
const areas: readonly (readonly [string, RegExp])[] = [
  ['service:ai-solutions', /learning|reading/i],
  ['service:cloud-solutions', /infrastructure/i],
  ['service:mobile-development', /mobile/i],
  ['service:digital-marketing', /marketing/i],
  ['service:ecommerce', /payment/i],
  ['service:web-development', /frontend/i],
];

function partOf({ title, serviceIds, technologies_detailed: used }: Project, service: string): string {
  const area = areas.find(([id]) => id === service)?.[1];
  const [name, items] = Object.entries(used).find(([key]) => area?.test(key)) ?? [];
  const isPart = serviceIds.some((id) => service === `service:${id}`) || name !== undefined;
  return isPart ? words.partOf(titleOf(service), title, name && items ? `${name} with ${items.join(', ')}` : undefined) : words.noPart(titleOf(service), title);
}

/** Sentences and lines of a project that tell how many there are. */
function sentencesWith({ description, longDescription, features, deliverables, results: changed }: Project, who: string): string[] {
  const all = [...sentencesOf(`${description} ${longDescription}`).map(({ text }) => text), ...[...features, ...deliverables, ...changed].map((text) => `${text}.`)];
  const meant = stem(who);
  const own = all.filter((text) => counted.test(text) && stemsOf(text).includes(meant));
  return (own.length > 0 ? own : users.test(who) ? all.filter((text) => counted.test(text)) : []).slice(0, MOST_SENTENCES);
}
