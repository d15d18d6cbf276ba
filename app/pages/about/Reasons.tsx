import type { TitledText } from '#content/types.ts';
import { styled } from 'styled-components';
import { color, media } from '../../theme/tokens.ts';
import { CoordinateLabel } from '../../ui/CoordinateLabel.tsx';
import { Heading } from '../../ui/Heading.tsx';

/** Reasons with what stands behind each, in two columns between hairlines. */
export function Reasons({ reasons }: { readonly reasons: readonly TitledText[] }) {
  return (
    <List role="list">
      {reasons.map(({ title, text }, index) => (
        <Entry key={title}>
          <CoordinateLabel as="span" aria-hidden="true">
            {`0${index + 1}`}
          </CoordinateLabel>
          <Heading level={3}>{title}</Heading>
          <p>{text}</p>
        </Entry>
      ))}
    </List>
  );
}

const List = styled.ol`
  list-style: none;
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr);
  gap: 0.5rem 0;
  padding-block: 1.25rem 1.75rem;
  border-top: 1px solid ${color.line};

  > span {
    padding-top: 0.5em;
  }

  > p {
    grid-column: -2;
    max-width: 36em;
    /* Where lines are short, four of them would be shortened for the sake of the last one. */
    text-wrap: wrap;
    color: ${color.faded};
  }

  ${media.medium} {
    grid-template-columns: 4rem minmax(0, 5fr) minmax(0, 7fr);
    column-gap: 1.5rem;
    align-items: baseline;

    > span {
      padding-top: 0;
    }

    > p {
      text-wrap: pretty;
    }
  }
`;
