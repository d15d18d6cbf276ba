import type { ServiceId } from '#content/types.ts';
import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';
import { serviceDrawings } from './services.ts';

/** The small drawing of a service, in the hand of the project covers. */
export function ServiceDrawing({ id }: { readonly id: ServiceId }) {
  const [tint, lines] = serviceDrawings[id];
  return (
    <Sheet viewBox="0 0 160 120" aria-hidden="true">
      <path d={tint} transform="translate(5 5)" />
      <path d={lines} />
    </Sheet>
  );
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
