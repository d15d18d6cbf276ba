import type { Section } from '#content/types.ts';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../ui/Heading.tsx';
import { Prose } from '../../ui/Text.tsx';
import { Points } from './Points.tsx';

/** A part of an article under its heading. */
export function Chapter({ section }: { readonly section: Section }) {
  const id = useId();
  return (
    <Part id={section.id} aria-labelledby={id}>
      <Heading level={2} size="sub" id={id}>
        {section.heading}
      </Heading>
      <Prose>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {section.list && <Points items={section.list} />}
      </Prose>
    </Part>
  );
}

const Part = styled.section`
  > div {
    margin-top: 0.9rem;
  }

  & + & {
    margin-top: clamp(2.5rem, 4.5vw, 3.75rem);
  }

  @media print {
    & + & {
      margin-top: 1.5rem;
    }
  }
`;
