import { articles } from '#content/articles/index.ts';
import { positions } from '#content/positions.ts';
import { privacyPolicy } from '#content/privacy-policy.ts';
import { projects } from '#content/projects/index.ts';
import { services } from '#content/services/index.ts';
import type { Article, Project } from '#content/types.ts';
import { nameAt, subjectAt } from '../found/subject.ts';
import { chartPlate, homeChart } from './chart-plates.ts';
import type { Colours } from './colours.ts';
import type { Lettering } from './lettering.ts';
import { chronometerPlate, coverPlate, coversPlate, indexPlate, servicePlate, servicesPlate, type Plate } from './plates.ts';
import { block, finished, mark, words, type Pen } from './sheet.ts';

/** A page, as far as its picture goes. */
export interface Pictured {
  readonly pathname: string;
  /** What its h1 says. */
  readonly heading: string;
}

export interface Atelier {
  readonly lettering: Lettering;
  readonly day: Colours;
  readonly night: Colours;
}

/** The picture of a page for those who share its address, as SVG without text. A page that is unknown here gets the chart. */
export function pictureOf({ lettering, day, night }: Atelier, { pathname, heading }: Pictured): string {
  const pen = { lettering, colours: day };
  if (pathname === '/') return home(pen, heading);
  const subject = subjectAt(pathname);
  switch (subject?.kind) {
    case 'service': {
      const { id, number, title, headline } = subject.service;
      return beside(pen, servicePlate(pen, id), { label: `${number} / ${title}`, heading: headline });
    }
    case 'project':
      return caseStudy(pen, subject.project);
    case 'article':
      return byNight({ lettering, colours: night }, subject.article);
    case undefined: {
      const name = nameAt(pathname);
      return beside(pen, plateOf(pen, pathname), { label: name === heading ? `Last updated ${privacyPolicy.lastUpdated}` : name, heading });
    }
  }
}

function plateOf(pen: Pen, pathname: string): Plate {
  switch (pathname) {
    case '/about':
      return chronometerPlate(pen);
    case '/services':
      return servicesPlate(pen, services.map(({ id }) => id));
    case '/portfolio':
      return coversPlate(projects);
    case '/careers':
      return indexPlate(pen, positions.map(({ title, location }) => ({ name: title, note: location })));
    case '/blog':
      return indexPlate(pen, articles.map(({ title, category }) => ({ name: title, note: category })));
    case '/privacy-policy':
      return indexPlate(pen, privacyPolicy.sections.map(({ heading }) => ({ name: heading })));
    default:
      return chartPlate(pen);
  }
}

interface Sentence {
  readonly label: string;
  readonly heading: string;
  readonly note?: string;
  readonly figure?: string;
}

function beside(pen: Pen, { from, svg }: Plate, sentence: Sentence): string {
  return finished(pen, svg + words(pen, { ...sentence, width: from - 76 - 36 }));
}

/** With the first of its results, whose figure stands by itself. */
function caseStudy(pen: Pen, project: Project): string {
  const [, figure = '', result = ''] = /^(\S+) (.*)$/.exec(project.results[0] ?? '') ?? [];
  // What it is compared with, the page says.
  const note = result.length > 60 ? result.split(/, |; /)[0] : result;
  return beside(pen, coverPlate(project), { label: `0${project.id} / ${project.category}`, heading: project.title, figure, note });
}

/** An article's picture is the night chart, with the drawing of the service that it is about. */
function byNight(pen: Pen, { title, category, author, readTime, relatedServiceIds: [about = 'web-development'] }: Article): string {
  return beside(pen, servicePlate(pen, about), { label: category, heading: title, note: `${author}, ${readTime}` });
}

function home(pen: Pen, heading: string): string {
  const place = { x: 76, y: 138, width: 800 };
  const { svg } = block(pen, heading, { face: 'display', size: 74 }, pen.colours('ink'), place);
  return finished(pen, homeChart(pen) + svg + mark(pen, { x: 950, y: 118 }));
}
