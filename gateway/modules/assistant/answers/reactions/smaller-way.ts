import { assistant } from '#content/assistant.ts';
import { projects } from '#content/projects/index.ts';
import { services } from '#content/services/index.ts';
import type { Action, Service } from '#content/types.ts';
import { pattern } from '../../../language/patterns.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import { allPassages, kindOf, pageOf } from '../../knowledge/content.ts';
import type { Passage } from '../../knowledge/passage.ts';
import type { Topic } from '../../knowledge/question.ts';
import { contactLink } from '../from-content/answer-question.ts';
import { leftFor } from '../from-content/limits.ts';
import { keysOf } from './told-items.ts';
import type { TooDear } from './too-dear.ts';

/** The service whose price it is: of a project, the one that it is first of all. */
function serviceOfPrice({ entity = '', need = '' }: Topic): Service | undefined {
  const project = kindOf(entity) === 'project' ? projects.find(({ id }) => entity === `project:${id}`) : undefined;
  const id = kindOf(entity) === 'service' ? entity : need || (project ? `service:${project.serviceIds[0]}` : '');
  return services.find((service) => id === `service:${service.id}`);
}

/** A site of five pages is no smaller way to what was made as a whole application, or is wanted as one. */
const isOfApplication = ({ entity = '', need }: Topic, { id }: Service, wanted: string): boolean => id === 'web-development' && ((kindOf(entity) === 'project' && need === undefined) || (application.test(wanted) && (ofPortal.test(wanted) || !site.test(wanted))));
const application = pattern('i')`
  \b(?:portals?|log-?ins?|logins?|(?:booking|appointment|patient|inventory|billing|hr|management) (?:system|software|tool)s?)\b
  |\b(?:need|needs|want|wants|build|looking for|require|make|develop|create)\b[^.?!\n]{0,40}\b(?:software|platform|web ?app|application|dashboard|crm|erp|system)s?\b
`;
const site = /\b(?:web ?sites?|sites?|home ?pages?|landing pages?|web ?pages?)\b/i;
const ofPortal = /\b(?:portals?|log-?ins?|logins?|(?:booking|appointment|patient) systems?)\b/i;

/** A sum as high as this part of the highest is that. */
const NEARLY = 0.9;

/** What its price begins with, where it is told from … to, and the sum is the higher one. */
function lowerEnd({ faq }: Service, sum: number | undefined): string | undefined {
  const price = faq.find(({ question }) => /\bcost\b(?!.*\b(?:keep|run)\b)/.test(question))?.answer ?? '';
  const figures = [...price.matchAll(/USD ([\d,]+)/g)].map(([, figure]) => Number(figure!.replaceAll(',', '')));
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  if (sum === undefined || figures.length < 2 || least === most || sum < most * NEARLY) return undefined;
  const [sentence, another] = sentencesOf(price).map(({ text }) => text);
  return /\blower end\b/.test(another ?? '') ? another : sentence?.replace(/, and from about .*$/, '.');
}

/**
 * What the page of a service says of the smaller way, which it does under when not to buy; to whom that was told, that a first talk is free.
 *
 * @param wanted what they said that they would have, in their words
 */
export function smallerWay({ sum }: TooDear, topic: Topic, wanted = ''): { readonly text: string; readonly links: readonly Action[]; readonly topic: Topic } {
  const words = assistant.tooDear;
  const service = serviceOfPrice(topic);
  const about = service && `service:${service.id}`;
  const { told = [], denied = [] } = topic;
  const passage = about && !isOfApplication(topic, service, wanted) ? allPassages().find((one) => one.about === about && one.aspects.includes('not-for') && leftFor(one, denied).length > 0) : undefined;
  const page = pageOf(about);
  if (service && page && !passage) return { text: words.free, links: [page, contactLink], topic };
  if (!service || !passage || !page) return { text: `${words.ofWhat} ${words.free}`, links: [{ label: 'Services', href: '/services' }, contactLink], topic };
  const lower = lowerEnd(service, sum);
  const places = leftFor(passage, denied);
  const keys = places.map((place) => keysOf(passage)[place]!);
  const isTold = keys.every((key) => told.includes(key));
  const text = isTold ? [lower ?? `${words.smallest} ${inShort(passage)}`, words.free] : [lower && `${words.upper} ${lower}`, words.smaller(service.title), places.map((place) => passage.items[place]!.text).join(' ')];
  return { text: text.filter(Boolean).join('\n'), links: [page, contactLink], topic: isTold ? topic : { ...topic, told: [...new Set([...keys, ...told])], last: keys } };
}

/** The sentence that names it, with the one that it leans on. */
function inShort({ items }: Passage): string {
  const place = Math.max(0, items.findIndex(({ text }) => namesIt.test(text)));
  return items.slice(place > 0 && /^That\b/.test(items[place]!.text) ? place - 1 : place, place + 1).map(({ text }) => text).join(' ');
}

const namesIt = /\b(?:cheaper|half as much|a fiftieth|begin with|smaller job|one good server)\b/;
