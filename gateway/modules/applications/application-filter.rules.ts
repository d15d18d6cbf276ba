import * as v from 'valibot';
import { chosen, commonFilters } from '../desk/finding/filter.rules.ts';
import { applicationStatuses } from '../desk/records/states.rules.ts';
import { optionalText } from '../../rules/text.rules.ts';

/** What the desk's list of applications can be narrowed by. */
export const applicationFilterRules = v.object({ ...commonFilters, position: optionalText(200), statuses: chosen(applicationStatuses) }, 'must be a filter');

export type ApplicationFilter = v.InferInput<typeof applicationFilterRules>;
