import type { Action } from '#content/types.ts';
import { Link } from '../lib/router.tsx';
import { styled } from 'styled-components';
import { color, media, step, target } from '../theme/tokens.ts';

/** A headed list of links in the footer. */
export function LinkList({ heading, links }: { readonly heading: string; readonly links: readonly Action[] }) {
  return (
    <nav aria-label={heading}>
      <ListHeading>{heading}</ListHeading>
      <ul role="list">
        {links.map(({ label, href }) => (
          <li key={href}>
            <FootLink to={href}>{label}</FootLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const ListHeading = styled.h2`
  margin-bottom: 0.4rem;
  font-size: ${step.note};
  font-weight: 500;
  color: ${color.brass};
`;

/** A link among others in the footer. */
export const FootLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  text-decoration: none;

  ${media.wide} {
    min-height: 2.125rem;
  }

  &:hover {
    text-decoration: underline;
  }
`;
