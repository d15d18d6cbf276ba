import type { Context } from '../../context.ts';
import { recordId } from '../../rules/page.rules.ts';
import { check } from '../../rules/problems.rules.ts';
import { requireAdmin } from '../admins/require-admin.ts';
import { noSuchRecord } from '../desk/work/change-record.ts';
import { JobApplication, type JobApplicationRow } from './job-application.entity.ts';

/** An application without its file. Throws UNAUTHENTICATED, NOT_FOUND. */
export async function readApplication(ctx: Context, id: string): Promise<JobApplicationRow> {
  await requireAdmin(ctx);
  const application = check(recordId, id).ok ? await ctx.em.findOne(JobApplication, id) : null;
  if (!application) throw noSuchRecord('application');
  return application;
}
