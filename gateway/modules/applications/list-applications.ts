import type { Context } from '../../context.ts';
import { readPage, type Page } from '../../database/read-page.ts';
import type { PageRequest } from '../../rules/page.rules.ts';
import { requireAdmin } from '../admins/require-admin.ts';
import { JobApplication, type JobApplicationRow } from './job-application.entity.ts';

/** Job applications, newest first, without their files. Throws UNAUTHENTICATED. */
export async function listApplications(ctx: Context, page: PageRequest): Promise<Page<JobApplicationRow>> {
  await requireAdmin(ctx);
  return readPage<JobApplicationRow>(ctx.em, JobApplication, {}, page);
}
