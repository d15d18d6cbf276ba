import { pattern } from '../../language/patterns.ts';

/** "My previous developer, Mr. Venkat from TechNova", "our current agency WebWizards": not the visitor's own firm. */
export const former = pattern('i')`
  \b(?:previous|former|earlier|past|last|old|ex|current|present|existing|other|another)[ -](?:web )?(?:
    developers?|designers?|agency|agencies|vendors?|suppliers?|partners?|freelancers?|provider|hosts?
  )\b[^,;!?]*$
`;
