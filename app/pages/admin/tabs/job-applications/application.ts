import type { ApplicationStatus, JobApplicationsQuery } from '../../../../graphql/generated/graphql.ts';

export type JobApplication = JobApplicationsQuery['jobApplications']['items'][number];

export const applicantName = ({ firstName, lastName }: Pick<JobApplication, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`;

/** How far staff are with an application, in the order in which it goes. */
export const statuses: readonly { readonly value: ApplicationStatus; readonly label: string }[] = [
  { value: 'NEW', label: 'New' },
  { value: 'REVIEWED', label: 'Reviewed' },
  { value: 'SHORTLISTED', label: 'Shortlisted' },
  { value: 'DECLINED', label: 'Declined' },
];

export const statusLabel = (status: ApplicationStatus) => statuses.find(({ value }) => value === status)!.label;
