/**
 * The trap field's name: hidden from people, and no browser's autofill knows it
 * (a hidden field named `website` or `company` would be filled in for honest visitors).
 */
export const TRAP_FIELD = 'inquiryRef';
