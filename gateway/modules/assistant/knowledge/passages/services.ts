import { assistant } from '#content/assistant.ts';
import { home } from '#content/home.ts';
import { projects } from '#content/projects/index.ts';
import { services } from '#content/services/index.ts';
import { servicesOverview } from '#content/services-overview.ts';
import type { Project, Service } from '#content/types.ts';
import type { Aspect, Entity, Passage } from '../passage.ts';
import { wordsForArea } from './areas.ts';
import { list, prose, tellsTime, type Place } from './make.ts';

const { sentences } = assistant;

/** Other words for a service that mean it and nothing else on this site. */
const otherNames: Readonly<Record<Service['id'], readonly string[]>> = {
  'web-development': ['website', 'web site', 'marketing site', 'web page', 'portal', 'web application', 'webapp', 'web app'],
  'mobile-development': ['mobile app', 'app', 'ios', 'android', 'iphone app', 'mobile application'],
  ecommerce: ['shop', 'online shop', 'online store', 'webshop', 'web shop', 'e-commerce site', 'ecommerce website', 'store'],
  'digital-marketing': ['marketing', 'seo', 'advertising', 'ads', 'search engine optimisation', 'campaign'],
  'ai-solutions': ['ai', 'artificial intelligence', 'machine learning', 'language model', 'llm', 'chatbot', 'ai assistant'],
  'cloud-solutions': ['cloud', 'hosting', 'devops', 'cloud migration', 'server', 'operations'],
};

/** Of these names a word that may mean anything: "app" is any app. */
export const everydayNames: readonly string[] = ['web', 'mobile', 'app', 'shop', 'shops', 'store', 'server', 'operations', 'ads', 'campaign', 'website', 'portal', 'ios', 'android', 'webapp', 'hosting', 'cloud', 'advertising'];

export const serviceEntities: readonly Entity[] = services.map((service) => ({
  id: `service:${service.id}`,
  names: [service.title, service.shortTitle, ...otherNames[service.id]],
  page: pageOf(service),
  related: service.relatedProjectIds.map((id) => `project:${id}`),
}));

function pageOf({ title, link }: Service) {
  return { label: title, href: link };
}

/** What the service pages say. */
export function servicePassages(): Passage[] {
  const place = { about: 'company', page: { label: servicesOverview.servicePage.back.label, href: '/services' } };
  return [
    list(place, ['list', 'overview'], 'services offer what do you do kinds of work provide', sentences.services, services.map(({ title }) => title)),
    prose(place, ['overview'], `${servicesOverview.heading} contract team how many services`, servicesOverview.lede),
    prose(place, ['not-for'], 'when not to buy hire honest advise against tell clients', home.services.lede),
    ...services.flatMap(aboutService),
  ];
}

/** "Almost always" is true of the question that stands on the page, and may be false of the visitor's. */
const asksYesOrNo = /^(?:can|do|does|will|are|is)\b/i;

function aboutService(service: Service): Passage[] {
  const place = { about: `service:${service.id}`, page: pageOf(service) };
  const { title } = service;
  return [
    prose(place, ['overview'], `${title}. ${service.headline}`, `${service.description} ${service.lede}`),
    prose(place, ['overview'], 'motto headline', service.headline),
    list(place, ['feature'], `${servicesOverview.servicePage.features} features`, sentences.included(title), service.features),
    list(place, ['technology'], 'technologies', sentences.workWith(title), service.technologies),
    ...service.technologiesByArea.map(({ name, items }) => list(place, ['technology'], `technologies ${name} ${wordsForArea(name)}`, `${sentences.workWith(title)} (${name})`, items)),
    list(place, ['deliverable'], `${servicesOverview.servicePage.delivered} deliverables`, sentences.youGet(title), service.delivered),
    ...service.delivered.map((entry) => prose(place, ['deliverable'], entry.title, `${entry.title}. ${entry.text}`)),
    list(place, ['process'], `${servicesOverview.servicePage.process} process steps`, sentences.runs(title), service.process),
    ...service.process.map((step) => prose(place, ['process', ...(tellsTime(step) ? (['duration'] as const) : [])], step.title, `${step.title}. ${step.text}`)),
    ...service.whenNotToBuy.map((paragraph) => prose(place, ['not-for'], servicesOverview.servicePage.whenNotToBuy, paragraph)),
    ...service.faq.map(({ question, answer }) => prose(place, [...aspectsOf(question), 'question'], question, answer, asksYesOrNo.test(question) ? question : undefined)),
    prose(place, ['contact'], 'how to begin start what to send', service.callToAction),
    seenIn(service, place),
  ];
}

/** The only figures for budgets and time beside those of the questions: what published projects took. */
function seenIn({ title, relatedProjectIds }: Service, place: Place): Passage {
  const seen = relatedProjectIds.map((id) => projects.find((project) => project.id === id)).filter((project): project is Project => project !== undefined);
  return {
    ...prose(place, ['price', 'duration', 'example'], 'examples cost price how long duration timeline build', sentences.figuresNote),
    lead: `${sentences.seenIn(title)} ${seen.map((project) => sentences.seenFigure(project.title, project.timeline, project.budget)).join('; ')}.`,
    ofTime: sentences.seenTimes(title, new Intl.ListFormat('en').format(seen.map((project) => sentences.seenTime(project.title, project.timeline)))),
  };
}

function aspectsOf(question: string): Aspect[] {
  if (/\bcost|charge\b/i.test(question)) return /keep|run/i.test(question) ? ['price', 'upkeep'] : ['price'];
  return /how (long|soon)/i.test(question) ? ['duration'] : [];
}
