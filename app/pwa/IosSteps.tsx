import { pwa } from '#content/pwa.ts';
import { styled } from 'styled-components';
import { color, media } from '../theme/tokens.ts';

/** Safari installs only by hand, and calls things by signs: here they are drawn as they look there. */
export function IosSteps() {
  return (
    <List>
      {pwa.install.steps.map(({ before, emphasis, after }, index) => (
        <li key={emphasis}>
          <Sign viewBox="0 0 24 24" aria-hidden>
            <path d={signs[index]} />
          </Sign>
          <span>
            {before}
            <b>{emphasis}</b>
            {after}
          </span>
        </li>
      ))}
    </List>
  );
}

/** A sheet with an arrow out of it; a plus in a frame; a telephone with the site's own icon. */
const signs = [
  'M12 15V3m-4 4 4-4 4 4M8 10H5.5v11h13V10H16',
  'M7.5 4h9a3.5 3.5 0 0 1 3.5 3.5v9a3.5 3.5 0 0 1-3.5 3.5h-9a3.5 3.5 0 0 1-3.5-3.5v-9a3.5 3.5 0 0 1 3.5-3.5zM12 8.5v7M8.5 12h7',
  'M9 2.5h6a2.5 2.5 0 0 1 2.5 2.5v14a2.5 2.5 0 0 1-2.5 2.5h-6a2.5 2.5 0 0 1-2.5-2.5v-14a2.5 2.5 0 0 1 2.5-2.5zM9 11a3 3 0 1 0 6 0a3 3 0 1 0-6 0M12 6.5v9',
] as const;

const List = styled.ol`
  display: grid;
  gap: 0.9rem 2rem;
  /* As above it, the button of the chat has the right-hand end. */
  padding: 1.25rem 4.5rem 0.5rem 0;
  list-style: none;

  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  > li {
    display: flex;
    align-items: center;
    gap: 0.9rem;
  }

  b {
    font-weight: 600;
    color: ${color.ink};
  }
`;

const Sign = styled.svg`
  flex: none;
  width: 2rem;
  height: 2rem;
  fill: none;
  stroke: ${color.brass};
  stroke-width: 1.4;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
