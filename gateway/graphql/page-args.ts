import { ArgsType, Field, ID, Int } from 'type-graphql';
import { badInput } from '../errors.ts';
import { check } from '../rules/problems.rules.ts';
import { MAX_PAGE, pageRules, type PageRequest } from '../rules/page.rules.ts';

const USUAL_PAGE = 50;
const rules = pageRules(MAX_PAGE, USUAL_PAGE);

/** The arguments of every list. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: USUAL_PAGE, description: `How many, at most ${MAX_PAGE}.` })
  first!: number;

  @Field(() => ID, { nullable: true, description: 'Only what is older than the record with this id: the `endCursor` of the page before.' })
  after?: string | null;
}

/** Throws BAD_INPUT. */
export function pageOf({ first, after }: PageArgs): PageRequest {
  const checked = check(rules, { first, before: after });
  if (checked.ok) return checked.value;
  const { before, ...others } = checked.problems;
  throw badInput({ ...others, ...(before && { after: before }) });
}

/** Where the next page begins. */
export function endCursorOf(items: readonly { id: string }[]): string | null {
  return items.at(-1)?.id ?? null;
}
