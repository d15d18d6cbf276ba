import { portfolioCategories } from '#content/portfolio.ts';
import { projects } from '#content/projects/index.ts';
import { describe, expect, it } from 'vitest';
import { projectsIn } from './projects-in.ts';

describe('projectsIn', () => {
  it('leaves all of them in "All"', () => {
    expect(projectsIn(projects, 'All')).toEqual(projects);
  });

  it('takes those of the category and keeps their order', () => {
    const four = [
      { id: 1, category: 'Finance' },
      { id: 2, category: 'Healthcare' },
      { id: 3, category: 'Finance' },
    ] as const;
    expect(projectsIn(four, 'Finance').map(({ id }) => id)).toEqual([1, 3]);
  });

  it('puts each project into exactly one category of the row', () => {
    const found = portfolioCategories.slice(1).flatMap((category) => projectsIn(projects, category));
    expect(found.map(({ id }) => id).toSorted()).toEqual(projects.map(({ id }) => id));
  });

  it('finds nothing in a category that there is not', () => {
    expect(projectsIn(projects, 'Aviation')).toEqual([]);
  });
});
