import * as v from 'valibot';
import { requiredText } from '../../rules/text.rules.ts';

/** Both are required (specification, section 5). Long inputs are refused before anything is hashed. */
export const loginRules = v.object(
  {
    email: requiredText(254, 'please enter your e-mail address'),
    password: requiredText(1024, 'please enter your password'),
  },
  'must be an object with email and password',
);

export type LoginInput = v.InferOutput<typeof loginRules>;
