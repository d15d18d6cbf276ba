import type { Section } from '#content/types.ts';
import { useId } from 'react';
import { styled } from 'styled-components';
import { color, media, step } from '../../theme/tokens.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Points } from '../../ui/Points.tsx';
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
        {section.list && <Points {...section} list={section.list} />}
      </Prose>
    </Part>
  );
}

const Part = styled.section`
  position: relative;
  counter-increment: part;

  /* Questions are numbered from one part to the next. A container, as around all parts, hands no counter on to what is in it. */
  &:first-of-type {
    counter-reset: part question;
  }

  > div {
    margin-top: 0.9rem;
  }

  /* The number that it has in the contents, in the gap beside the text. */
  ${media.wide} {
    &::before {
      content: counter(part, decimal-leading-zero) / '';
      position: absolute;
      right: calc(100% + 0.75rem);
      font-size: ${step.note};
      font-weight: 500;
      line-height: calc(1.3 * ${step.sub});
      font-variant-numeric: tabular-nums;
      color: ${color.brass};
    }
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
