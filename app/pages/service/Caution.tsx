import { styled } from 'styled-components';
import { color, font, media, step } from '../../theme/tokens.ts';

/** When not to buy: the first reason is set as large as what we praise, the others stand below it. */
export function Caution({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  return (
    <Words>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Words>
  );
}

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.4rem;
  padding-left: clamp(1.1rem, 2.5vw, 2.25rem);
  border-left: 3px double ${color.signal};

  > p {
    max-width: 38em;
  }

  > p:first-child {
    max-width: 30em;
    font-family: ${font.display};
    font-size: ${step.sub};
    line-height: 1.3;
    letter-spacing: -0.006em;

    ${media.wide} {
      font-size: 1.875rem;
    }
  }
`;
