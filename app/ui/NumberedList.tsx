import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, step } from '../theme/tokens.ts';

interface NumberedListProps {
  readonly items: readonly { readonly key: string; readonly title?: string; readonly body: ReactNode }[];
}

/** Steps or points in order, each with its figure in the margin, parted by hairlines. */
export function NumberedList({ items }: NumberedListProps) {
  return (
    <List role="list">
      {items.map(({ key, title, body }, index) => (
        <li key={key}>
          <Figure aria-hidden="true">{String(index + 1).padStart(2, '0')}</Figure>
          <div>
            {title && <h3>{title}</h3>}
            {body}
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  > li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    padding-block: 1.25rem;
    border-top: 1px solid ${color.line};
  }

  > li > div {
    max-width: 34em;
  }

  h3 {
    margin-bottom: 0.3rem;
    font-size: ${step.body};
    font-weight: 600;
    line-height: 1.4;
  }

  p {
    color: ${color.faded};
  }

  ${media.wide} {
    > li {
      grid-template-columns: 4rem minmax(0, 1fr);
    }
  }
`;

const Figure = styled.span`
  font-size: ${step.note};
  font-weight: 500;
  line-height: 1.8;
  font-variant-numeric: tabular-nums;
  color: ${color.brass};
`;
