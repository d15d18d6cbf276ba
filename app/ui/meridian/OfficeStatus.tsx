import { company } from '#content/company.ts';
import { shell } from '#content/shell.ts';
import type { Office } from '#content/types.ts';
import { styled } from 'styled-components';
import { useNow } from '../../lib/clock.ts';
import { officeTime } from '../../lib/office-hours.ts';
import { color } from '../../theme/tokens.ts';

/** Whether the office is open at this minute; its hours, until the page knows the time. */
export function OfficeStatus({ office }: { readonly office: Office }) {
  const now = useNow();
  if (!now) return <State>{company.businessHours}</State>;
  const words = shell.offices;
  const { open, opensNext } = officeTime(office, now);
  return <State data-open={open}>{open ? words.open : opensNext ? words.closedUntil(opensNext) : words.closed}</State>;
}

const State = styled.span`
  &[data-open] {
    display: inline-block;
    padding-left: 1em;
    text-wrap: balance;
    text-indent: -1em;
  }

  &[data-open]::before {
    content: '';
    display: inline-block;
    width: 0.5em;
    height: 0.5em;
    margin-right: 0.5em;
    border: 1px solid ${color.faded};
    border-radius: 50%;
  }

  &[data-open='true'] {
    color: ${color.sea};
  }

  &[data-open='true']::before {
    border-color: ${color.sea};
    background: ${color.sea};
  }
`;
