// What the panel's parts ask of its room. Apart from room.ts, which every page loads.

/** The panel itself in letters so large that a line has room for a few words: what is not the conversation then keeps itself small. */
export const NARROW = '@container chat (max-width: 14rem)';

/** The panel with so little room in either direction: also in a low window, or above the keyboard of a phone that is held across. */
export const TIGHT = '@container chat (max-width: 14rem) or (max-height: 16rem)';

/** The panel where a line is too short for the field and a button beside it, and there is room to put one below the other. */
export const SLIM = '@container chat (max-width: 14rem) and (min-height: 16rem)';

/** A window that is wide and low, as those of most laptops are. */
export const LOW = '(min-width: 60em) and (max-height: 55em)';

/** So low that the panel wants the room beside its button, too. */
export const LOWER = '(min-width: 60em) and (max-height: 44em)';

/** The panel in a low window. */
export const LOW_PANEL = '@container chat (min-width: 27rem) and (max-height: 43rem)';

/** And in the lowest of them. */
export const LOWEST_PANEL = '@container chat (min-width: 27rem) and (max-height: 36rem)';
