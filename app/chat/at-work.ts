import type { Office } from '#content/types.ts';
import { officeTime } from '../lib/office-hours.ts';

/** No office opens or closes in between. */
const HALF_HOUR = 30 * 60_000;
const WEEK = 7 * 48;

interface Opening {
  readonly office: Office;
  /** On its own clock: `9 AM`. */
  readonly hour: string;
  /** Where that is not today, as the office has it: `Monday`. */
  readonly day: string | undefined;
}

export interface AtWork {
  /** Those that are open now. */
  readonly open: readonly Office[];
  /** Where none is: the one that opens first. */
  readonly next: Opening | undefined;
}

/** Where somebody is at work at this moment, or will be next. */
export function atWork(offices: readonly Office[], now: Date): AtWork {
  const open = offices.filter((office) => officeTime(office, now).open);
  if (open.length > 0) return { open, next: undefined };
  for (let ahead = 1; ahead <= WEEK; ahead += 1) {
    const later = new Date(now.getTime() + ahead * HALF_HOUR);
    const office = offices.find((one) => officeTime(one, later).open);
    if (office) return { open, next: openingOf(office, now, later) };
  }
  return { open, next: undefined };
}

function openingOf(office: Office, now: Date, opening: Date): Opening {
  const { timeZone, opens } = office;
  const date = (time: Date) => time.toLocaleDateString('en', { timeZone });
  return {
    office,
    // Half the day and its hour belong in one line.
    hour: `${opens % 12 || 12}\u00A0${opens < 12 ? 'AM' : 'PM'}`,
    day: date(opening) === date(now) ? undefined : opening.toLocaleDateString('en', { timeZone, weekday: 'long' }),
  };
}
