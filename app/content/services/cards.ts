import { services } from './index.ts';

/** What lists show of the services: a page with such a list carries this, and not the whole texts. */
export const serviceCards = services.map(({ id, number, shortTitle, title, description, technologies, features, link }) => ({
  id,
  number,
  shortTitle,
  title,
  description,
  technologies,
  features: features.slice(0, 3),
  link,
}));

export type ServiceCard = (typeof serviceCards)[number];
