import { assistant } from '#content/assistant.ts';
import { positions } from '#content/positions.ts';
import { projects } from '#content/projects/index.ts';
import { services } from '#content/services/index.ts';
import type { Passage } from '../passage.ts';
import { amountOf, type Figure } from './figures.ts';
import { list, sentencesOf } from './make.ts';

const { sentences } = assistant;
const portfolioPage = { about: 'company', page: { label: 'Portfolio', href: '/portfolio' } };
const servicesPage = { about: 'company', page: { label: 'Services', href: '/services' } };

/** What stands on many pages, side by side: who asks for the dearest or the longest compares. */
export function comparisonPassages(): Passage[] {
  return [
    list(portfolioPage, ['price', 'list'], 'dearest most expensive highest biggest largest cheapest lowest smallest budget project job compare spent more less', sentences.byBudget, byFigure('budget')),
    list(portfolioPage, ['duration', 'list'], 'longest shortest quickest slowest project took time compare longer faster', sentences.byTime, byFigure('timeline')),
    list(portfolioPage, ['team', 'list'], 'biggest largest smallest team crew project people compare more fewer', sentences.byTeam, byFigure('teamSize')),
    list(servicesPage, ['price', 'list'], 'compare prices costs of all services which service is cheaper dearer difference website shop app ai', sentences.servicesByPrice, answersOf(/\bcost|charge\b/i)),
    list(servicesPage, ['duration', 'list'], 'compare how long services take which is faster sooner website app marketing', sentences.servicesByTime, answersOf(/\bhow (?:long|soon)\b/i)),
    list({ about: 'careers', page: { label: 'Careers', href: '/careers' } }, ['list', 'experience', 'place'], 'positions jobs compare years of experience least most remote home office which city', sentences.positionsCompared, positions.map(({ title, location, experience }) => `${title} (${location}, ${experience})`)),
  ];
}

/** The projects with one of their figures, the highest first. */
function byFigure(figure: Figure): string[] {
  return projects.toSorted((a, b) => amountOf(b, figure) - amountOf(a, figure)).map((project) => `${project.title}, for ${project.client.split(',')[0]!}: ${project[figure]}`);
}

/** What each service's page answers first to such a question. */
function answersOf(asked: RegExp): string[] {
  return services.flatMap(({ shortTitle, faq }) => faq.filter(({ question }) => asked.test(question)).map(({ answer }) => `${shortTitle}: ${sentencesOf(answer)[0]!}`));
}
