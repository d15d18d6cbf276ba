import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import type { LeadField } from '../../../../../gateway/modules/leads/lead-fields.rules.ts';
import { messageOf } from '../../../../graphql/answer-error.ts';
import { DetailHead, DetailPart } from '../../records/DetailHead.tsx';
import { CallLink, Facts, MailLink } from '../../records/Facts.tsx';
import { FailureBar } from '../../records/Notice.tsx';
import { serviceLabel } from '../../records/service-label.ts';
import { Notes } from '../../work/Notes.tsx';
import { Related } from '../../work/Related.tsx';
import { contactInfo, leadName, sessionMark, type ChatLead } from './chat-lead.ts';
import { Conversation } from './Conversation.tsx';
import { fieldNames, quotesOf } from './evidence.ts';
import { LeadBadge } from './LeadBadge.tsx';
import { leadConversationQuery } from './lead-conversation.graphql.ts';
import { LightContext, useNewLight } from './light.ts';
import { LeadWork } from './LeadWork.tsx';
import { Told } from './Told.tsx';

/** A lead, and the conversation it came from: each value and the words behind it light up together. */
export function LeadDetail({ lead }: { readonly lead: ChatLead }) {
  const { data, error, refetch } = useQuery(leadConversationQuery, { variables: { id: lead.id } });
  const quotes = data ? quotesOf(data.chatLead) : [];
  const light = useNewLight(lead.id, quotes);
  const told = (field: LeadField, value: ReactNode = lead[field]) => ({ name: fieldNames[field] ?? field, value: value && <Told field={field}>{value}</Told> });
  return (
    <LightContext value={light}>
      <DetailHead name={leadName(lead)} badge={<LeadBadge status={lead.leadStatus} />} event="First wrote" time={lead.createdAt} />
      <LeadWork lead={lead} />
      <DetailPart title="Contact">
        <Facts
          facts={[
            told('name'),
            told('company'),
            told('email', lead.email && <MailLink email={lead.email} />),
            told('phone', lead.phone && <CallLink phone={lead.phone} />),
            told('location'),
            { name: 'Contact info', value: contactInfo(lead) },
          ]}
        />
      </DetailPart>
      <DetailPart title="Project">
        <Facts facts={[told('purposeOfVisit'), told('servicesInterested', lead.servicesInterested.map(serviceLabel).join(', ')), told('requirements'), told('budget'), told('timeline')]} />
      </DetailPart>
      <Related kind="LEAD" id={lead.id} />
      <Notes key={lead.id} kind="LEAD" id={lead.id} />
      <DetailPart title="Conversation">
        <Facts
          facts={[
            { name: 'Session', value: <span title={lead.sessionId}>{sessionMark(lead.sessionId)}</span> },
            { name: 'Status', value: lead.leadStatus },
            { name: 'Id', value: lead.id, long: true },
          ]}
        />
        {error && <FailureBar title="Failed to fetch the conversation" message={messageOf(error)} onRetry={() => void refetch().catch(() => undefined)} />}
        {!data && !error && <p>Loading the conversation...</p>}
        {data && <Conversation messages={data.chatLead.conversation} quotes={quotes} />}
      </DetailPart>
    </LightContext>
  );
}
