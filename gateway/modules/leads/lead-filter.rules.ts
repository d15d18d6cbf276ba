import * as v from 'valibot';
import { dealFilters, yesOrNo } from '../desk/finding/filter.rules.ts';

/** What the desk's list of leads can be narrowed by. */
export const leadFilterRules = v.object({ ...dealFilters, qualified: yesOrNo }, 'must be a filter');

export type LeadFilter = v.InferInput<typeof leadFilterRules>;
