import type { Office } from '#content/types.ts';
import { officeTime } from '../lib/office-hours.ts';

/** No office opens or closes in between. */
const HALF_HOUR = 30 * 60_000;
const WEEK = 7 * 48;

export interface AtWork {
  /** Those that are open now. */
  readonly open: readonly Office[];
  /** Where none is: the one that opens first, and when on its own clock, such as `Mon 9AM`. */
  readonly next: { readonly office: Office; readonly opens: string } | undefined;
}

/** Where somebody is at work at this moment, or will be next. */
export function atWork(offices: readonly Office[], now: Date): AtWork {
  const open = offices.filter((office) => officeTime(office, now).open);
  if (open.length > 0) return { open, next: undefined };
  for (let ahead = 1; ahead <= WEEK; ahead += 1) {
    const later = new Date(now.getTime() + ahead * HALF_HOUR);
    const office = offices.find((one) => officeTime(one, later).open);
    const opens = office && officeTime(office, now).opensNext;
    if (office && opens) return { open, next: { office, opens } };
  }
  return { open, next: undefined };
}
