import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import { SMALL } from './room.ts';

/**
 * Fits the panel into a small window, and keeps focus and screen readers from the page behind it.
 *
 * @returns whether the panel takes the whole window
 */
export function useWindow(sheet: RefObject<HTMLElement | null>): boolean {
  const isSmall = useSyncExternalStore(subscribe, read, () => false);
  useLayoutEffect(() => {
    if (!isSmall || !sheet.current) return undefined;
    const letGo = [fitToView(sheet.current), hideTheRest(sheet.current)];
    return () => letGo.forEach((call) => call());
  }, [isSmall, sheet]);
  return isSmall;
}

function read(): boolean {
  return matchMedia(SMALL).matches;
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(SMALL);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The keyboard of a phone lies over the page, and only the visual viewport knows of it. */
function fitToView(sheet: HTMLElement): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  const fit = () => {
    // Whoever has zoomed in sees a part of the panel, as of any page.
    const isZoomed = view.scale > 1.01;
    sheet.style.setProperty('--top', isZoomed ? '0px' : `${view.offsetTop}px`);
    sheet.style.setProperty('--height', isZoomed ? '100dvh' : `${view.height}px`);
  };
  fit();
  view.addEventListener('resize', fit);
  view.addEventListener('scroll', fit);
  return () => {
    view.removeEventListener('resize', fit);
    view.removeEventListener('scroll', fit);
    sheet.style.removeProperty('--top');
    sheet.style.removeProperty('--height');
  };
}

/** Toasts stand outside of the root, and stay in reach. */
function hideTheRest(sheet: HTMLElement): () => void {
  const root = document.getElementById('root');
  if (!root) return () => undefined;
  const hide = () => {
    for (const part of root.children) if (part instanceof HTMLElement && !part.contains(sheet)) part.inert = true;
  };
  hide();
  // Some parts of a page come late.
  const observer = new MutationObserver(hide);
  observer.observe(root, { childList: true });
  return () => {
    observer.disconnect();
    for (const part of root.children) if (part instanceof HTMLElement) part.inert = false;
  };
}
