import { withoutTurns } from '../../../../lib/direction.ts';
import { Actions, Button } from '../../../../ui/Button.tsx';
import { DetailHead, DetailPart, Words } from '../../records/DetailHead.tsx';
import { CallLink, Facts, MailLink } from '../../records/Facts.tsx';
import { Steps } from '../../records/Steps.tsx';
import { fileSize } from '../../records/file-size.ts';
import { webHref } from '../../records/reach.ts';
import { Notes } from '../../work/Notes.tsx';
import { Owner } from '../../work/Owner.tsx';
import { Related } from '../../work/Related.tsx';
import { applicantName, statuses, type JobApplication } from './application.ts';
import { StatusBadge } from './ApplicationRow.tsx';
import { useResume } from './use-resume.ts';
import { useChangeApplication } from './use-change-application.ts';

export function ApplicationDetail({ application }: { readonly application: JobApplication }) {
  const { id, firstName, lastName, email, phone, currentLocation, position, department, location, experience, status } = application;
  const resume = useResume(id, application.resumeName);
  const { change, changing } = useChangeApplication(application);
  return (
    <>
      <DetailHead name={applicantName(application)} badge={<StatusBadge status={status} />} event="Applied" time={application.createdAt}>
        <Button type="button" disabled={resume.pending} onClick={resume.download}>
          {resume.pending ? 'Downloading...' : 'Download résumé'}
        </Button>
      </DetailHead>
      <DetailPart title="Status">
        <Actions>
          <Steps label="Status" options={statuses} chosen={status} disabled={changing} onChoose={(next) => change({ status: next })} />
          <Owner assignee={application.assignee} disabled={changing} onGive={(assignee) => change({ assignee })} />
        </Actions>
      </DetailPart>
      <DetailPart title="Cover letter">
        <Words>{withoutTurns(application.coverLetter)}</Words>
      </DetailPart>
      <Related kind="APPLICATION" id={id} />
      <Notes key={id} kind="APPLICATION" id={id} />
      <DetailPart title="Applicant">
        <Facts
          facts={[
            { name: 'First name', value: firstName },
            { name: 'Last name', value: lastName },
            { name: 'E-mail', value: <MailLink email={email} /> },
            { name: 'Phone', value: <CallLink phone={phone} /> },
            { name: 'Lives in', value: currentLocation },
            { name: 'Experience', value: experience },
            { name: 'Portfolio', value: <Portfolio url={application.portfolioUrl} /> },
            { name: 'Salary', value: application.expectedSalary },
            { name: 'Notice period', value: application.noticePeriod },
          ]}
        />
      </DetailPart>
      <DetailPart title="Position">
        <Facts
          facts={[
            { name: 'Title', value: position },
            { name: 'Department', value: department },
            { name: 'Location', value: location },
          ]}
        />
      </DetailPart>
      <DetailPart title="Record">
        <Facts
          facts={[
            { name: 'Résumé', value: `${application.resumeName}, ${fileSize(application.resumeSize)}` },
            { name: 'Id', value: id, long: true },
          ]}
        />
      </DetailPart>
    </>
  );
}

/** A stranger's address: a link only where it leads to the web, and nothing of the desk goes along. */
function Portfolio({ url }: { readonly url: string | null | undefined }) {
  const href = url ? webHref(url) : undefined;
  if (!href) return url;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {url}
    </a>
  );
}
