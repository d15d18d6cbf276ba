import type { Context } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { requireAdmin } from '../admins/require-admin.ts';
import { assignedTo, type Condition, equals, oneOf, receivedBetween } from '../desk/finding/condition.ts';
import { findPage, type ListPage, type ListRequest, soundFilter } from '../desk/finding/find-page.ts';
import { type ApplicationFilter, applicationFilterRules } from './application-filter.rules.ts';
import { JobApplication, type JobApplicationRow } from './job-application.entity.ts';

/** The list that a filter asks for. Throws BAD_INPUT. */
export function wantedApplications(filter: ApplicationFilter | undefined) {
  const { search, position, statuses, assignee, from, until } = soundFilter(applicationFilterRules, filter);
  const conditions: Condition[] = [
    ...(position ? [equals('position', position)] : []),
    ...(statuses ? [oneOf('status', statuses)] : []),
    ...assignedTo(assignee),
    ...receivedBetween(from, until),
  ];
  return { entity: JobApplication, conditions, search };
}

/** Job applications, newest first unless another order is asked for, without their files. Throws UNAUTHENTICATED, BAD_INPUT. */
export async function listApplications(ctx: Context, page: ListRequest, filter?: ApplicationFilter): Promise<ListPage<JobApplicationRow>> {
  await requireAdmin(ctx);
  if (page.order === 'due') throw badInput({ order: 'must be newest or oldest' });
  return findPage<JobApplicationRow>(ctx, page, wantedApplications(filter));
}
