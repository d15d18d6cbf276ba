import { assistant } from '#content/assistant.ts';
import { company } from '#content/company.ts';
import { contact } from '#content/contact.ts';
import { home } from '#content/home.ts';
import { officeAddresses } from '#content/office-addresses.ts';
import { offices } from '#content/offices.ts';
import { outbox } from '#content/outbox.ts';
import type { Office } from '#content/types.ts';
import type { Entity, Passage } from '../passage.ts';
import { list, prose } from './make.ts';

const { sentences } = assistant;
const page = { label: 'Contact', href: '/contact' };

/** Spellings and short forms that people use for the three places. */
const otherNames: Readonly<Record<Office['id'], readonly string[]>> = {
  india: ['Bangalore', 'Bengaluru', 'Blr', 'Indian', 'Indiranagar', 'Karnataka'],
  malaysia: ['KL', 'Malaysian', 'Kuala Lumpur'],
  dubai: ['UAE', 'Emirates', 'United Arab Emirates', 'Emirati', 'Gulf', 'Business Bay'],
};

export const officeEntities: readonly Entity[] = offices.map((office) => ({ id: `office:${office.id}`, names: [office.city, office.country, ...otherNames[office.id]], page, related: ['offices'] }));

/** What the contact page says of the offices, and of how to reach anybody. */
export function officePassages(): Passage[] {
  const place = { about: 'offices', page };
  const phones = offices.filter(({ phone }) => phone).map((office) => `${office.city} ${office.phone!.display}`);
  return [
    list(place, ['place', 'list'], 'offices locations where are you located based countries cities headquarters', sentences.offices, offices.map((office) => `${office.city}${office.city === office.country ? '' : `, ${office.country}`} (${office.timezoneLabel})`)),
    prose(place, ['hours'], 'opening business working office hours timings when open close weekend saturday sunday monday friday holiday', assistant.open.hours),
    prose(place, ['hours'], `${home.strip.heading} hours a day across offices somebody at a desk thirteen`, home.strip.text),
    prose(place, ['place', 'contact', 'visit'], 'visit visitors walk in come by drop in meet in person appointment coffee', contact.offices.lede),
    list(place, ['phone'], 'telephone phone number call ring all offices', sentences.phones, phones),
    prose(place, ['email'], 'e-mail email address mail general write support careers privacy', sentences.emails),
    prose(place, ['phone'], 'whatsapp telegram messenger', whatsappNumbers() || sentences.noWhatsapp),
    prose(place, ['contact', 'hours', 'reply'], 'contact reach reply response time how soon answer get in touch write how fast', contact.lede),
    prose(place, ['contact', 'requirement'], 'contact form fields required fill in mandatory details', `${contact.form.note} ${sentences.required}`),
    prose(place, ['contact'], 'after sending the form what happens arrived', `${contact.form.sent.heading} ${contact.form.sent.text}`),
    prose(place, ['contact'], 'no internet connection offline while sending form lose what I wrote kept on the device saved', `${contact.form.kept.heading} ${contact.form.kept.text} ${outbox.privacyNote}`),
    ...contact.reasons.items.map((reason) => prose({ about: 'company', page }, ['overview'], `${contact.reasons.heading} why choose you ${reason.title}`, `${reason.title}: ${reason.text}`)),
    list(place, ['contact'], 'social media linkedin github instagram youtube follow', sentences.social, company.social.filter(({ href }) => href).map(({ label, href }) => `${label} (${href})`)),
    ...offices.flatMap((office) => {
      const its = { about: `office:${office.id}`, page };
      const address = sentences.office(office.city, office.country, officeAddresses[office.id].lines.join(', '));
      const reach = sentences.officeReach(company.businessHours, office.timezoneLabel, office.email, office.phone?.display);
      return [
        prose(its, ['place', 'phone', 'email', 'hours', 'contact', 'overview'], 'office address where location street phone number e-mail mail hours time zone timezone clock open', `${address} ${reach}`),
        prose(its, ['figure'], 'coordinates latitude longitude', `${office.city}: ${office.coordinates}.`),
      ];
    }),
  ];
}

function whatsappNumbers(): string {
  return offices.flatMap(({ city, whatsapp }) => (whatsapp ? [`${city}: WhatsApp ${whatsapp.display}.`] : [])).join(' ');
}
