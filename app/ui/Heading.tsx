import type { EmphasisedHeading } from '#content/types.ts';
import { styled } from 'styled-components';
import { color, font, step } from '../theme/tokens.ts';

interface HeadingProps {
  readonly level: 1 | 2 | 3;
  /** Defaults to the size of the level. */
  readonly size?: 'display' | 'title' | 'sub';
  readonly id?: string;
  readonly children: string | EmphasisedHeading;
}

const sizeOfLevel = { 1: 'display', 2: 'title', 3: 'sub' } as const;

/** A heading, with or without its one emphasised word. The page's h1 is where the focus goes after a change of page. */
export function Heading({ level, size = sizeOfLevel[level], id, children }: HeadingProps) {
  return (
    <Face as={`h${level}`} id={id} $size={size} tabIndex={level === 1 ? -1 : undefined}>
      {typeof children === 'string' ? (
        inClauses(children)
      ) : (
        <>
          {children.before}
          <em>{children.emphasis}</em>
          {children.after}
        </>
      )}
    </Face>
  );
}

/* Not with the rules of the face, which every page carries: few headings have clauses. */
const CLAUSE = { display: 'inline-block' };

/** A heading of two sentences, or with a colon, breaks there before it breaks anywhere else. */
function inClauses(text: string) {
  const clauses = text.split(/(?<=[?:]) /);
  return clauses.length === 1 ? text : clauses.map((clause, index) => [index > 0 && ' ', <span key={clause} style={CLAUSE}>{clause}</span>]);
}

const leading = { display: 1.02, title: 1.1, sub: 1.22 };
const tracking = { display: '-0.022em', title: '-0.014em', sub: '-0.006em' };
/** 17, 24 and 32 noughts of the face, which no fallback has as wide: in `ch` the lines would break anew when the face comes. */
const measure = { display: '9.92em', title: '14em', sub: '18.67em' };

const Face = styled.h2<{ $size: 'display' | 'title' | 'sub' }>`
  max-width: ${({ $size }) => measure[$size]};
  font-family: ${font.display};
  font-size: ${({ $size }) => step[$size]};
  line-height: ${({ $size }) => leading[$size]};
  letter-spacing: ${({ $size }) => tracking[$size]};
  overflow-wrap: anywhere;

  em {
    font-style: italic;
    color: ${color.signal};
  }
`;
