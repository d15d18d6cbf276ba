import { landing } from './landing.ts';

export interface Origin {
  readonly sourcePage: string;
  readonly referrer?: string;
  readonly utmSource?: string;
  readonly utmMedium?: string;
  readonly utmCampaign?: string;
  readonly utmTerm?: string;
  readonly utmContent?: string;
  readonly locale: string;
}

/** Where the visitor came from, as forms send it along. */
export function originOfVisit(): Origin {
  const query = new URLSearchParams(landing.search);
  const given = (name: string) => query.get(name) || undefined;
  return {
    sourcePage: location.pathname,
    referrer: landing.referrer || undefined,
    utmSource: given('utm_source'),
    utmMedium: given('utm_medium'),
    utmCampaign: given('utm_campaign'),
    utmTerm: given('utm_term'),
    utmContent: given('utm_content'),
    locale: navigator.language,
  };
}
