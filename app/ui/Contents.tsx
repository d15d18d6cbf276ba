import type { Section } from '#content/types.ts';
import { useId } from 'react';
import { styled } from 'styled-components';
import { color, media, space, step, target } from '../theme/tokens.ts';
import { CoordinateLabel } from './CoordinateLabel.tsx';
import { JumpLink } from './JumpLink.tsx';

interface ContentsProps {
  readonly heading: string;
  readonly sections: readonly Pick<Section, 'id' | 'heading'>[];
}

/** The table of contents of a long text; on wide screens it stays beside it. */
export function Contents({ heading, sections }: ContentsProps) {
  const id = useId();
  return (
    <Nav aria-labelledby={id}>
      <CoordinateLabel as="h2" id={id}>
        {heading}
      </CoordinateLabel>
      <List role="list">
        {sections.map((section, index) => (
          <li key={section.id}>
            <Entry to={section.id}>
              <span aria-hidden="true">{String(index + 1).padStart(2, '0')}</span>
              {section.heading}
            </Entry>
          </li>
        ))}
      </List>
    </Nav>
  );
}

const Nav = styled.nav`
  padding-bottom: 1.5rem;

  ${media.wide} {
    position: sticky;
    top: calc(${space.bar} + 1.5rem);
    align-self: start;
    max-height: calc(100vh - ${space.bar} - 2.5rem);
    overflow-y: auto;
  }

  @media print {
    display: none;
  }
`;

const List = styled.ol`
  margin-top: 0.25rem;
`;

const Entry = styled(JumpLink)`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr);
  align-items: center;
  min-height: ${target};
  font-size: ${step.body};
  line-height: 1.3;
  text-decoration: none;

  > span {
    font-size: ${step.note};
    font-variant-numeric: tabular-nums;
    color: ${color.brass};
  }

  &:hover {
    text-decoration: underline;
  }

  ${media.wide} {
    min-height: 2rem;
    font-size: ${step.note};
  }
`;
