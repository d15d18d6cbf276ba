import type { Action } from '#content/types.ts';
import { Link } from '../lib/router.tsx';
import { styled } from 'styled-components';
import { color, font, media, motion, space, step } from '../theme/tokens.ts';
import { Arrow } from './ArrowLink.tsx';

interface WaysOnProps {
  /** What these lead to, for a screen reader. */
  readonly label: string;
  readonly links: readonly Action[];
}

/** Large links for those who are lost: where people most often wanted to go. */
export function WaysOn({ label, links }: WaysOnProps) {
  return (
    <List aria-label={label}>
      {links.map(({ href, label: words }) => (
        <Way key={href} to={href}>
          {words}
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
  gap: 1.5rem;
  min-height: 4rem;
  padding-block: 0.85rem;
  line-height: 1.15;
  text-wrap: balance;
  border-bottom: 1px solid ${color.line};
  font-family: ${font.display};
  font-size: ${step.title};
  letter-spacing: -0.014em;
  text-decoration: none;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    transition: transform ${motion.quick};
  }

  &:hover > svg {
    transform: translateX(-6px);
  }
`;
