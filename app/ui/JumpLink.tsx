import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../lib/router.tsx';

interface JumpLinkProps {
  /** The id of a part of this page. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads to a part of the same page and takes the focus there, as a browser would; the router only scrolls. */
export function JumpLink({ to, className, children }: JumpLinkProps) {
  const takeFocus = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const part = document.getElementById(to);
    if (!part) return;
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
  };
  return (
    <Link to={`#${to}`} className={className} onClick={takeFocus}>
      {children}
    </Link>
  );
}
