import * as v from 'valibot';

/** Rows of one page at most, in GraphQL (notes of the API's limits: no answer grows without bound). */
export const MAX_PAGE = 100;

/** Rows of one REST list at most, and by default. */
export const MAX_REST_LIST = 500;

export const recordId = v.pipe(v.string('must be text'), v.uuid('must be an id'));

const optionalId = v.pipe(
  v.nullish(v.union([recordId, v.literal('')], 'must be the id of a record')),
  v.transform((id) => (id ? id : undefined)),
);

/** A page of rows, newest first: at most `first` of those older than `before`. */
export function pageRules(max: number, usual: number) {
  return v.object({
    first: v.optional(
      v.pipe(
        v.number('must be a whole number'),
        v.integer('must be a whole number'),
        v.minValue(1, 'must be at least 1'),
        v.maxValue(max, `must be at most ${max}`),
      ),
      usual,
    ),
    before: optionalId,
  });
}
