import { assistant } from '#content/assistant.ts';
import { portfolio } from '#content/portfolio.ts';
import { projects } from '#content/projects/index.ts';
import type { Action, Project } from '#content/types.ts';
import { pattern } from '../../../language/patterns.ts';
import { kindOf, titleOf } from '../../knowledge/content.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import { projectLike } from '../from-content/like-theirs.ts';
import { besides, namesOf, type Reckoned } from './reckoned.ts';
import { offices } from '#content/offices.ts';

// Which other projects there are, for whom, and which of them is the newest.

const words = assistant.reckoned.projects;
const portfolioLink: Action = { label: 'Portfolio', href: '/portfolio' };
const things = '(?:projects?|clients?|customers?|case stud(?:y|ies)|references?|works?)';
/** "What other projects", "who are your shop clients", "any clients in Dubai", "who else did you build for". */
const asked = pattern('')`
  \b(?:what|which|who|whom|list|name|any|some|show|tell|have|got)\b.*\b${things}\b
  |\b(?:who|for whom|whom) else\b.*\b(?:build|built|do|did|done|make|made|work|worked)\b|\bwhat else (?:have|did) (?:you|u)\b.*\b(?:build|built|do|done|make|made)\b
  |^(?:(?:and|so|ok) )*(?:any |the |your )?(?:others?|more) ${things}\b
`;
const isOther = /\b(?:others?|else|(?<!\b(?:one|two|1|2|once) )more|another|besides|apart)\b/;
const ofNow = /\b(?:newest|latest|most recent|last)\b/;
/** These ask for something else of a project, or of another client than ours. */
const ofAnother = pattern('')`\b(?:my|our|mine|how|why|when|where|happy|say|says|said|think|pay|paid|talk|speak|call|contact|reach|cost|long|difficult\w*|hard\w*|lost|lose|typical|usual|ideal|kind|type|types|sort|biggest|largest|smallest|cheapest|longest|shortest|best|favou?rite|proud\w*|failed|late|managers?|management|confidential|data|portal|login|start\w*|next|after)\b`;
const asking = pattern('')`^(?:projects?|clients?|customers?|case|study|studies|references?|works?|worked|working|others?|else|another|besides|apart|list|name|names|show|build|built|make|made|done|newest|latest|recent|last|one|ones|published|public|past|previous|earlier|portfolio|company|companies|firms?|businesses|longitude|far|current|currently|existing|you|guys)$`;

/** Which of our published projects a question asks for as a list; undefined where it asks for what one of them is. */
export function projectsAsked(question: Question, topic: Topic): Reckoned | undefined {
  const { entity = '', need } = topic;
  const { plain, entities } = question;
  const further = shownOne(question, topic) ?? inAnotherTown(question, topic);
  if (further) return further;
  if (!asked.test(plain) || ofAnother.test(plain) || question.aboutJobs || question.aboutArticles) return undefined;
  const left = besides(question, asking).filter((word) => !entities.some((id) => namedBy(id, word)));
  if (left.length > 0 || entities.some((id) => !['service', 'office'].includes(kindOf(id)))) return undefined;
  if (ofNow.test(plain)) return entities.length === 0 && /\bprojects?|works?|case\b/.test(plain) ? { text: `${words.newest} ${titles(projects)}.`, links: [portfolioLink] } : undefined;
  const named = entities.filter((id) => kindOf(id) === 'service');
  // "Who else do you do that for?"
  const spokenOf = [entity, need].filter((id) => id !== undefined && kindOf(id) === 'service').slice(0, 1);
  const services = named.length === 0 && /\b(?:that|this|it|such)\b/.test(plain) ? spokenOf : named;
  const places = offices.filter(({ id }) => entities.includes(`office:${id}`));
  const others = isOther.test(plain);
  // "What projects have you done?" is found; and of two services at once less is sure.
  if ((!others && services.length + places.length === 0) || services.length > 1 || places.length > 1) return undefined;
  const [service] = services;
  const [place] = places;
  const fitting = projects.filter(({ serviceIds, client }) => (!service || serviceIds.some((id) => service === `service:${id}`)) && (!place || client.endsWith(`, ${place.city}`)));
  const shown = others ? fitting.filter(({ id }) => entity !== `project:${id}`) : fitting;
  if (shown.length === 0) return undefined;
  const lead = words.lead(others, service && titleOf(service), place?.city);
  return { text: [`${lead} ${clients(shown)}.`, others ? `${portfolio.closing.heading}. ${portfolio.closing.text}` : undefined].filter(Boolean).join(' '), links: shown.length === 1 ? [pageOf(shown[0]!)] : [portfolioLink], about: shown.length === 1 ? `project:${shown[0]!.id}` : undefined };
}

const titles = (some: readonly Project[]) => namesOf(some.map(({ title }) => title));
const clients = (some: readonly Project[]) => some.map(({ client, title }) => `${client} (${title})`).join('; ');
const pageOf = ({ id, title }: Project): Action => ({ label: title, href: `/portfolio/${id}` });

/** Everyday names are none of those that a question is sure to name a thing by. */
const namedBy = (id: string, word: string) => kindOf(id) === 'service' && /^(?:cloud|apps?|mobile|shops?|ecommerce|commerce|online|stores?|web|websites?|sites?|ai|marketing|seo|digital|solutions?|development|services?)$/.test(word);

/** "And in Dubai?", after those of another town. */
const goesOn = /^(?:(?:and|so|ok|what about|how about|any|some|those|the ones|ones) )*(?:in|from|for)? ?(?:the )?\w+(?: \w+)?$/;

function inAnotherTown({ plain, entities, words: said, naming }: Question, { before }: Topic): Reckoned | undefined {
  const [place] = offices.filter(({ id }) => entities.length === 1 && entities[0] === `office:${id}`);
  const isOfPlace = place && before !== undefined && goesOn.test(plain) && said.every((word) => naming.includes(word)) && asked.test(before) && !ofAnother.test(before) && !/\boffices?\b/.test(before);
  const fitting = isOfPlace ? projects.filter(({ client }) => client.endsWith(`, ${place.city}`)) : [];
  if (!place || fitting.length === 0) return undefined;
  return { text: `${words.lead(false, undefined, place.city)} ${clients(fitting)}.`, links: [portfolioLink], about: fitting.length === 1 ? `project:${fitting[0]!.id}` : undefined };
}

/** "Can you show one, not a shop please?", of the service that is spoken of. */
const showing = /^(?:(?:and|so|ok|nice|cool|great|please|then|hi) )*(?:(?:can|could|do|would|will) (?:you|i|we) )?(?:please )?(?:show|see|have|give|name|got)(?: (?:me|us))? (?:one|some|an example|examples|a few|any|one of (?:them|those)|an? (?:example|sample))\b(?<besides>.*)$/;
const without = /\b(?:not|no|besides|except|other than|but not)(?: (?:an?|the|another|any))? (?<what>\w+)/;

function shownOne({ plain, entities }: Question, { entity = '', need }: Topic): Reckoned | undefined {
  const besidesIt = showing.exec(plain)?.groups?.besides;
  const service = [entity, need].find((id) => id !== undefined && kindOf(id) === 'service');
  const what = without.exec(besidesIt ?? '')?.groups?.what;
  const left = besidesIt?.replace(without, '').replace(/\b(?:of|from|the|that|those|them|it|you|did|have|done|made|built|please|pls|then|here|for|us|me|website|site|app|portal|one)\b/g, '').trim();
  if (besidesIt === undefined || service === undefined || left !== '' || entities.some((id) => kindOf(id) !== 'service')) return undefined;
  const others = entities.filter((id) => id !== service);
  const isLeftOut = ({ serviceIds, title, category, id }: Project) => what !== undefined && (serviceIds.some((one) => others.includes(`service:${one}`)) || `${title} ${category}`.toLowerCase().includes(what) || projectLike(what)?.id === id);
  const fitting = projects.filter((project) => project.serviceIds.some((id) => service === `service:${id}`) && !isLeftOut(project));
  return fitting.length === 0 ? undefined : { text: `${words.lead(false, titleOf(service), undefined)} ${clients(fitting)}.`, links: fitting.length === 1 ? [pageOf(fitting[0]!)] : [portfolioLink], about: fitting.length === 1 ? `project:${fitting[0]!.id}` : service };
}
