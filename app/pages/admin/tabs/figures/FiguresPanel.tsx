import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import { messageOf } from '../../../../graphql/answer-error.ts';
import { color } from '../../../../theme/tokens.ts';
import { beside } from '../../records/layout.ts';
import { EmptyNotice, FailureBar, FailureNotice, LoadingNotice } from '../../records/Notice.tsx';
import { serviceLabel } from '../../records/service-label.ts';
import { Bars } from './Bars.tsx';
import { Columns } from './Columns.tsx';
import { Plot } from './Plot.tsx';
import { plotsQuery } from './plots.graphql.ts';
import { sums } from './scale.ts';
import { week } from './week.ts';

const failure = 'Failed to fetch the figures';
const figure = new Intl.NumberFormat('en-GB');
const both = ['Inquiries', 'Leads'] as const;

/** What came in over the last weeks, for those who would rather look than read. */
export function FiguresPanel() {
  const { data, error, refetch } = useQuery(plotsQuery);
  const retry = () => void refetch().catch(() => undefined);
  if (!data) return error ? <FailureNotice title={failure} message={messageOf(error)} onRetry={retry} /> : <LoadingNotice>Loading figures...</LoadingNotice>;

  const { weeks, services, pages, otherPages } = data.deskPlots;
  const [inquiries, leads] = sums(weeks.map((each) => [each.inquiries, each.leads]));
  if (inquiries + leads === 0) {
    return <EmptyNotice title="Nothing to plot yet" text={`No inquiry and no lead has come in over the last ${weeks.length} weeks. The first of them draws the first line here.`} />;
  }
  const byPage = [...pages.map(({ page, inquiries: count }) => ({ label: page || 'Not told', values: [count] })), ...(otherPages > 0 ? [{ label: 'Other pages', values: [otherPages] }] : [])];
  const byService = services.map((each) => ({ label: each.service ? serviceLabel(each.service) : 'None chosen', values: [each.inquiries, each.leads] }));
  const byWeek = weeks.map((each) => ({ label: week(each.start), values: [each.inquiries, each.leads] }));
  const span = `in the last ${weeks.length} weeks`;
  return (
    <Sheets>
      {error && <FailureBar title={failure} message={messageOf(error)} onRetry={retry} />}
      <Plot title="Per week" names={both} of="Week of" rows={byWeek} words={`Inquiries ${span}: ${figure.format(inquiries)}. Leads: ${figure.format(leads)}.`}>
        {(labels) => <Columns rows={byWeek} {...labels} />}
      </Plot>
      {byService.length > 0 && (
        <Plot title="By service" names={both} of="Service" rows={byService} words={`What inquiries and leads ${span} were about. A lead may be interested in several.`}>
          {(labels) => <Bars rows={byService} {...labels} />}
        </Plot>
      )}
      {byPage.length > 0 && (
        <Plot title="By page" names={['Inquiries']} of="Page" rows={byPage} words={`From which pages the inquiries ${span} were sent.`}>
          {(labels) => <Bars rows={byPage} {...labels} />}
        </Plot>
      )}
    </Sheets>
  );
}

const Sheets = styled.div`
  display: grid;
  align-content: start;
  gap: 2.5rem clamp(2rem, 5vw, 4.5rem);
  padding-block: 1.25rem 3rem;
  border-top: 1px solid ${color.ink};

  > * {
    min-width: 0;
  }

  ${beside} {
    flex: 1;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    min-height: 0;
    overflow-y: auto;
    scrollbar-width: thin;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
