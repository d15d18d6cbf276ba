/** What goes out: word to the staff, a signed call to another program, thanks to a visitor, the newsletter's link that confirms. */
export const letterKinds = ['notice', 'webhook', 'receipt', 'confirmation'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** `failed`: every attempt was in vain, and nobody tries again until somebody says so. */
export const letterStates = ['waiting', 'sent', 'failed'] as const;
export type LetterState = (typeof letterStates)[number];
