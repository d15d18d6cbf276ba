import type { Params } from '../../lib/page.ts';

/** The id of the address, as the specification has it: what `parseInt` reads, and 0 where it reads nothing. */
export function projectIdOf({ id }: Params): number {
  return Number.parseInt(id ?? '', 10) || 0;
}
