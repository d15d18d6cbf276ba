import { styled } from 'styled-components';
import { color, media } from '../theme/tokens.ts';

/** Safari installs only by hand, and calls things by signs: here they are drawn as they look there. */
export function IosSteps() {
  return (
    <List>
      <li>
        <Sign viewBox="0 0 24 24" aria-hidden>
          <path d="M12 15V3m-4 4 4-4 4 4" />
          <path d="M8 10H5.5v11h13V10H16" />
        </Sign>
        <span>
          Press <b>Share</b>, in Safari’s bar.
        </span>
      </li>
      <li>
        <Sign viewBox="0 0 24 24" aria-hidden>
          <rect x="4" y="4" width="16" height="16" rx="3.5" />
          <path d="M12 8.5v7M8.5 12h7" />
        </Sign>
        <span>
          Choose <b>Add to Home Screen</b>, further down in the list.
        </span>
      </li>
      <li>
        <Sign viewBox="0 0 24 24" aria-hidden>
          <rect x="6.5" y="2.5" width="11" height="19" rx="2.5" />
          <circle cx="12" cy="11" r="3" />
          <path d="M12 6.5v9" />
        </Sign>
        <span>
          Press <b>Add</b>. The sign of the meridian is on your home screen.
        </span>
      </li>
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: 0.9rem 2rem;
  padding: 1.25rem 0 0.5rem;
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
