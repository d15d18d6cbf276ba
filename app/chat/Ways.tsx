import { chatWidget } from '#content/chat-widget.ts';
import { offices } from '#content/offices.ts';
import { styled } from 'styled-components';
import { useNow } from '../lib/clock.ts';
import { officeTime } from '../lib/office-hours.ts';
import { color, target } from '../theme/tokens.ts';
import { CarryLink } from './CarryLink.tsx';

/** To people, in one tap: by WhatsApp to an office that is open, if one is, and by the contact form. */
export function Ways({ onClose }: { readonly onClose: (isFocusBack: boolean) => void }) {
  const now = useNow();
  const reachable = offices.filter(({ whatsapp }) => whatsapp);
  const office = reachable.find((one) => now && officeTime(one, now).open) ?? reachable[0];
  const { whatsapp, form } = chatWidget.ways;
  return (
    <Row>
      {office?.whatsapp && (
        // In a tab of its own: the conversation does not outlive this document. Its addresses have the number without the plus.
        <a href={`https://wa.me/${office.whatsapp.e164.slice(1)}`} target="_blank" rel="noreferrer">
          {whatsapp}, {office.city}
        </a>
      )}
      <CarryLink onClose={onClose}>{form}</CarryLink>
    </Row>
  );
}

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    font-weight: 600;
    color: ${color.ink};

    &:hover {
      color: ${color.signal};
    }
  }
`;
