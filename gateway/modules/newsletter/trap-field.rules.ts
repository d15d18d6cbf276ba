/** The trap field's name: hidden from people, and no browser's autofill knows it. */
export const LETTER_TRAP_FIELD = 'letterRef';
