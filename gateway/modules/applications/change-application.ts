import type { Context } from '../../context.ts';
import type { ApplicationStatus } from '../desk/records/states.rules.ts';
import { assignTo, changeRecord } from '../desk/work/change-record.ts';
import { JobApplication, type JobApplicationRow } from './job-application.entity.ts';

/** What is left out stays as it is. */
export interface ApplicationChange {
  status?: ApplicationStatus | null;
  /** An admin's id; null for nobody's. */
  assignee?: string | null;
}

/** Throws UNAUTHENTICATED, NOT_FOUND, BAD_INPUT. */
export function changeApplication(ctx: Context, id: string, { status, assignee }: ApplicationChange): Promise<JobApplicationRow> {
  return changeRecord<JobApplicationRow>(ctx, JobApplication, 'application', id, async (application, em) => {
    if (status) application.status = status;
    if (assignee !== undefined) await assignTo(application, assignee, em);
  });
}
