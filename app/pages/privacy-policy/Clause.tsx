import { company } from '#content/company.ts';
import type { Section } from '#content/types.ts';
import { Fragment, useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media } from '../../theme/tokens.ts';
import { CoordinateLabel } from '../../ui/CoordinateLabel.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Points } from '../../ui/Points.tsx';
import { Prose } from '../../ui/Text.tsx';

interface ClauseProps {
  readonly section: Section;
  readonly number: number;
  /** After its paragraphs. */
  readonly children?: ReactNode;
}

/** A numbered section of the policy. */
export function Clause({ section, number, children }: ClauseProps) {
  const id = useId();
  return (
    <Part id={section.id} aria-labelledby={id}>
      <CoordinateLabel aria-hidden="true">{String(number).padStart(2, '0')}</CoordinateLabel>
      <Heading level={2} size="sub" id={id}>
        {section.heading}
      </Heading>
      <Prose>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <WithAddress>{paragraph}</WithAddress>
          </p>
        ))}
        {children}
        {section.list && <Points {...section} list={section.list} />}
      </Prose>
    </Part>
  );
}

/** The text with the address for privacy made a link wherever it is named. */
function WithAddress({ children }: { readonly children: string }) {
  const address = company.emails.privacy;
  return children.split(address).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <a href={`mailto:${address}`}>{address}</a>}
      {part}
    </Fragment>
  ));
}

const Part = styled.section`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr);
  gap: 0.9rem 0;
  align-items: baseline;
  padding-bottom: clamp(2.5rem, 4.5vw, 4rem);

  > :last-child {
    grid-column: 1 / -1;
    overflow-wrap: anywhere;
  }

  & + & {
    padding-top: 1.25rem;
    border-top: 1px solid ${color.line};
  }

  ${media.medium} {
    grid-template-columns: 3rem minmax(0, 1fr);

    > :last-child {
      grid-column: 2;
    }
  }
`;
