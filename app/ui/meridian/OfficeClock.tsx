import type { Office } from '#content/types.ts';
import { useNow } from '../../lib/clock.ts';
import { officeTime } from '../../lib/office-hours.ts';

/** The time in the office; how far it is ahead of Greenwich (`+4`), until the page knows the time. */
export function OfficeClock({ office }: { readonly office: Office }) {
  const now = useNow();
  if (!now) return <span>{aheadOfGreenwich(office)}</span>;
  const { time } = officeTime(office, now);
  return <time dateTime={time}>{time}</time>;
}

/** `+5:30` of `IST, GMT+5:30`. */
function aheadOfGreenwich(office: Office): string {
  return office.timezoneLabel.split('GMT').at(-1) ?? office.timezoneLabel;
}
