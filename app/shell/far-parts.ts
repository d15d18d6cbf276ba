/** The document's class while what is far from the window waits to be laid out (app/theme/global.css). */
export const FAR = 'far';

/** Lays out what is far from the window, one part at a time. Answers with the way to stop. */
export function bringFarParts(): (() => void) | undefined {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) return bringAllParts();
  const parts = [...document.querySelectorAll<HTMLElement>(`.${FAR} :is(section~section:not(article *),footer)`)];
  let next = requestIdleCallback(bringNext);
  return () => cancelIdleCallback(next);

  function bringNext() {
    const part = parts.shift();
    if (!part) return bringAllParts();
    part.style.contentVisibility = 'visible';
    next = requestIdleCallback(bringNext);
  }
}

/** At once: before a place on another page is looked for, for which all has to have its height. */
export function bringAllParts(): undefined {
  document.documentElement.classList.remove(FAR);
}
