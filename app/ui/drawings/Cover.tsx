import type { Project } from '#content/types.ts';
import { styled } from 'styled-components';
import { covers } from './covers.ts';

interface CoverProps {
  readonly project: Pick<Project, 'icon' | 'gradient'>;
}

/**
 * The drawing that stands for a project, on its own two colours. The tint is laid a little beside the lines, as in a
 * two-colour print. It says nothing that the title does not, so that it is hidden from screen readers.
 */
export function Cover({ project }: CoverProps) {
  const { solids, shift, lines, strong } = covers[project.icon];
  const [ground, tint] = project.gradient;
  return (
    <Sheet viewBox="0 0 480 320" aria-hidden="true" style={{ background: ground }}>
      <path d={solids} fill={tint} transform={`translate(${shift.join(' ')})`} />
      <g fill="none" stroke="#fffdf8" strokeLinejoin="round" strokeLinecap="round" strokeWidth="1.5">
        <path d={solids + lines} vectorEffect="non-scaling-stroke" />
        <path d={strong} strokeWidth="2.75" vectorEffect="non-scaling-stroke" />
      </g>
    </Sheet>
  );
}

const Sheet = styled.svg`
  width: 100%;
  height: auto;
  aspect-ratio: 3 / 2;
  /* Its light lines need their ground on paper too. */
  print-color-adjust: exact;
`;
