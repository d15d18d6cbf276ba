/** White space, control characters and what Unicode has draw nothing by itself, such as U+200B or the turns of direction; and the pattern of braille that has no dots. */
const UNSEEN = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether nobody could see anything of it. */
export const isBlank = (text: string) => UNSEEN.test(text);
