import { useEffect, type RefObject } from 'react';

/** The second half of a double click on the round button, the first of which has opened the panel, neither closes it nor takes its focus. */
export function useDoubleClick(sheet: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const panel = sheet.current;
    const corner = panel?.parentElement;
    if (!corner) return undefined;
    const leaving = new AbortController();
    const ignore = (event: MouseEvent) => {
      if (event.detail < 2 || panel.contains(event.target as Node)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    for (const type of ['mousedown', 'click'] as const) corner.addEventListener(type, ignore, { capture: true, signal: leaving.signal });
    return () => leaving.abort();
  }, [sheet]);
}
