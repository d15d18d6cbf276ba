/** Where the panel has no room beside the page it takes the whole window. In `em`, so that large letters count. */
export const SMALL = '(max-width: 43.99em), (max-height: 33.99em)';

/** The panel itself in letters so large that a line has room for a few words: what is not the conversation then keeps itself small. */
export const NARROW = '@container chat (max-width: 14rem)';

/** So much room that a page can be read beside the panel. */
const ROOMY = '(min-width: 60em) and (min-height: 34em)';

export function isRoomy(): boolean {
  return matchMedia(ROOMY).matches;
}
