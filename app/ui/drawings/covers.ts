import type { Project } from '#content/types.ts';
import { calendar } from './covers/calendar.ts';
import { candles } from './covers/candles.ts';
import { path } from './covers/path.ts';
import type { CoverPaths } from './covers/paths.ts';
import { plots } from './covers/plots.ts';
import { route } from './covers/route.ts';
import { shelf } from './covers/shelf.ts';

/** The cover of each project, by the name of its drawing. */
export const covers: Readonly<Record<Project['icon'], CoverPaths>> = {
  shelf: shelf(),
  calendar: calendar(),
  route: route(),
  path: path(),
  plots: plots(),
  candles: candles(),
};
