import { DetailHead, DetailPart } from '../../records/DetailHead.tsx';
import { CallLink, Facts, MailLink } from '../../records/Facts.tsx';
import { serviceLabel } from '../../records/service-label.ts';
import { leadName, sessionMark, type ChatLead } from './chat-lead.ts';
import { LeadBadge } from './LeadBadge.tsx';

export function LeadDetail({ lead }: { readonly lead: ChatLead }) {
  return (
    <>
      <DetailHead name={leadName(lead)} badge={<LeadBadge status={lead.leadStatus} />} event="First wrote" time={lead.createdAt} />
      <DetailPart title="Contact">
        <Facts
          facts={[
            { name: 'Name', value: lead.name },
            { name: 'Company', value: lead.company },
            { name: 'E-mail', value: <MailLink email={lead.email} /> },
            { name: 'Phone', value: <CallLink phone={lead.phone} /> },
            { name: 'Location', value: lead.location },
            { name: 'Contact info', value: lead.isContactInfoCollected ? 'Collected' : 'Not collected yet' },
          ]}
        />
      </DetailPart>
      <DetailPart title="Project">
        <Facts
          facts={[
            { name: 'Purpose of visit', value: lead.purposeOfVisit },
            { name: 'Services', value: lead.servicesInterested.map(serviceLabel).join(', ') },
            { name: 'Requirements', value: lead.requirements },
            { name: 'Budget', value: lead.budget },
            { name: 'Timeline', value: lead.timeline },
          ]}
        />
      </DetailPart>
      <DetailPart title="Conversation">
        <Facts
          facts={[
            { name: 'Session', value: <span title={lead.sessionId}>{sessionMark(lead.sessionId)}</span> },
            { name: 'Status', value: lead.leadStatus },
            { name: 'Id', value: lead.id },
          ]}
        />
      </DetailPart>
    </>
  );
}
