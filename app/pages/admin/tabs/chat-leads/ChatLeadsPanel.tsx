import { usePages } from '../../../../graphql/use-pages.ts';
import { useCounts } from '../../counts/use-counts.ts';
import { ExportButtons } from '../../finding/ExportButtons.tsx';
import { FindBar } from '../../finding/FindBar.tsx';
import { isNarrowed, orderOf } from '../../finding/finding.ts';
import { useDeskAddress } from '../../finding/use-desk-address.ts';
import { PagedRecords } from '../../records/PagedRecords.tsx';
import { leadName } from './chat-lead.ts';
import { chatLeadsQuery } from './chat-leads.graphql.ts';
import { dealOrder } from '../../work/deal-choices.ts';
import { leadChoices, leadFilter } from './choices.ts';
import { LeadDetail } from './LeadDetail.tsx';
import { LeadRow } from './LeadRow.tsx';

/** The texts are those of the specification, section 8. */
const texts = {
  label: 'Chat leads',
  loading: 'Loading chat leads...',
  failure: 'Failed to fetch chat leads',
  none: 'No chat leads found',
  empty: 'A conversation appears here once a visitor has told the assistant a name, an address or what they need.',
};

const missed = 'Nothing answers to this search and these filters. Clear them to see all leads.';

export function ChatLeadsPanel() {
  const { query } = useDeskAddress();
  const filter = leadFilter(query);
  const order = orderOf(query, dealOrder) ?? 'NEWEST';
  const pages = usePages(chatLeadsQuery, { filter, order }, (data) => data.chatLeads);
  const narrowed = isNarrowed(query, leadChoices);
  const { counts } = useCounts();
  return (
    <>
      <FindBar noun="leads" choices={leadChoices}>
        <ExportButtons list="chat-leads" filter={filter} />
      </FindBar>
      <PagedRecords
        of={JSON.stringify({ filter, order })}
        pages={pages}
        texts={narrowed ? { ...texts, empty: missed } : texts}
        total={narrowed ? undefined : counts?.chatLeads}
        nameOf={leadName}
        isLit={({ isContactInfoCollected }) => isContactInfoCollected}
        renderRow={(lead) => <LeadRow lead={lead} />}
        renderDetail={(lead) => <LeadDetail lead={lead} />}
      />
    </>
  );
}
