import { useAsked } from '../../../../graphql/use-asked.ts';
import { usePages } from '../../../../graphql/use-pages.ts';
import { useCounts } from '../../counts/use-counts.ts';
import { isNarrowed, orderOf, RECORD } from '../../finding/finding.ts';
import { useDeskAddress } from '../../finding/use-desk-address.ts';
import { PagedRecords } from '../../records/PagedRecords.tsx';
import { applicantName } from './application.ts';
import { ApplicationDetail } from './ApplicationDetail.tsx';
import { ApplicationRow } from './ApplicationRow.tsx';
import { jobApplicationQuery, jobApplicationsQuery } from './applications.graphql.ts';
import { applicationFilter, type ApplicationChoices } from './choices.ts';

const texts = {
  label: 'Job applications',
  loading: 'Loading applications...',
  failure: 'Failed to fetch applications',
  none: 'No applications found',
};
const waiting = 'What applicants send from the careers page appears here with its résumé, newest first.';
const missed = 'Nothing answers to this search and these filters. Clear them to see all applications.';

export function Applications({ choices }: { readonly choices: ApplicationChoices }) {
  const { query } = useDeskAddress();
  const filter = applicationFilter(query, choices);
  const order = orderOf(query, choices.order) ?? 'NEWEST';
  const pages = useAsked(
    usePages(jobApplicationsQuery, { filter, order }, (data) => data.jobApplications),
    { id: query.get(RECORD), document: jobApplicationQuery, recordOf: (data) => data.jobApplication },
  );
  const { counts } = useCounts();
  const narrowed = isNarrowed(query, choices.all);
  return (
    <PagedRecords
      of={JSON.stringify({ filter, order })}
      pages={pages}
      texts={{ ...texts, empty: narrowed ? missed : waiting }}
      total={narrowed ? undefined : counts?.jobApplications}
      nameOf={applicantName}
      isLit={({ status }) => status === 'NEW'}
      renderRow={(application) => <ApplicationRow application={application} />}
      renderDetail={(application) => <ApplicationDetail application={application} />}
    />
  );
}
