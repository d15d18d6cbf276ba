import { projects } from './index.ts';

/** What lists show of the projects: a page with such a list carries this, and not the whole texts. */
export const projectCards = projects.map(({ id, title, description, category, client, technologies, timeline, results, gradient, icon }) => ({
  id,
  title,
  description,
  category,
  client,
  technologies,
  timeline,
  results: results.slice(0, 1),
  gradient,
  icon,
}));

export type ProjectCardFacts = (typeof projectCards)[number];
