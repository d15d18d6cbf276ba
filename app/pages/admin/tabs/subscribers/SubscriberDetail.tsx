import { Badge } from '../../records/Badge.tsx';
import { DetailHead, DetailPart, Words } from '../../records/DetailHead.tsx';
import { Facts, MailLink } from '../../records/Facts.tsx';
import { fullTime } from '../../records/when.ts';
import type { Subscriber } from './subscriber.ts';

export function SubscriberDetail({ subscriber }: { readonly subscriber: Subscriber }) {
  const { id, email, status, sourcePage, consentText, consentAt, confirmedAt, createdAt } = subscriber;
  return (
    <>
      <DetailHead name={email} badge={status === 'PENDING' && <Badge>Not confirmed</Badge>} event="Asked for the newsletter" time={createdAt} />
      <DetailPart title="Subscription">
        <Facts
          facts={[
            { name: 'E-mail', value: <MailLink email={email} /> },
            { name: 'Status', value: status === 'CONFIRMED' ? 'Confirmed' : 'Not confirmed yet: no letter goes there' },
            { name: 'Confirmed', value: confirmedAt && fullTime(confirmedAt) },
            { name: 'Page', value: sourcePage },
            { name: 'Id', value: id, long: true },
          ]}
        />
      </DetailPart>
      <DetailPart title={`Agreed to on ${fullTime(consentAt)}`}>
        <Words>{consentText}</Words>
      </DetailPart>
    </>
  );
}
