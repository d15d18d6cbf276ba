import type { CountryCode } from 'libphonenumber-js/max';

/** Money that is counted in one country, by its words and codes; a sign such as "$" or "Rs" is many countries'. */
const moneyOf: Readonly<Partial<Record<CountryCode, string>>> = {
  IN: 'inr|₹|crores?|lakhs? rupees|indian rupees?',
  MY: 'rm|myr|ringgits?',
  AE: 'aed|dhs?|dirhams?',
  GB: 'gbp|£|quid',
  SG: 'sgd|s\\$|sing(?:apore)? dollars?',
  QA: 'qar|qatari riyals?',
  SA: 'sar|saudi riyals?',
  OM: 'omr|omani ri(?:y?)als?',
  KW: 'kwd|kd|kuwaiti dinars?',
  BH: 'bhd|bahraini dinars?',
  LK: 'lkr|sri lankan rupees?',
  NP: 'npr|nepali rupees?',
  PK: 'pkr|pakistani rupees?',
  BD: 'bdt|takas?|৳',
  PH: 'php|₱|philippine pesos?',
  ID: 'idr|rp|rupiahs?|juta',
  TH: 'thb|baht|฿',
  VN: 'vnd|dong|₫',
  NG: 'ngn|naira|₦',
  KE: 'kes|ksh|kenya(?:n)? shillings?',
  UG: 'ugx|ush',
  TZ: 'tzs|tsh',
  GH: 'ghs|cedis?|gh₵|₵',
  ZA: 'zar|rands?',
  EG: 'egp|egyptian pounds?',
  AU: 'aud|a\\$|au\\$',
  NZ: 'nzd|nz\\$',
  CA: 'cad|c\\$|ca\\$',
};

const unit = 'k|m|mn|million|thousand|hundred|ribu|lakhs?|lacs?|l';
/** "RM60k", "60k ringgit": before a figure or behind one; "PHP developer" is none. */
const patterns = Object.entries(moneyOf).map(([country, words]) => [country as CountryCode, new RegExp(`(?<!\\p{L})(?:${words})\\.?\\s*\\d|(?:\\d|\\d\\s*(?:${unit})|(?<!\\p{L})(?:${unit}))\\s*(?:${words})(?!\\p{L})`, 'iu')] as const);

/** The country whose money somebody counts in; undefined where they name none, or several countries' money. */
export function moneysCountry(text: string): CountryCode | undefined {
  const [country, ...others] = patterns.flatMap(([one, pattern]) => (pattern.test(text) ? [one] : []));
  return others.length === 0 ? country : undefined;
}
