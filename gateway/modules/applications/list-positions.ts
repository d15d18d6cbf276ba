import type { Context } from '../../context.ts';
import { statement } from '../../database/statement.ts';
import { requireAdmin } from '../admins/require-admin.ts';

export interface PositionCount {
  position: string;
  applications: number;
}

/** Positions are taken as sent, and anybody may send any. */
const MOST = 50;

/** For which positions there are applications, and how many, the most first. Throws UNAUTHENTICATED. */
export async function listPositions(ctx: Context): Promise<PositionCount[]> {
  await requireAdmin(ctx);
  const count = statement<PositionCount>(
    ctx.services.orm,
    `select position, count(*)::int as applications from job_application where position is not null group by position order by applications desc, position limit ${MOST}`,
  );
  return count([]);
}
