import type { ServiceId } from '#content/types.ts';
import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';

/** On a sheet of 160 by 120: what is tinted, and the lines. */
const drawings: Readonly<Record<ServiceId, readonly [tint: string, lines: string]>> = {
  'web-development': [
    'M30 44h44v34h-44z',
    'M18 20h124v80h-124zM18 34h124M26 27h0M33 27h0M40 27h0M30 44h44v34h-44zM86 46h44M86 56h44M86 66h30M30 88h76M118 84l6 20 4-8 8-3z',
  ],
  'mobile-development': [
    'M62 70h36v24h-36z',
    'M54 12h52a6 6 0 0 1 6 6v84a6 6 0 0 1-6 6h-52a6 6 0 0 1-6-6v-84a6 6 0 0 1 6-6zM72 18h16M62 32h36M62 42h24M62 52h30M62 70h36v24h-36zM62 82l10-6 10 8 16-10M124 44a30 30 0 0 1 0 32M134 36a44 44 0 0 1 0 48M36 44a30 30 0 0 0 0 32M26 36a44 44 0 0 0 0 48',
  ],
  ecommerce: [
    'M88 60h44l-6 44h-32z',
    'M28 12h58v92l-7-6-7 6-8-6-7 6-7-6-8 6-7-6-7 6zM38 28h38M38 40h24M38 52h30M38 64h20M38 78h14M62 78h14M88 60h44l-6 44h-32zM98 60c0-22 24-22 24 0',
  ],
  'digital-marketing': [
    'M20 92l28-14 26 4 28-30 38-22v74h-120z',
    'M20 14v90h122M20 92l28-14 26 4 28-30 38-22M48 78v26M74 82v22M102 52v52M126 30h14v14M42 30a9 9 0 1 0 18 0a9 9 0 1 0-18 0M51 14v6M51 40v6M35 30h6M61 30h6',
  ],
  'ai-solutions': [
    'M96 60a26 26 0 1 0 52 0a26 26 0 1 0-52 0z',
    'M14 24a6 6 0 1 0 12 0a6 6 0 1 0-12 0M14 60a6 6 0 1 0 12 0a6 6 0 1 0-12 0M14 96a6 6 0 1 0 12 0a6 6 0 1 0-12 0M54 42a6 6 0 1 0 12 0a6 6 0 1 0-12 0M54 78a6 6 0 1 0 12 0a6 6 0 1 0-12 0M25 27l30 12M26 58l29-13M25 63l30 13M25 93l30-13M26 26l30 48M26 94l30-48M66 43l33 9M66 77l33-9M96 60a26 26 0 1 0 52 0a26 26 0 1 0-52 0zM122 46v28M116 46h12M116 74h12M118 60h8',
  ],
  'cloud-solutions': [
    'M50 66h60v16h-60z',
    'M42 40a22 22 0 0 1 42-10a17 17 0 0 1 28 12a14 14 0 0 1 4 8M50 50h60v16h-60zM50 66h60v16h-60zM50 82h60v16h-60zM58 58h0M66 58h0M58 74h0M66 74h0M58 90h0M66 90h0M84 58h18M84 74h18M84 90h18M80 98v10M34 108h92',
  ],
};

/** The small drawing of a service, in the hand of the project covers. */
export function ServiceDrawing({ id }: { readonly id: ServiceId }) {
  const [tint, lines] = drawings[id];
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
