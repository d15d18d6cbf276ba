import type { Project } from '#content/types.ts';

/** What a project is measured by. */
export type Figure = 'budget' | 'timeline' | 'teamSize';

/** The first number of a project's figure: of a budget from … to its lower end. */
export const amountOf = (project: Project, figure: Figure): number => Number(project[figure].match(/\d[\d,]*/)![0].replaceAll(',', ''));
