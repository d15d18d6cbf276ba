import type { Service } from '../types.ts';
import { aiSolutions } from './ai-solutions.ts';
import { cloudSolutions } from './cloud-solutions.ts';
import { digitalMarketing } from './digital-marketing.ts';
import { ecommerce } from './ecommerce.ts';
import { mobileDevelopment } from './mobile-development.ts';
import { webDevelopment } from './web-development.ts';

/** The six services in the order in which they are shown and numbered. */
export const services: readonly Service[] = [
  webDevelopment,
  mobileDevelopment,
  ecommerce,
  digitalMarketing,
  aiSolutions,
  cloudSolutions,
];
