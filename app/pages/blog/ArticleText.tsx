import type { Article } from '#content/types.ts';
import { styled } from 'styled-components';
import { color, motion, target } from '../../theme/tokens.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Prose, VisuallyHidden } from '../../ui/Text.tsx';

interface ArticleTextProps {
  readonly article: Article;
  /** The words that open the text. */
  readonly summary: string;
}

/** The whole article, folded away until it is wanted. */
export function ArticleText({ article, summary }: ArticleTextProps) {
  return (
    <Fold>
      <summary>
        <Plus viewBox="0 0 12 12" aria-hidden="true">
          <path d="M0 6h12" />
          <path d="M6 0v12" />
        </Plus>
        <span>
          {summary}
          <VisuallyHidden>: {article.title}</VisuallyHidden>
        </span>
      </summary>
      <Body>
        {article.sections.map(({ id, heading, paragraphs, list }) => (
          <section key={id}>
            <Heading level={3}>{heading}</Heading>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list && (
              <ul>
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </Body>
    </Fold>
  );
}

const Fold = styled.details`
  > summary {
    display: inline-flex;
    align-items: center;
    gap: 0.75em;
    min-height: ${target};
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  > summary > span {
    border-bottom: 1px solid ${color.edge};
  }

  > summary:hover {
    color: ${color.signal};
  }
`;

const Plus = styled.svg`
  width: 0.75em;
  height: 0.75em;
  stroke: currentColor;
  stroke-width: 1.4;

  > :last-child {
    transform-origin: center;
    transition: transform ${motion.quick};
  }

  [open] > summary > & > :last-child {
    transform: rotate(90deg);
  }
`;

const Body = styled(Prose)`
  padding-block: 1rem;

  section > * + * {
    margin-top: 1.1em;
  }

  > section + section {
    margin-top: 2.5em;
  }

  ul {
    padding-left: 1.2em;
  }
`;
