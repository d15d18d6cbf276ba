import { styled } from 'styled-components';
import { replies } from '#content/replies.ts';
import { step } from '../../../theme/tokens.ts';
import { TextButton, TextLink } from '../controls/TextButton.ts';
import { useAnnounce } from '../records/announcer.tsx';
import { offPaper } from '../records/layout.ts';
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
      {mail && <TextLink href={mail}>Reply by mail</TextLink>}
      {chat && (
        <TextLink href={chat} target="_blank" rel="noopener noreferrer">
          WhatsApp
        </TextLink>
      )}
      {address && (
        <TextButton type="button" onClick={() => void copy(address)}>
          Copy {email ? 'address' : 'number'}
        </TextButton>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.4rem;
  font-size: ${step.note};
  ${offPaper}
`;
