import { Badge } from '../../records/Badge.tsx';
import { RowParts } from '../../records/RowParts.tsx';
import { serviceLabel } from '../../records/service-label.ts';
import { stateLabel } from '../../work/deal.ts';
import { DueMark } from '../../work/DueMark.tsx';
import { nameOf, type Inquiry } from './inquiry.ts';

export function InquiryRow({ inquiry }: { readonly inquiry: Inquiry }) {
  const { service, message, isRead, state, createdAt } = inquiry;
  return (
    <RowParts
      name={nameOf(inquiry)}
      badge={!isRead && <Badge $look="asking">Unread</Badge>}
      time={createdAt}
      strong={!isRead}
      line={
        <>
          {state === 'OPEN' ? <DueMark deal={inquiry} /> : stateLabel(state)}
          {service && ' · '}
          {service && <b>{serviceLabel(service)}</b>}
        </>
      }
      words={message}
    />
  );
}
