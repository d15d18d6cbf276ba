import { contact } from '#content/contact.ts';
import type { Office } from '#content/types.ts';
import type { ReactNode } from 'react';

interface Channel {
  readonly label: string;
  readonly link: ReactNode;
}

/** The ways to talk to an office rather than write to it: those that it has. */
export function channelsOf({ phone, whatsapp, city }: Pick<Office, 'phone' | 'whatsapp' | 'city'>): readonly Channel[] {
  const { phoneLabel, whatsappLabel } = contact.details;
  const channels: Channel[] = [];
  if (phone) {
    channels.push({
      label: phoneLabel,
      link: (
        <a href={`tel:${phone.e164}`} aria-label={`${phoneLabel}, ${city}: ${phone.display}`}>
          {phone.display}
        </a>
      ),
    });
  }
  if (whatsapp) {
    channels.push({
      label: whatsappLabel,
      link: (
        // WhatsApp's addresses have the number without its plus sign.
        <a href={`https://wa.me/${whatsapp.e164.slice(1)}`} rel="noreferrer" aria-label={`${whatsappLabel}, ${city}: ${whatsapp.display}`}>
          {whatsapp.display}
        </a>
      ),
    });
  }
  return channels;
}
