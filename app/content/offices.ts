import type { Office } from './types.ts';

/**
 * The three offices; where they stand is in office-addresses.ts. The streets are invented, and so are the two numbers, for telephone and WhatsApp alike: neither can ring
 * anywhere. Indian area codes begin at 11, so that nobody is behind 10; in Dubai (area code 4) no subscriber's number begins
 * with 0. The Malaysian office gives no number, and nothing is drawn for it.
 */
export const offices: readonly Office[] = [
  {
    id: 'india',
    country: 'India',
    city: 'Bengaluru',
    timezoneLabel: 'IST, GMT+5:30',
    timezoneName: 'India Standard Time, five and a half hours ahead of Greenwich',
    timeZone: 'Asia/Kolkata',
    latitude: 12.97,
    longitude: 77.59,
    coordinates: '12.97° N 77.59° E',
    email: 'india@longitude.example',
    phone: { e164: '+911000000100', display: '+91 10 0000 0100' },
    whatsapp: { e164: '+911000000100', display: '+91 10 0000 0100' },
    opens: 9,
    closes: 18,
    openDays: [1, 2, 3, 4, 5],
  },
  {
    id: 'malaysia',
    country: 'Malaysia',
    city: 'Kuala Lumpur',
    timezoneLabel: 'MYT, GMT+8',
    timezoneName: 'Malaysia Time, eight hours ahead of Greenwich',
    timeZone: 'Asia/Kuala_Lumpur',
    latitude: 3.14,
    longitude: 101.69,
    coordinates: '3.14° N 101.69° E',
    email: 'malaysia@longitude.example',
    opens: 9,
    closes: 18,
    openDays: [1, 2, 3, 4, 5],
  },
  {
    id: 'dubai',
    country: 'Dubai',
    city: 'Dubai',
    timezoneLabel: 'GST, GMT+4',
    timezoneName: 'Gulf Standard Time, four hours ahead of Greenwich',
    timeZone: 'Asia/Dubai',
    latitude: 25.2,
    longitude: 55.27,
    coordinates: '25.20° N 55.27° E',
    email: 'dubai@longitude.example',
    phone: { e164: '+97140000100', display: '+971 4 000 0100' },
    whatsapp: { e164: '+97140000100', display: '+971 4 000 0100' },
    opens: 9,
    closes: 18,
    openDays: [1, 2, 3, 4, 5],
  },
];
