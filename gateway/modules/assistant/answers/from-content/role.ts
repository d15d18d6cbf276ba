import { company } from '#content/company.ts';
import { pattern, source } from '../../../language/patterns.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import type { Finding } from '../../../leads/evidence.ts';
import { isJobSeeker } from '../../../leads/reading/job-seekers.ts';
import { ownTrade } from '../../../leads/reading/own-trade.ts';
import { isSeller } from '../../../leads/reading/sellers.ts';
import { allPassages, kindOf } from '../../knowledge/content.ts';
import type { Found } from '../../knowledge/knowledge.ts';
import { passageKey, textOf } from '../../knowledge/passage.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import { isOfPress } from '../prepared/no-clients.ts';
import type { KnownLead } from '../telling/known-lead.ts';

/** What somebody wants of us: work done, work to do, to sell us something, or to write about us. */
export type Role = NonNullable<Topic['role']>;

/** What is said for another role is meant so much more seldom than its words let expect. */
const SELDOM = 0.005;

/** "We are a supplier of office furniture", "who handles purchasing at your side", "shall I send the catalogue" */
const supplies = pattern('i')`
  \b(?:
    (?:we|i)(?: are|['’]re| am|['’]m) (?:an? )?(?:\w+ )?(?:supplier|vendor|distributor|dealer|manufacturer|recruit(?:er|ment agency)|staffing (?:agency|firm))s? (?:of|for|in|from|and|,)
    |(?:company|firm|agency|shop)(?: in [\w ]{2,30})? that (?:suppl(?:y|ies)|sells?|offers?)
    |who (?:handles|does|is in charge of|looks after|is responsible for|buys)(?: the)? (?:purchas\w+|procurement|buying|office supplies)
    |(?:offer|sell|supply|introduce|present|pitch)(?: \w+){0,4} to (?:you|your (?:company|office|team))
    |we (?:can |could |would like to |want to )?offer (?:you )?(?:\d+ ?%|an? (?:\w+ )?discount|our (?:services?|products?|catalogue|candidates?))
    |(?:become|be|register as|onboard(?:ed)? as) (?:an? |your )?(?:vendor|supplier)
  )\b
`;
/** "I'm not applying for a job", "I don't want a job lol", "not a job seeker": who says so wants no work of us. */
const work = String.raw`(?:jobs?|apply|applying|applicants?|application|vacanc(?:y|ies)|careers?|candidates?|job ?seekers?|hired|employment|position|work (?:for|with|at) (?:you|u))`;
const deniesJob = new RegExp(source`\b(?:not|never|no(?= job ?seekers?\b)|dont|didnt|(?:do|did|am|are|was)n['’]?t)\b(?: (?:want\w*|need\w*|look\w*|ask\w*|seek\w*|apply\w*|interested|here|an?|any|the|for|in|about|to|your|get|saying|talking|after))*? ${work}\b|\bwho (?:said|asked|talks?) (?:\w+ ){0,2}?${work}\b`, 'i');
/** "Is there an opening for freshers", more than a question's own words tell of work here. */
const speaksOfJobs = /\b(?:job|jobs|vacanc\w+|openings?|hiring|recruit\w*|interns?|internships?|freshers?|careers?|salar(?:y|ies)|ctc|cv|resum[eé]s?|résumés?|apply(?:ing)? for|applicants?|join (?:you|your team|us)|work (?:for|with|at) (?:you|u|longitude)|employees? get|perks|as (?:an? )?(?:developer|designer|engineer|marketer|employee|trainee)s?|(?:do|are) (?:you|u) (?:\w+ )?(?:look(?:ing)? for|need|hir\w+|tak(?:e|ing)) (?:\w+ ){0,3}(?:people|developers?|designers?|marketers?|engineers?|trainees?))\b/i;

/** "I am a designer, do you do development for designers?" */
const asksForWork = /\b(?:do|can|could|would) (?:you|u) (?:guys |also )?(?:do|make|build|develop)\b/i;

/** Whether a sentence, or one of a message, says that no job is wanted. */
export const isDeniedJob = (message: string): boolean => sentencesOf(message).some(({ text }) => deniesJob.test(text));

interface Said {
  readonly message: string;
  readonly question: Question;
  readonly findings: readonly Finding[];
  readonly lead: KnownLead | undefined;
}

/** "What about the marketing one?", after a position. */
const ofJobs: readonly string[] = ['careers', 'position'];

const ofWork: readonly string[] = ['service', 'project'];

/** Whom somebody is by now: what they were stays until they clearly say otherwise. */
export function roleOf({ message, question, findings, lead }: Said, { role: before, entity = '', need, last = [] }: Topic): Role | undefined {
  const services = lead?.servicesInterested ?? [];
  if (isDeniedJob(message)) return before === 'supplier' ? before : 'client';
  if (supplies.test(message) || isSeller(message, { purposeOfVisit: undefined, services })) return before === 'client' ? before : 'supplier';
  if (isOfPress(message)) return 'press';
  if (isJobSeeker(message, { purposeOfVisit: undefined, services })) return 'applicant';
  const wants = findings.some(({ field, retracted }) => !retracted && (field === 'servicesInterested' || field === 'requirements' || field === 'budget'));
  if (before === 'supplier' || before === 'press' || (before === 'applicant' && !wants)) return before;
  // "Do you look for marketing people?" was answered with positions, and no service is wanted yet.
  const isOfJobs = ofJobs.includes(kindOf(entity)) || wasOfJobs(last);
  if (isOfJobs && before === 'client' && !wants && services.length === 0 && !need) return undefined;
  if (question.aboutJobs || speaksOfJobs.test(message) || isOfJobs) return before;
  if (asksForWork.test(message)) return 'client';
  // "I'm an SEO specialist" names no service that they want.
  if (!wants && ownTrade(message)) return before;
  const asksToBuy = question.entities.some((id) => kindOf(id) === 'service' && !question.vague.has(id)) || (question.aspects.has('price') && [...question.entities, entity, need ?? ''].some((id) => ofWork.includes(kindOf(id))));
  return wants || asksToBuy || findings.some(({ field, retracted }) => field === 'company' && !retracted) ? 'client' : before;
}

/** Whether the last answer began with what is told of jobs. */
function wasOfJobs([key]: readonly string[]): boolean {
  const told = key?.split(':')[0];
  return told !== undefined && allPassages().some((passage) => ofJobs.includes(kindOf(passage.about)) && passageKey(passage) === told);
}

/** What was found, where what is said for who has another role is hardly meant. */
export function forRole(found: readonly Found[], { aboutJobs, said, entities, aspects }: Question, { role }: Topic): Found[] {
  const speaks = !isDeniedJob(said) && (aboutJobs || speaksOfJobs.test(said));
  const asksPrice = entities.some((id) => kindOf(id) === 'service') && aspects.has('price');
  const forOthers = { client: (one: Found) => isForOthersClients(one) || (!speaks && tellsOfJobs(one) && !(aspects.has('team') && one.passage.aspects.includes('team'))), applicant: isForBuyers, supplier: isForBuyers, press: () => false };
  const isOfOthers = role === undefined || (role !== 'client' && asksPrice) ? undefined : forOthers[role];
  return isOfOthers ? found.map((one) => (isOfOthers(one) ? { ...one, chance: one.chance * SELDOM } : one)) : [...found];
}

/** How to apply, what staff are offered, and what is not said of either. */
const tellsOfJobs = ({ passage }: Found) => passage.about === 'careers' || kindOf(passage.about) === 'position' || (kindOf(passage.about) === 'unpublished' && textOf(passage).includes(company.emails.careers));

/** What a service costs and holds, and what it would have to begin with. */
const isForBuyers = ({ passage: { about, aspects } }: Found) => kindOf(about) === 'service' || (about === 'company' && aspects.includes('price'));

/** What is said to who buys of our clients. */
const ofTheirClients = /\bone of our clients\b/;
const isForOthersClients = ({ passage }: Found) => kindOf(passage.about) === 'unpublished' && ofTheirClients.test(textOf(passage));

/** Whether somebody is to be asked what they need and where they are reached. */
export const maySell = ({ role }: Topic = {}): boolean => role === undefined || role === 'client';
