import * as v from 'valibot';
import { dealFilters, yesOrNo } from '../desk/finding/filter.rules.ts';

/** What the desk's list of inquiries can be narrowed by. Suspected spam is a list of its own. */
export const inquiryFilterRules = v.object({ ...dealFilters, unread: yesOrNo, spam: yesOrNo }, 'must be a filter');

export type InquiryFilter = v.InferInput<typeof inquiryFilterRules>;
