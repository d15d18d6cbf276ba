import { Badge } from '../../records/Badge.tsx';
import { RowParts } from '../../records/RowParts.tsx';
import { applicantName, statusLabel, type JobApplication } from './application.ts';

const looks = { NEW: 'asking', REVIEWED: 'plain', SHORTLISTED: 'chosen', DECLINED: 'plain' } as const;

export function ApplicationRow({ application }: { readonly application: JobApplication }) {
  const { position, currentLocation, experience, status, createdAt } = application;
  return (
    <RowParts
      name={applicantName(application)}
      badge={<StatusBadge status={status} />}
      time={createdAt}
      strong={status === 'NEW'}
      line={
        <>
          {position && <b>{position}</b>}
          {position && ' · '}
          {currentLocation} · {experience}
        </>
      }
    />
  );
}

export function StatusBadge({ status }: Pick<JobApplication, 'status'>) {
  return <Badge $look={looks[status]}>{statusLabel(status)}</Badge>;
}
