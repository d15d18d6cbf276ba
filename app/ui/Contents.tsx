import type { Section } from '#content/types.ts';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Link } from '../lib/router.tsx';
import { color, media, space, step, target } from '../theme/tokens.ts';
import { CoordinateLabel } from './CoordinateLabel.tsx';

interface ContentsProps {
  readonly heading: string;
  readonly sections: readonly Pick<Section, 'id' | 'heading'>[];
}

/** The table of contents of a long text: folded up on a phone, in two columns above the text, or beside it on wide screens. */
export function Contents({ heading, sections }: ContentsProps) {
  const id = useId();
  return (
    <Nav aria-labelledby={id}>
      <CoordinateLabel as="h2" id={id}>
        {heading}
      </CoordinateLabel>
      <details>
        <CoordinateLabel as="summary">
          {heading} ({sections.length})
        </CoordinateLabel>
        <ol>
          {sections.map((section, index) => (
            <li key={section.id}>
              <Link to={`#${section.id}`}>
                <span aria-hidden="true">{String(index + 1).padStart(2, '0')}</span>
                {section.heading}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </Nav>
  );
}

/* What is folded up can be unfolded by style alone, by every browser that knows its name: where there is room, nothing folds. */
const Nav = styled.nav`
  padding-bottom: 1.5rem;

  > h2 {
    display: none;
  }

  ol {
    list-style: none;
  }

  summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-height: ${target};
    cursor: pointer;

    &::after {
      content: '+' / '';
      font-size: 1.5rem;
    }
  }

  [open] > summary::after {
    content: '–' / '';
  }

  a {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    align-items: baseline;
    align-content: center;
    min-height: ${target};
    padding-block: 0.35rem;
    line-height: 1.3;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  span {
    font-size: ${step.note};
    font-variant-numeric: tabular-nums;
    color: ${color.brass};
  }

  @supports selector(::details-content) {
    ${media.medium} {
      > h2 {
        display: block;
      }

      summary {
        display: none;
      }

      > details::details-content {
        content-visibility: visible;
      }
    }
  }

  ${media.medium} {
    ol {
      columns: 2;
      gap: ${space.columnGap};
    }

    li {
      break-inside: avoid;
    }
  }

  ${media.wide} {
    position: sticky;
    top: calc(${space.bar} + 1.5rem);
    align-self: start;
    max-height: calc(100vh - ${space.bar} - 2.5rem);
    overflow-y: auto;
    font-size: ${step.note};

    ol {
      columns: 1;
    }

    a {
      min-height: 2rem;
    }
  }

  @media print {
    display: none;
  }
`;
