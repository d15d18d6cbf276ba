import { underway } from '#content/underway.ts';
import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { useLocation } from '../lib/router.tsx';
import { color } from '../theme/tokens.ts';
import { VisuallyHidden } from '../ui/Text.tsx';

/** In milliseconds. A sign of what comes sooner would only flash. */
const NOTICED = 400;

/**
 * The sign that the page which was asked for is on its way: a meridian that is drawn along the window's upper edge, and words for those
 * who hear the page. The page before stays until then, and can be read and left by other links: it is not marked as busy.
 */
export function Underway() {
  const isLate = useLatePage();
  return (
    <div role="status">
      {isLate && (
        <>
          <Course />
          <VisuallyHidden>{underway}</VisuallyHidden>
        </>
      )}
    </div>
  );
}

/** Whether the page of the address lets itself be waited for: the address changes at once, what is on screen when the next page's code is here. */
function useLatePage(): boolean {
  const { pathname } = useLocation();
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const arrive = () => {
      clearTimeout(timer);
      timer = undefined;
      setLate(false);
    };
    const look = () => {
      // Back where one was before the other page came.
      if (window.location.pathname === pathname) arrive();
      // Whoever presses again, because nothing happened, has waited since the first time.
      else timer ??= setTimeout(() => setLate(true), NOTICED);
    };
    look();
    // The router, which listens further in, has changed the address by then.
    document.addEventListener('click', look);
    window.addEventListener('popstate', look);
    return () => {
      document.removeEventListener('click', look);
      window.removeEventListener('popstate', look);
      arrive();
    };
  }, [pathname]);
  return isLate;
}

/* Nobody knows how far it is: quick at first, then ever slower. Without motion it stands where it would end. */
const plot = keyframes`
  from {
    transform: translateX(-100%);
  }
`;

/* Borders, because forced colours leave them; the one on the right is the tick at the head of the line. */
const Course = styled.div`
  position: fixed;
  z-index: 25;
  inset: env(safe-area-inset-top) 0 auto;
  height: 0.75rem;
  border: solid ${color.brass};
  border-width: 2px 2px 0 0;
  pointer-events: none;
  transform: translateX(-8%);
  animation: ${plot} 12s cubic-bezier(0.1, 0.7, 0.2, 1);

  @media print {
    display: none;
  }
`;
