import { chatWidget } from '#content/chat-widget.ts';
import { offices } from '#content/offices.ts';
import { styled } from 'styled-components';
import { useNow } from '../lib/clock.ts';
import { officeTime } from '../lib/office-hours.ts';
import { color, target } from '../theme/tokens.ts';
import { CarryLink } from './CarryLink.tsx';
import { NARROW } from './panel-room.ts';

/** To people, in one tap: by WhatsApp to an office that is open, if one is, and by the contact form. */
export function Ways({ onClose }: { readonly onClose: (isFocusBack: boolean) => void }) {
  const now = useNow();
  const reachable = offices.filter(({ whatsapp }) => whatsapp);
  const office = reachable.find((one) => now && officeTime(one, now).open) ?? reachable[0];
  const { whatsapp, form } = chatWidget.ways;
  return (
    <Row data-ways="">
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

/* Always in reach, in one line: all else above the conversation scrolls away with it. */
const Row = styled.p`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  border-bottom: 1px solid ${color.line};
  background: ${color.sheet};
  font-size: 0.9375rem;

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    margin-inline: -0.5rem;
    padding-inline: 0.5rem;
    font-weight: 600;
    color: ${color.ink};
    outline-offset: -3px;

    &:hover {
      color: ${color.signal};
    }
  }

  /* On the narrowest phones. */
  @container chat (max-width: 22rem) {
    column-gap: 1rem;
    font-size: 0.875rem;
  }

  /* With the keyboard up, or in very large letters, the conversation needs that room, too. */
  @container chat (max-height: 27rem) {
    position: static;
  }

  ${NARROW} {
    a {
      min-height: 2rem;
    }
  }
`;
