import type { Action } from '#content/types.ts';
import type { Entity, Passage } from './passage.ts';
import { articleEntities, articlePassages } from './passages/articles.ts';
import { careerPassages, positionEntities } from './passages/careers.ts';
import { comparisonPassages } from './passages/comparisons.ts';
import { companyPassages } from './passages/company.ts';
import { officeEntities, officePassages } from './passages/offices.ts';
import { privacyPassages } from './passages/privacy.ts';
import { projectEntities, projectPassages } from './passages/projects.ts';
import { serviceEntities, servicePassages } from './passages/services.ts';

/** Every thing of the site's content that can be asked about. */
export const entities: readonly Entity[] = [...serviceEntities, ...projectEntities, ...positionEntities, ...officeEntities, ...articleEntities];

let passages: readonly Passage[] | undefined;

/** Everything that the assistant knows: the site's content, in pieces. It does not change while a process runs. */
export function allPassages(): readonly Passage[] {
  return (passages ??= [...companyPassages(), ...servicePassages(), ...projectPassages(), ...careerPassages(), ...comparisonPassages(), ...officePassages(), ...articlePassages(), ...privacyPassages()]);
}

/** What kind of thing a passage is about: `project` of `project:2`. */
export const kindOf = (about: string): string => about.split(':')[0]!;

/** Where a thing is told of at length. */
export const pageOf = (id: string | undefined): Action | undefined => entities.find((entity) => entity.id === id)?.page;

/** What a thing goes by. */
export const titleOf = (id: string): string => entities.find((entity) => entity.id === id)?.names[0] ?? '';
