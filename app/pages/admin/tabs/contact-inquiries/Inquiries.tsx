import { useAsked } from '../../../../graphql/use-asked.ts';
import { usePages } from '../../../../graphql/use-pages.ts';
import type { InquiryFilter } from '../../../../graphql/generated/graphql.ts';
import { useCounts } from '../../counts/use-counts.ts';
import { isNarrowed, orderOf, RECORD } from '../../finding/finding.ts';
import { useDeskAddress } from '../../finding/use-desk-address.ts';
import { PagedRecords } from '../../records/PagedRecords.tsx';
import { dealOrder } from '../../work/deal-choices.ts';
import { inquiryChoices } from './choices.ts';
import type { InquiryView } from './filters.ts';
import { inquiriesQuery, inquiryQuery } from './inquiries.graphql.ts';
import { nameOf } from './inquiry.ts';
import { InquiryDetail } from './InquiryDetail.tsx';
import { InquiryRow } from './InquiryRow.tsx';
import { RowMark } from './RowMark.tsx';
import type { Marks } from './use-marks.ts';

/** The texts are those of the specification, section 8. */
const texts = {
  label: 'Inquiries',
  loading: 'Loading inquiries...',
  failure: 'Failed to fetch inquiries',
  none: 'No inquiries found',
};
const missed = 'Nothing answers to this search and these filters. Clear them to see all inquiries.';

interface InquiriesProps {
  readonly view: InquiryView;
  /** The view's, and what the address adds. */
  readonly filter: InquiryFilter;
  readonly marks: Marks;
  readonly ticked: ReadonlySet<string> | undefined;
  readonly onTick: (ticked: ReadonlySet<string>) => void;
}

export function Inquiries({ view, filter, marks, ticked, onTick }: InquiriesProps) {
  const { query } = useDeskAddress();
  const order = orderOf(query, dealOrder) ?? 'NEWEST';
  const pages = useAsked(
    usePages(inquiriesQuery, { filter, order }, (data) => data.inquiries),
    { id: query.get(RECORD), document: inquiryQuery, recordOf: (data) => data.inquiry },
  );
  const { counts } = useCounts();
  const narrowed = isNarrowed(query, inquiryChoices);
  const { mark, marking } = marks;

  function tick(id: string) {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    onTick(next);
  }

  return (
    <PagedRecords
      of={JSON.stringify({ filter, order })}
      pages={pages}
      texts={{ ...texts, empty: narrowed ? missed : view.empty }}
      total={narrowed || !counts ? undefined : view.countOf(counts)}
      nameOf={nameOf}
      isLit={({ isRead }) => !isRead}
      keys={{ m: (inquiry) => mark(inquiry, inquiry.isRead ? 'unread' : 'read'), x: ({ id }) => tick(id) }}
      renderMark={(inquiry) => (
        <RowMark inquiry={inquiry} ticked={ticked?.has(inquiry.id)} onTick={() => tick(inquiry.id)} onMark={() => mark(inquiry, inquiry.isRead ? 'unread' : 'read')} />
      )}
      renderRow={(inquiry) => <InquiryRow inquiry={inquiry} />}
      renderDetail={(inquiry) => <InquiryDetail inquiry={inquiry} marking={marking === inquiry.id} onMark={(as) => mark(inquiry, as)} />}
    />
  );
}
