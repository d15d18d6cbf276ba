import type { Section } from '#content/types.ts';
import { useId } from 'react';
import { styled } from 'styled-components';
import { color, media } from '../../theme/tokens.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Prose } from '../../ui/Text.tsx';

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
        {section.list && (
          <Items role="list">
            {section.list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </Items>
        )}
      </Prose>
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: 0.9rem;

  & + & {
    margin-top: clamp(2.5rem, 4.5vw, 3.75rem);
  }

  @media print {
    & + & {
      margin-top: 1.25rem;
    }

    h2 {
      break-after: avoid;
    }
  }
`;

/** Points to take along: each on its own line between hairlines, as a checklist is. */
const Items = styled.ul`
  > li {
    padding-block: 0.75em;
    border-top: 1px solid ${color.line};
    line-height: 1.5;
    break-inside: avoid;
  }

  > li + li {
    margin-top: 0;
  }

  && {
    padding-left: 0;
  }

  > :last-child {
    border-bottom: 1px solid ${color.line};
  }

  ${media.medium} {
    > li {
      padding-inline: 1.25rem;
    }
  }
`;
