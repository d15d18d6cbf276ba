import { pattern } from '../../../language/patterns.ts';

/** Signs of several things at once (signs.ts, class-signs.ts). */
const ofSeveral = pattern('')`
  ^(?:
    w-?\d,|case,|kind,|turn,|sentence,|c-|c\d,kind|c[01],[12] \S+ \S
    |(?:before|behind) .* of |is \S+ (?:after|before) |hint\S* \S+ after
  )
`;

/** Whether a sign is one that the network hears: what several things mean together it learns by itself. */
export const isHeard = (sign: string): boolean => !ofSeveral.test(sign);

/** Whether a sign is of the word itself, and not of what stands around it. */
export const isOwn = (sign: string): boolean => /^(?:w |[$^]\d |c\d,0 )/.test(sign);
