import { projects } from '#content/projects/index.ts';
import type { Project } from '#content/types.ts';
import type { Plugin } from 'vite';
import { covers as drawings } from '../ui/drawings/covers.ts';

/** Writes the covers of the projects as files too, for pages that show several of them far down: `/covers/1.svg`. */
export function covers(): Plugin {
  return {
    name: 'covers',
    apply: (config) => !config.build?.ssr,
    generateBundle() {
      for (const project of projects) this.emitFile({ type: 'asset', fileName: `covers/${project.id}.svg`, source: coverOf(project) });
    },
  };
}

/** As ui/drawings/Cover.tsx draws it. */
function coverOf({ icon, gradient: [ground, tint] }: Project): string {
  const { solids, shift, lines, strong } = drawings[icon];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><path d="M0 0h480v320H0z" fill="${ground}"/>` +
    `<path d="${solids}" fill="${tint}" transform="translate(${shift.join(' ')})"/>` +
    `<g fill="none" stroke="#fffdf8" stroke-linejoin="round" stroke-linecap="round" stroke-width="1.5">` +
    `<path d="${solids}${lines}" vector-effect="non-scaling-stroke"/><path d="${strong}" stroke-width="2.75" vector-effect="non-scaling-stroke"/></g></svg>\n`
  );
}
