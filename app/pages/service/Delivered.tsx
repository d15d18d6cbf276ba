import type { TitledText } from '#content/types.ts';
import { styled } from 'styled-components';
import { color, font, media, space, step } from '../../theme/tokens.ts';

/** The things that are handed over: the title on the left of each line, what it means on the right. */
export function Delivered({ items }: { readonly items: readonly TitledText[] }) {
  return (
    <List>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  > div {
    display: grid;
    gap: 0.4rem ${space.columnGap};
    padding-block: 1.35rem;
    border-top: 1px solid ${color.line};
  }

  dt {
    font-family: ${font.display};
    font-size: ${step.sub};
    line-height: 1.25;
    text-wrap: balance;
  }

  dd {
    max-width: 32em;
    color: ${color.faded};
  }

  ${media.wide} {
    > div {
      grid-template-columns: 2fr 3fr;
    }
  }
`;
