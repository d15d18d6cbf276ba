import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Admin } from '../admins/admin.entity.ts';
import { foundBy, foundByIndexes } from '../desk/records/found-by.ts';
import type { ApplicationStatus } from '../desk/records/states.rules.ts';

export const JobApplication = defineEntity({
  name: 'JobApplication',
  tableName: 'job_application',
  properties: {
    /** UUID v7: sorts by the time of receipt. */
    id: p.uuid().primary(),
    position: p.text().nullable(),
    department: p.text().nullable(),
    location: p.text().nullable(),
    firstName: p.text(),
    lastName: p.text(),
    email: p.text(),
    phone: p.text(),
    currentLocation: p.text(),
    experience: p.text(),
    coverLetter: p.text(),
    portfolioUrl: p.text().nullable(),
    expectedSalary: p.text().nullable(),
    noticePeriod: p.text().nullable(),
    /** The name that the applicant's file had; shown, never used as a path. */
    resumeName: p.text(),
    resumeSize: p.integer(),
    createdAt: p.datetime(3),
    submissionKey: p.text().nullable().unique(),
    submissionHash: p.blob().nullable(),
    status: p.text().$type<ApplicationStatus>().default('new'),
    assignee: () => p.manyToOne(Admin).nullable().deleteRule('set null'),
    ...foundBy('first_name', 'last_name', 'email', 'phone', 'position', 'current_location', 'experience', 'cover_letter', 'portfolio_url'),
  },
  indexes: [
    ...foundByIndexes('job_application'),
    { name: 'job_application_status', properties: ['status', 'id'] },
    { name: 'job_application_position', properties: ['position', 'id'] },
    { name: 'job_application_assignee', properties: ['assignee', 'id'], where: 'assignee_id is not null' },
  ],
});

export type JobApplicationRow = InferEntity<typeof JobApplication>;

/** The file itself, apart from its application so that lists never read it. */
export const Resume = defineEntity({
  name: 'Resume',
  tableName: 'resume',
  properties: {
    application: () => p.oneToOne(JobApplication).primary().deleteRule('cascade'),
    extension: p.text(),
    sha256: p.blob(),
    content: p.blob(),
  },
});
