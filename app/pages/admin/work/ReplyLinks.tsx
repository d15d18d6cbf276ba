import { styled } from 'styled-components';
import { replies } from '#content/replies.ts';
import { color, step, target } from '../../../theme/tokens.ts';
import { useAnnounce } from '../records/announcer.tsx';
import { mailHref, whatsAppHref } from '../records/reach.ts';

interface ReplyLinksProps {
  readonly name: string;
  readonly email: string | null | undefined;
  readonly phone: string | null | undefined;
  /** What they wrote, to be quoted. */
  readonly said?: string;
}

/** The ways to reply, each prepared as far as it can be. Sending it is left to a person. */
export function ReplyLinks({ name, email, phone, said }: ReplyLinksProps) {
  const announce = useAnnounce();
  const mail = email ? mailHref(email, { subject: replies.subject, body: replies.body(name, said) }) : undefined;
  const chat = phone ? whatsAppHref(phone, replies.greeting(name)) : undefined;
  const address = email || phone;

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      announce(`Copied: ${text}.`);
    } catch {
      announce('The browser does not let this page copy.');
    }
  }

  return (
    <Line>
      {mail && <a href={mail}>Reply by mail</a>}
      {chat && (
        <a href={chat} target="_blank" rel="noopener noreferrer">
          WhatsApp
        </a>
      )}
      {address && (
        <button type="button" onClick={() => void copy(address)}>
          Copy {email ? 'address' : 'number'}
        </button>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.4rem;
  font-size: ${step.note};

  > a,
  > button {
    display: inline-flex;
    align-items: center;
    min-width: ${target};
    min-height: ${target};
    padding: 0;
    border: 0;
    background: none;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }

  > button:hover {
    color: ${color.signal};
  }
`;
