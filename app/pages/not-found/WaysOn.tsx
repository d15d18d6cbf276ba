import type { Action } from '#content/types.ts';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { color, font, media, space, step } from '../../theme/tokens.ts';
import { Arrow } from '../../ui/ArrowLink.tsx';

/** Where people who are lost most often wanted to go. */
export function WaysOn({ links }: { readonly links: readonly Action[] }) {
  return (
    <List aria-label="Where people go most">
      {links.map(({ label, href }) => (
        <Way key={href} to={href}>
          {label}
          <Arrow />
        </Way>
      ))}
    </List>
  );
}

const List = styled.nav`
  display: grid;
  padding-top: clamp(2rem, 5vw, 4rem);

  ${media.wide} {
    padding-left: calc(${space.labelColumn} + ${space.columnGap});
  }
`;

const Way = styled(Link)`
  display: flex;
  justify-content: space-between;
  align-items: center;
  min-height: 4rem;
  border-bottom: 1px solid ${color.line};
  font-family: ${font.display};
  font-size: ${step.title};
  letter-spacing: -0.014em;
  text-decoration: none;
`;
