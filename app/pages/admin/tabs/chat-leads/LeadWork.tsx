import { ReplyLinks } from '../../work/ReplyLinks.tsx';
import { WorkBar } from '../../work/WorkBar.tsx';
import { leadName, type ChatLead } from './chat-lead.ts';
import { useChangeLead } from './use-change-lead.ts';

/** What staff do about a lead. */
export function LeadWork({ lead }: { readonly lead: ChatLead }) {
  const { id, email, phone } = lead;
  const { change, changing } = useChangeLead(id);
  return (
    <>
      <WorkBar deal={lead} disabled={changing} onChange={change} />
      <ReplyLinks name={leadName(lead)} email={email} phone={phone} said={lead.requirements ?? undefined} />
    </>
  );
}
