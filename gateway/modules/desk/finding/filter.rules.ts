import * as v from 'valibot';
import { recordId } from '../../../rules/page.rules.ts';
import { optionalText } from '../../../rules/text.rules.ts';
import { dealStates } from '../records/states.rules.ts';

/** Code points of a search at most. */
const MAX_SEARCH = 100;

export const yesOrNo = v.pipe(
  v.nullish(v.boolean('must be true or false')),
  v.transform((value) => value ?? undefined),
);
const time = v.pipe(
  v.nullish(v.pipe(v.date('must be a time'), v.check((date) => Math.abs(date.getTime()) < 2 ** 48, 'must be a time within reach'))),
  v.transform((value) => value ?? undefined),
);
export const chosen = <const Options extends readonly string[]>(options: Options) =>
  v.pipe(
    v.nullish(v.array(v.picklist(options, `must be one of ${options.join(', ')}`))),
    v.transform((list) => (list && list.length > 0 ? list : undefined)),
  );

/** What every list of the desk can be narrowed by. */
export const commonFilters = {
  search: optionalText(MAX_SEARCH),
  from: time,
  until: time,
  /** Of this admin; null for nobody's. */
  assignee: v.optional(v.nullable(recordId)),
};

/** What lists of inquiries and of leads have in common. */
export const dealFilters = { ...commonFilters, states: chosen(dealStates), service: optionalText(100) };
