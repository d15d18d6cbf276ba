import { company } from '#content/company.ts';
import { home } from '#content/home.ts';
import { officeAddresses } from '#content/office-addresses.ts';
import { offices } from '#content/offices.ts';
import type { Office } from '#content/types.ts';
import type { Thing } from './page.ts';

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The company with its offices. */
export function organization(origin: string): Thing {
  return {
    ...publisher(origin),
    legalName: company.legalName,
    slogan: company.tagline,
    // As the home page says it elsewhere: what stands there twice is sent once.
    description: home.head.description,
    email: company.emails.hello,
    address: offices.map(address),
    location: offices.map(place),
    contactPoint: offices.map(({ email, phone, city }) => ({
      '@type': 'ContactPoint',
      contactType: 'sales',
      areaServed: city,
      email,
      ...(phone && { telephone: phone.e164 }),
    })),
    sameAs: company.social.map(({ href }) => href).filter(Boolean),
  };
}

/** As much of it as stands on every page. */
export function publisher(origin: string): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: company.name,
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/icons/site-512.png` },
  };
}

export function webSite(origin: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: `${origin}/`,
    name: company.name,
    inLanguage: 'en',
    publisher: { '@id': `${origin}/#organization` },
  };
}

/** The last line of an address repeats city and country, which have places of their own here. */
export function address({ id, city }: Office): Thing {
  const { lines, postalCode, country } = officeAddresses[id];
  return {
    '@type': 'PostalAddress',
    streetAddress: lines.slice(0, -1).join(', '),
    addressLocality: city,
    ...(postalCode && { postalCode }),
    addressCountry: country,
  };
}

function place(office: Office): Thing {
  const { city, latitude, longitude, phone, opens, closes, openDays } = office;
  return {
    '@type': 'Place',
    name: `${company.name}, ${city}`,
    address: address(office),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    ...(phone && { telephone: phone.e164 }),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: openDays.map((day) => WEEK[day]),
      opens: clock(opens),
      closes: clock(closes),
    },
  };
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
