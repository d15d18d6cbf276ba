import { portfolio } from '#content/portfolio.ts';
import type { Project } from '#content/types.ts';

/** `03.2 / Problem`: the second part of the third project. */
export function chapterOf({ id }: Pick<Project, 'id'>, index: 1 | 2 | 3 | 4 | 5): string {
  return `0${id}.${index} / ${portfolio.projectPage.chapters[index - 1]}`;
}
