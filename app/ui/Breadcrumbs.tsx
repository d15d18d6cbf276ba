import { shell } from '#content/shell.ts';
import type { Action } from '#content/types.ts';
import { Link } from '../lib/router.tsx';
import { styled } from 'styled-components';
import { color, step, target } from '../theme/tokens.ts';

interface BreadcrumbsProps {
  /** From the home page down to the page above this one. */
  readonly above: readonly Action[];
  /** What this page is called. */
  readonly here: string;
}

/** Where a page stands on the site. */
export function Breadcrumbs({ above, here }: BreadcrumbsProps) {
  return (
    <nav aria-label={shell.trail}>
      <Trail role="list">
        {above.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </Trail>
    </nav>
  );
}

const Trail = styled.ol`
  display: flex;
  font-size: ${step.note};
  line-height: ${target};
  color: ${color.faded};

  > li {
    flex: none;
  }

  /* The name of the page itself gives way: it stands in full below. */
  > :last-child {
    flex: 0 1 auto;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > li + li::before {
    content: '/' / '';
    margin-inline: 0.65em;
    color: ${color.brass};
  }

  a {
    display: inline-block;
    min-width: 1.5rem;
  }

  @media print {
    display: none;
  }
`;
