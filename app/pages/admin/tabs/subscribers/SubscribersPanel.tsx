import { usePages } from '../../../../graphql/use-pages.ts';
import { useCounts } from '../../counts/use-counts.ts';
import { ExportButtons } from '../../finding/ExportButtons.tsx';
import { FindBar } from '../../finding/FindBar.tsx';
import { isNarrowed, orderOf } from '../../finding/finding.ts';
import { useDeskAddress } from '../../finding/use-desk-address.ts';
import { Badge } from '../../records/Badge.tsx';
import { PagedRecords } from '../../records/PagedRecords.tsx';
import { RowParts } from '../../records/RowParts.tsx';
import { subscriberChoices, subscriberFilter, subscriberOrder } from './choices.ts';
import { SubscriberDetail } from './SubscriberDetail.tsx';
import type { Subscriber } from './subscriber.ts';
import { subscribersQuery } from './subscribers.graphql.ts';

const texts = { label: 'Subscribers', loading: 'Loading subscribers...', failure: 'Failed to fetch subscribers', none: 'No subscribers found' };
const waiting = 'Who asks for the newsletter appears here at once, and gets letters only after confirming.';
const missed = 'Nobody answers to this search and these filters. Clear them to see all subscribers.';

export function SubscribersPanel() {
  const { query } = useDeskAddress();
  const filter = subscriberFilter(query);
  const order = orderOf(query, subscriberOrder) ?? 'NEWEST';
  const pages = usePages(subscribersQuery, { filter, order }, (data) => data.subscribers);
  const { counts } = useCounts();
  // The figure counts those who confirmed.
  const total = JSON.stringify(filter) === '{"status":"CONFIRMED"}' ? counts?.subscribers : undefined;
  return (
    <>
      <FindBar noun="subscribers" choices={subscriberChoices}>
        <ExportButtons list="subscribers" filter={filter} />
      </FindBar>
      <PagedRecords
        of={JSON.stringify({ filter, order })}
        pages={pages}
        texts={{ ...texts, empty: isNarrowed(query, subscriberChoices) ? missed : waiting }}
        total={total}
        nameOf={({ email }) => email}
        isLit={() => false}
        renderRow={(subscriber) => <SubscriberRow subscriber={subscriber} />}
        renderDetail={(subscriber) => <SubscriberDetail subscriber={subscriber} />}
      />
    </>
  );
}

function SubscriberRow({ subscriber: { email, status, sourcePage, createdAt } }: { readonly subscriber: Subscriber }) {
  // Below the address, which is cut off where it has to make room.
  const rest = status === 'PENDING' ? { line: <Badge>Not confirmed</Badge>, words: sourcePage ?? undefined } : { line: sourcePage ?? '–' };
  return <RowParts name={email} time={createdAt} strong={false} {...rest} />;
}
