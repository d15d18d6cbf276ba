import type { Office, OfficeAddress } from './types.ts';

/** Where the offices stand, by their `id`. Apart from offices.ts, which every page brings along. */
export const officeAddresses: Readonly<Record<Office['id'], OfficeAddress>> = {
  india: {
    lines: ['Meridian House, 4th floor', '77 Almanac Road, Indiranagar', 'Bengaluru 560038, Karnataka, India'],
    postalCode: '560038',
    country: 'IN',
  },
  malaysia: {
    lines: ['Level 9, Menara Garisan', '101 Jalan Almanak', '50450 Kuala Lumpur, Malaysia'],
    postalCode: '50450',
    country: 'MY',
  },
  dubai: {
    lines: ['Office 55, Sextant Building', 'Al Buhaira Street, Business Bay', 'Dubai, United Arab Emirates'],
    country: 'AE',
  },
};
