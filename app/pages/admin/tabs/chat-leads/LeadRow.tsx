import { RowParts } from '../../records/RowParts.tsx';
import { serviceLabel } from '../../records/service-label.ts';
import { leadName, sessionMark, type ChatLead } from './chat-lead.ts';
import { LeadBadge } from './LeadBadge.tsx';

export function LeadRow({ lead }: { readonly lead: ChatLead }) {
  const { leadStatus, isContactInfoCollected, servicesInterested, email, phone, sessionId, createdAt } = lead;
  const services = servicesInterested.map(serviceLabel).join(', ');
  return (
    <RowParts
      name={leadName(lead)}
      badge={<LeadBadge status={leadStatus} />}
      time={createdAt}
      strong={isContactInfoCollected}
      line={
        <>
          {services && <b>{services}</b>}
          {services && ' · '}
          {[email, phone, sessionMark(sessionId)].filter(Boolean).join(' · ')}
        </>
      }
    />
  );
}
