import { home } from '#content/home.ts';
import { testimonials } from '#content/testimonials.ts';
import { styled } from 'styled-components';
import { color, font, media, space, step } from '../../theme/tokens.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { Rating } from '../../ui/Rating.tsx';

/** The voices one below the other, each beside the cover of the project it speaks of. */
export function Testimonials() {
  return (
    <Voices>
      {testimonials.map(({ name, role, company, rating, text, projectId }) => (
        <figure key={name} data-card="">
          {/* A file of its own and not drawn in place: three covers would outweigh the rest of the page. */}
          <img src={`/covers/${projectId}.svg`} alt="" width="480" height="320" loading="lazy" decoding="async" />
          <Voice>
            <Rating rating={rating} />
            <blockquote>{`“${text}”`}</blockquote>
            <figcaption>
              <span>
                <strong>{name}</strong>
                {`${role}, ${company}`}
              </span>
              <ArrowLink to={`/portfolio/${projectId}`} about={company}>
                {home.testimonials.card}
              </ArrowLink>
            </figcaption>
          </Voice>
        </figure>
      ))}
    </Voices>
  );
}

const Voices = styled.div`
  > figure {
    display: grid;
    gap: 1.5rem ${space.columnGap};
    padding-block: 1.5rem clamp(2.5rem, 5vw, 4rem);
    border-top: 1px solid ${color.line};
  }

  > figure:last-child {
    padding-bottom: 0;
  }

  ${media.medium} {
    > figure {
      grid-template-columns: ${space.labelColumn} minmax(0, 1fr);
      padding-top: 1.75rem;
    }
  }
`;

const Voice = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1.1rem;

  /* Above the link, so that it can be marked and copied. */
  blockquote {
    position: relative;
    z-index: 1;
    max-width: 30em;
    font-family: ${font.display};
    font-size: clamp(1.3125rem, 1.05rem + 1.1vw, 2rem);
    line-height: 1.26;
    letter-spacing: -0.008em;
    text-wrap: pretty;
  }

  figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 2rem;
    margin-top: auto;
    font-size: ${step.note};
    color: ${color.faded};

    /* On a phone the link stands below every name, however short. */
    > span {
      flex: 1 1 15rem;
    }
  }

  strong {
    display: block;
    font-size: ${step.body};
    font-weight: 600;
    color: ${color.ink};
  }
`;
