import { useQuery } from '@apollo/client/react';
import { ExportButtons } from '../../finding/ExportButtons.tsx';
import { FindBar } from '../../finding/FindBar.tsx';
import { useDeskAddress } from '../../finding/use-desk-address.ts';
import { Applications } from './Applications.tsx';
import { jobPositionsQuery } from './applications.graphql.ts';
import { applicationChoices, applicationFilter } from './choices.ts';

export function ApplicationsPanel() {
  const { query } = useDeskAddress();
  const { data } = useQuery(jobPositionsQuery);
  const choices = applicationChoices(data?.jobPositions ?? [], query.get('position'));
  return (
    <>
      <FindBar noun="applications" choices={choices.all}>
        <ExportButtons list="job-applications" filter={applicationFilter(query, choices)} />
      </FindBar>
      <Applications choices={choices} />
    </>
  );
}
