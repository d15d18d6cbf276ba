import { contact } from '#content/contact.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { channelsOf } from './channels.tsx';

const number = { e164: '+911000000100', display: '+91 10 0000 0100' };
const drawn = (office: Parameters<typeof channelsOf>[0]) => channelsOf(office).map(({ label, link }) => [label, renderToStaticMarkup(link)]);

describe('the channels of an office', () => {
  it('draws nothing where no number is set', () => {
    expect(drawn({ city: 'Bengaluru' })).toEqual([]);
  });

  it('leads to the telephone', () => {
    expect(drawn({ city: 'Bengaluru', phone: number })).toEqual([[contact.details.phoneLabel, expect.stringContaining('href="tel:+911000000100"')]]);
  });

  it('leads to WhatsApp by the number alone, digits only', () => {
    expect(drawn({ city: 'Bengaluru', whatsapp: number })).toEqual([[contact.details.whatsappLabel, expect.stringContaining('href="https://wa.me/911000000100"')]]);
  });

  it('says which office it reaches', () => {
    expect(drawn({ city: 'Bengaluru', phone: number, whatsapp: number }).join()).toMatch(/Telephone, Bengaluru.*WhatsApp, Bengaluru/);
  });
});
