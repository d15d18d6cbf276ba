import { usePages } from '../../../../graphql/use-pages.ts';
import { useCounts } from '../../counts/use-counts.ts';
import { PagedRecords } from '../../records/PagedRecords.tsx';
import { leadName } from './chat-lead.ts';
import { chatLeadsQuery } from './chat-leads.graphql.ts';
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

export function ChatLeadsPanel() {
  const pages = usePages(chatLeadsQuery, {}, (data) => data.chatLeads);
  const { counts } = useCounts();
  return (
    <PagedRecords
      pages={pages}
      texts={texts}
      total={counts?.chatLeads}
      nameOf={leadName}
      isLit={({ isContactInfoCollected }) => isContactInfoCollected}
      renderRow={(lead) => <LeadRow lead={lead} />}
      renderDetail={(lead) => <LeadDetail lead={lead} />}
    />
  );
}
