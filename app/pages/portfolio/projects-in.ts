import type { PortfolioCategory, Project } from '#content/types.ts';

/** The projects of a category, in their order. A category that there is not has none. */
export function projectsIn<P extends Pick<Project, 'category'>>(projects: readonly P[], category: string): readonly P[] {
  return category === ('All' satisfies PortfolioCategory) ? projects : projects.filter((project) => project.category === category);
}
