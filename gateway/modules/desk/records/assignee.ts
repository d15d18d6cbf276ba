import type { Context } from '../../../context.ts';
import type { SessionAdmin } from '../../admins/find-admin.ts';

/** An assignee as rows have it: its id when it comes from a list, a reference when the ORM tracks it. */
export type Assignee = string | { id: string } | null | undefined;

/** Whose record it is; undefined for nobody's. Records that are shown together share one look. */
export async function findAssignee(ctx: Context, assignee: Assignee): Promise<SessionAdmin | undefined> {
  const id = typeof assignee === 'string' ? assignee : assignee?.id;
  return id ? ctx.services.findAdmin(id) : undefined;
}
