import { contact } from '#content/contact.ts';
import { styled } from 'styled-components';
import { color, font, media, space, step } from '../../theme/tokens.ts';

export function Reasons() {
  return (
    <List>
      {contact.reasons.items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: 2rem ${space.columnGap};

  > div {
    padding-top: 1rem;
    border-top: 1px solid ${color.line};
  }

  dt {
    font-family: ${font.display};
    font-size: ${step.sub};
    line-height: 1.25;
  }

  dd {
    margin-top: 0.4rem;
    color: ${color.faded};
  }

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;
