import { badInput } from '../errors.ts';
import { check } from '../rules/problems.rules.ts';
import { MAX_REST_LIST, pageRules } from '../rules/page.rules.ts';

const rules = pageRules(MAX_REST_LIST, MAX_REST_LIST);

/** Reads `?limit` and `?before`. Throws BAD_INPUT. */
export function listQueryOf(query: unknown): { first: number; after?: string | undefined } {
  const { limit, before } = query as Record<string, unknown>;
  const first = limit === undefined || limit === '' ? undefined : typeof limit === 'string' && /^\d{1,9}$/.test(limit) ? Number(limit) : Number.NaN;
  const checked = check(rules, { first, before });
  if (checked.ok) return { first: checked.value.first, after: checked.value.before };
  const { first: wrongLimit, ...others } = checked.problems;
  throw badInput({ ...(wrongLimit && { limit: `must be a whole number from 1 to ${MAX_REST_LIST}` }), ...others });
}
