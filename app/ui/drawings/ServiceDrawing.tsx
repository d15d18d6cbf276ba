import type { ServiceId } from '#content/types.ts';
import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';
import { InkedPath, type Ink } from './InkedPath.tsx';

const load = () => import('./services.ts');
const here = import.meta.env.SSR ? (await load()).serviceDrawings : undefined;
const inks = new Map<ServiceId, readonly [tint: Ink, lines: Ink]>();

/** The small drawing of a service, in the hand of the project covers. */
export function ServiceDrawing({ id }: { readonly id: ServiceId }) {
  const [tint, lines] = inksOf(id);
  return (
    <Sheet viewBox="0 10 160 100" aria-hidden="true">
      <InkedPath ink={tint} transform="translate(5 5)" />
      <InkedPath ink={lines} />
    </Sheet>
  );
}

function inksOf(id: ServiceId) {
  let both = inks.get(id);
  if (!both) {
    const ink = (index: 0 | 1): Ink => ({ here: here?.[id][index], load: async () => (await load()).serviceDrawings[id][index] });
    both = [ink(0), ink(1)];
    inks.set(id, both);
  }
  return both;
}

const Sheet = styled.svg`
  width: 100%;
  height: auto;
  fill: none;
  stroke: ${color.ink};
  stroke-width: 1.4;
  stroke-linecap: round;
  stroke-linejoin: round;

  > :first-child {
    fill: color-mix(in srgb, ${color.brass} 38%, transparent);
    stroke: none;
  }
`;
