import { testimonials } from '#content/testimonials.ts';
import { styled } from 'styled-components';
import { color, font, media, space, step } from '../../theme/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { Rating } from '../../ui/Rating.tsx';

/** The first voice is set large, the others below it side by side. */
export function Testimonials() {
  return (
    <Voices>
      {testimonials.map(({ name, role, company, rating, text, projectId }) => (
        <figure key={name}>
          <Rating rating={rating} />
          <blockquote>“{text}”</blockquote>
          <figcaption>
            <strong>{name}</strong>
            <span>
              {role}, {company}
            </span>
            <ArrowLink to={`/portfolio/${projectId}`} about={company}>
              The project
            </ArrowLink>
          </figcaption>
        </figure>
      ))}
    </Voices>
  );
}

const Voices = styled.div`
  display: grid;
  gap: 2.5rem ${space.columnGap};

  > figure {
    display: flex;
    flex-direction: column;
    gap: 1.1rem;
    padding-top: 1.4rem;
    border-top: 1px solid ${color.line};
  }

  blockquote {
    font-family: ${font.display};
    font-size: ${step.sub};
    line-height: 1.3;
    letter-spacing: -0.006em;
    text-wrap: pretty;
  }

  figcaption {
    display: flex;
    flex-direction: column;
    margin-top: auto;
    font-size: ${step.note};
    color: ${color.faded};
  }

  strong {
    font-size: ${step.body};
    font-weight: 600;
    color: ${color.ink};
  }

  ${media.wide} {
    grid-template-columns: 1fr 1fr;

    > :first-child {
      grid-column: 1 / -1;
    }

    > :first-child blockquote {
      font-size: clamp(1.75rem, 1.1rem + 1.7vw, 2.5rem);
      line-height: 1.2;
    }
  }
`;
