import { styled } from 'styled-components';
import { color, media, step } from '../../theme/tokens.ts';

/** What is included, as lines to be ticked off. */
export function Features({ features }: { readonly features: readonly string[] }) {
  return (
    <List role="list">
      {features.map((feature) => (
        <li key={feature}>
          <svg width="16" height="12" viewBox="0 0 16 12" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
            <path d="m1 6 4.5 4.5L15 1" />
          </svg>
          {feature}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  > li {
    display: flex;
    gap: 0.9rem;
    padding-block: 0.8rem;
    border-top: 1px solid ${color.line};
    line-height: 1.45;
  }

  svg {
    flex: none;
    margin-top: 0.45em;
    color: ${color.sea};
  }

  ${media.medium} {
    font-size: ${step.lede};
  }
`;
