import { ArgsType, Field, ID, Int } from 'type-graphql';
import { badInput } from '../errors.ts';
import type { ListRequest } from '../modules/desk/finding/find-page.ts';
import type { ListOrder } from '../modules/desk/finding/list-order.ts';
import { ListOrderEnum } from '../modules/desk/records/states.graphql.ts';
import { MAX_PAGE } from '../rules/page.rules.ts';

const USUAL_PAGE = 50;

/** The arguments of every list. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: USUAL_PAGE, description: `How many, at most ${MAX_PAGE}.` })
  first!: number;

  @Field(() => ID, { nullable: true, description: 'Only what follows the page with this `endCursor`, of the same list in the same order.' })
  after?: string | null;

  @Field(() => ListOrderEnum, { defaultValue: 'newest' })
  order!: ListOrder;
}

/** Throws BAD_INPUT. */
export function pageOf({ first, after, order }: PageArgs): ListRequest {
  if (!Number.isInteger(first) || first < 1 || first > MAX_PAGE) throw badInput({ first: `must be a whole number from 1 to ${MAX_PAGE}` });
  return { first, after: after ?? undefined, order };
}
