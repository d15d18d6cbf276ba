import { assistant } from '#content/assistant.ts';
import { portfolio, technologyOverview } from '#content/portfolio.ts';
import { projects } from '#content/projects/index.ts';
import { testimonials } from '#content/testimonials.ts';
import type { Project } from '#content/types.ts';
import type { Entity, Passage } from '../passage.ts';
import { wordsForArea } from './areas.ts';
import { list, prose } from './make.ts';

const { sentences } = assistant;

const pageOf = ({ id, title }: Project) => ({ label: title, href: `/portfolio/${id}` });
const portfolioPage = { label: 'Portfolio', href: '/portfolio' };

/** The client's name without its town. */
const shortClient = (project: Project) => project.client.split(',')[0]!;

export const projectEntities: readonly Entity[] = projects.map((project) => ({
  id: `project:${project.id}`,
  names: [project.title, shortClient(project), `${project.category} project`, project.title.replace(/ (platform|system|app|dashboard)$/i, '')],
  page: pageOf(project),
}));

/** What the portfolio says. */
export function projectPassages(): Passage[] {
  const place = { about: 'company', page: portfolioPage };
  return [
    list(place, ['list', 'example'], 'portfolio projects past previous work examples case studies done before', sentences.projects, projects.map((project) => `${project.title} (${project.client})`)),
    prose(place, ['example'], portfolio.heading, portfolio.lede),
    prose(place, ['example', 'contact'], `${portfolio.closing.heading} reference references speak to a client other work in my field`, `${portfolio.closing.heading}. ${portfolio.closing.text}`),
    prose(place, ['price', 'duration', 'figure'], 'price cost budget range how much charge website app project timeline how long take usually', `${range()} ${sentences.fixedPrice}`),
    ...technologyOverview.map(({ name, items }) => list(place, ['technology'], `technologies ${name} ${wordsForArea(name)} ${portfolio.technology.heading}`, `${name}:`, items)),
    ...projects.flatMap(aboutProject),
  ];
}

function aboutProject(project: Project): Passage[] {
  const place = { about: `project:${project.id}`, page: pageOf(project) };
  const { title } = project;
  const client = shortClient(project);
  return [
    prose(place, ['overview', 'client', 'example'], `${title} ${client} ${project.category}`, `${project.description} ${project.longDescription}`),
    prose(place, ['price', 'duration', 'team', 'client'], 'budget cost price duration timeline how long months team size how many people client who for', sentences.project(title, project.client, project.timeline, project.teamSize, project.budget)),
    list(place, ['feature'], portfolio.projectPage.features, sentences.features(title), project.features),
    list(place, ['deliverable'], portfolio.projectPage.deliverables, sentences.deliverables(title), project.deliverables),
    list(place, ['result'], `${portfolio.projectPage.results} results outcome`, sentences.results(title, client), project.results),
    list(place, ['technology'], 'technologies', sentences.builtWith(title), project.technologies),
    ...Object.entries(project.technologies_detailed).map(([area, names]) => list(place, ['technology', ...(/infrastructure/i.test(area) ? (['place'] as const) : [])], `technologies ${area} ${wordsForArea(area)}`, `${sentences.builtWith(title)} (${area})`, names)),
    ...project.challenges.map((challenge, index) =>
      prose(place, ['challenge'], `${portfolio.projectPage.challenges} ${portfolio.projectPage.approach}`, `${challenge} ${project.approach[index] ?? ''}`, sentences.challenge(title)),
    ),
    ...testimonials
      .filter(({ projectId }) => projectId === project.id)
      .map((said) => prose(place, ['opinion'], `testimonial review client says ${said.name} rating stars`, sentences.testimonial(said.name, said.role, said.company, said.rating, said.text))),
  ];
}

/** From the lowest to the highest of what is published. */
function range(): string {
  const figures = (text: string) => (text.match(/\d[\d,]*/g) ?? []).map((figure) => Number(figure.replaceAll(',', '')));
  const budgets = projects.flatMap(({ budget }) => figures(budget));
  const months = projects.flatMap(({ timeline }) => figures(timeline));
  const currency = projects[0]!.budget.split(' ')[0]!;
  const money = (amount: number) => `${currency} ${amount.toLocaleString('en-US')}`;
  return sentences.prices(money(Math.min(...budgets)), money(Math.max(...budgets)), String(Math.min(...months)), String(Math.max(...months)));
}
