import { useState } from 'react';
import { ExportButtons } from '../../finding/ExportButtons.tsx';
import { FindBar } from '../../finding/FindBar.tsx';
import { useDeskAddress } from '../../finding/use-desk-address.ts';
import { useMe } from '../../session/me.ts';
import { inquiryChoices, inquiryFilter } from './choices.ts';
import { inquiryViews } from './filters.ts';
import { Inquiries } from './Inquiries.tsx';
import { SelectionTools } from './SelectionTools.tsx';
import { useMarks } from './use-marks.ts';
import { ViewRow } from './ViewRow.tsx';

export function InquiriesPanel() {
  const { query, change } = useDeskAddress();
  const view = inquiryViews.find(({ value }) => value === query.get('view')) ?? inquiryViews[0];
  const me = useMe();
  const filter = { ...inquiryFilter(query, me.id), ...view.filter };
  const marks = useMarks();
  /** The ids that are ticked; undefined while nothing is being selected. */
  const [ticked, setTicked] = useState<ReadonlySet<string>>();
  return (
    <>
      <FindBar noun="inquiries" choices={inquiryChoices}>
        <ExportButtons list="inquiries" filter={filter} />
      </FindBar>
      <ViewRow chosen={view} onChoose={({ value }) => change({ view: value })}>
        <SelectionTools ticked={ticked} isSpam={view.filter.spam === true} marks={marks} onTick={setTicked} />
      </ViewRow>
      <Inquiries view={view} filter={filter} marks={marks} ticked={ticked} onTick={setTicked} />
    </>
  );
}
