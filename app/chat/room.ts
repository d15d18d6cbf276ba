/** Where the panel has no room beside the page it takes the whole window. In `em`, so that large letters count. */
export const SMALL = '(max-width: 43.99em), (max-height: 33.99em)';

/** So much room that a page can be read beside the panel. */
const ROOMY = '(min-width: 60em) and (min-height: 34em)';

export function isRoomy(): boolean {
  return matchMedia(ROOMY).matches;
}
