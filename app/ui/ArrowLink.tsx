import type { ReactNode } from 'react';
import { Link } from '../lib/router.tsx';
import { styled } from 'styled-components';
import { color, motion, target } from '../theme/tokens.ts';
import { VisuallyHidden } from './Text.tsx';

interface ArrowLinkProps {
  readonly to: string;
  /** What a screen reader hears after the words, so that two links of the same words can be told apart. */
  readonly about?: string;
  /** Points back, for the way up. */
  readonly back?: boolean;
  readonly children: ReactNode;
}

/** A link on its own line, with an arrow. */
export function ArrowLink({ to, about, back = false, children }: ArrowLinkProps) {
  return (
    <Face to={to} $back={back}>
      {back && <Arrow back />}
      <span>
        {children}
        {about && <VisuallyHidden>{`: ${about}`}</VisuallyHidden>}
      </span>
      {!back && <Arrow />}
    </Face>
  );
}

export function Arrow({ back = false }: { readonly back?: boolean }) {
  return (
    <svg width="18" height="10" viewBox="0 0 18 10" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
      <path d={back ? 'M17 5H1m4-4L1 5l4 4' : 'M1 5h16m-4-4 4 4-4 4'} />
    </svg>
  );
}

const Face = styled(Link)<{ $back: boolean }>`
  align-self: start;
  display: inline-flex;
  align-items: center;
  gap: 0.65em;
  min-height: ${target};
  font-weight: 600;
  text-decoration: none;

  > span {
    border-bottom: 1px solid ${color.edge};
  }

  &:hover > span {
    border-color: ${color.signal};
  }

  > svg {
    flex: none;
    transition: transform ${motion.quick};
  }

  &:hover > svg {
    transform: translateX(${({ $back }) => ($back ? '-4px' : '4px')});
  }
`;
