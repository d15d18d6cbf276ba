import type { Context } from '../context.ts';

/** What every resolver is handed. */
export interface GraphContext {
  readonly ctx: Context;
}
