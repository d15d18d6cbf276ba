import type { ArticleFilter } from '../types.ts';

export const articleCategories: readonly ArticleFilter[] = [
  'All',
  'AI & Technology',
  'E-commerce',
  'Design',
  'Cloud Computing',
  'Digital Marketing',
  'Security',
];
