import { useState } from 'react';
import { FindBar } from '../../finding/FindBar.tsx';
import { useDeskAddress } from '../../finding/use-desk-address.ts';
import { inquiryChoices } from './choices.ts';
import { inquiryViews } from './filters.ts';
import { Inquiries } from './Inquiries.tsx';
import { SelectionTools } from './SelectionTools.tsx';
import { useMarks } from './use-marks.ts';
import { ViewRow } from './ViewRow.tsx';

export function InquiriesPanel() {
  const { query, change } = useDeskAddress();
  const view = inquiryViews.find(({ value }) => value === query.get('view')) ?? inquiryViews[0];
  const marks = useMarks();
  /** The ids that are ticked; undefined while nothing is being selected. */
  const [ticked, setTicked] = useState<ReadonlySet<string>>();
  return (
    <>
      <FindBar noun="inquiries" choices={inquiryChoices} />
      <ViewRow chosen={view} onChoose={({ value }) => change({ view: value })}>
        <SelectionTools ticked={ticked} marks={marks} onTick={setTicked} />
      </ViewRow>
      <Inquiries view={view} marks={marks} ticked={ticked} onTick={setTicked} />
    </>
  );
}
