import * as v from 'valibot';
import { requiredText } from '../../../rules/text.rules.ts';

/** A note on a record. */
export const noteRules = v.object({ text: requiredText(5000, 'please write something') }, 'must be a note');
