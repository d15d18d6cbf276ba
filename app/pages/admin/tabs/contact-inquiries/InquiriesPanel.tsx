import { useState } from 'react';
import { ViewRow } from './ViewRow.tsx';
import { Inquiries } from './Inquiries.tsx';
import { inquiryViews, type InquiryView } from './filters.ts';

export function InquiriesPanel() {
  const [view, setView] = useState<InquiryView>(inquiryViews[0]);
  return (
    <>
      <ViewRow chosen={view} onChoose={setView} />
      <Inquiries key={view.label} view={view} />
    </>
  );
}
