import { usePages } from '../../../../graphql/use-pages.ts';
import { useAnnounce } from '../../records/announcer.tsx';
import { useCounts } from '../../counts/use-counts.ts';
import { PagedRecords } from '../../records/PagedRecords.tsx';
import type { InquiryView } from './filters.ts';
import { inquiriesQuery } from './inquiries.graphql.ts';
import { nameOf } from './inquiry.ts';
import { InquiryDetail } from './InquiryDetail.tsx';
import { InquiryRow } from './InquiryRow.tsx';
import { useMarkAsRead } from './use-mark-as-read.ts';

/** The texts are those of the specification, section 8. */
const texts = {
  label: 'Inquiries',
  loading: 'Loading inquiries...',
  failure: 'Failed to fetch inquiries',
  none: 'No inquiries found',
};

export function Inquiries({ view }: { readonly view: InquiryView }) {
  const pages = usePages(inquiriesQuery, { filter: view.filter }, (data) => data.inquiries);
  const { counts } = useCounts();
  const { mark, marking } = useMarkAsRead(useAnnounce());
  return (
    <PagedRecords
      pages={pages}
      texts={{ ...texts, empty: view.empty }}
      total={counts && view.countOf(counts)}
      nameOf={nameOf}
      isLit={({ isRead }) => !isRead}
      renderRow={(inquiry) => <InquiryRow inquiry={inquiry} />}
      renderDetail={(inquiry) => <InquiryDetail inquiry={inquiry} marking={marking === inquiry.id} onMark={() => mark(inquiry)} />}
    />
  );
}
