import { useRef } from 'react';
import { styled } from 'styled-components';
import { withoutTurns } from '../../../../lib/direction.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Badge } from '../../records/Badge.tsx';
import { DetailHead, DetailPart, Words } from '../../records/DetailHead.tsx';
import { CallLink, Facts, MailLink } from '../../records/Facts.tsx';
import { serviceLabel } from '../../records/service-label.ts';
import { Notes } from '../../work/Notes.tsx';
import { Related } from '../../work/Related.tsx';
import { ReplyLinks } from '../../work/ReplyLinks.tsx';
import { WorkBar } from '../../work/WorkBar.tsx';
import { CameFrom } from './CameFrom.tsx';
import { nameOf, type Inquiry } from './inquiry.ts';
import { useChangeInquiry } from './use-change-inquiry.ts';
import type { MarkName } from './use-marks.ts';

interface InquiryDetailProps {
  readonly inquiry: Inquiry;
  readonly marking: boolean;
  readonly onMark: (as: MarkName) => void;
}

export function InquiryDetail({ inquiry, marking, onMark }: InquiryDetailProps) {
  const { id, firstName, lastName, email, phone, company, service, message, isRead, isSpam, createdAt, source } = inquiry;
  const { change, changing } = useChangeInquiry(id);
  const ground = useRef<HTMLDivElement>(null);
  function markAs(as: MarkName) {
    // The button is about to go; the focus stays with the inquiry.
    ground.current?.closest<HTMLElement>('[role="region"]')?.focus({ preventScroll: true });
    onMark(as);
  }
  return (
    <Ground ref={ground}>
      <DetailHead
        name={nameOf(inquiry)}
        badge={
          <>
            {!isRead && <Badge $look="asking">Unread</Badge>}
            {isSpam && <Badge>Suspected spam</Badge>}
          </>
        }
        event="Received"
        time={createdAt}
      >
        <Button key={String(isRead)} type="button" $look={isRead ? 'quiet' : 'primary'} disabled={marking} onClick={() => markAs(isRead ? 'unread' : 'read')}>
          {isRead ? 'Mark as Unread' : 'Mark as Read'}
        </Button>
        <Button key={`spam ${isSpam}`} type="button" $look="quiet" disabled={marking} onClick={() => markAs(isSpam ? 'not spam' : 'spam')}>
          {isSpam ? 'Not spam' : 'Spam'}
        </Button>
      </DetailHead>
      <WorkBar deal={inquiry} disabled={changing} onChange={change} />
      <ReplyLinks name={firstName} email={email} phone={phone} said={message} />
      <DetailPart title="Message">
        <Words>{withoutTurns(message)}</Words>
      </DetailPart>
      <Related kind="INQUIRY" id={id} />
      <Notes key={id} kind="INQUIRY" id={id} />
      <DetailPart title="Sender">
        <Facts
          facts={[
            { name: 'First name', value: firstName },
            { name: 'Last name', value: lastName },
            { name: 'E-mail', value: <MailLink email={email} /> },
            { name: 'Phone', value: <CallLink phone={phone} /> },
            { name: 'Company', value: company },
            { name: 'Service', value: service && serviceLabel(service) },
          ]}
        />
      </DetailPart>
      <DetailPart title="Where it came from">
        <CameFrom source={source} />
      </DetailPart>
      <DetailPart title="Record">
        <Facts
          facts={[
            { name: 'Status', value: isRead ? 'Read' : 'Not read yet' },
            { name: 'Id', value: id, long: true },
          ]}
        />
      </DetailPart>
    </Ground>
  );
}

const Ground = styled.div``;
