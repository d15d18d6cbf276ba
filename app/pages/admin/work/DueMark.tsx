import { styled } from 'styled-components';
import { useNow } from '../../../lib/clock.ts';
import { color } from '../../../theme/tokens.ts';
import { fullTime } from '../records/when.ts';
import type { Deal } from './deal.ts';
import { dueIn } from './due.ts';

/** What is left until a reply is due; nothing once there was one. Only a reply stops the clock. */
export function DueMark({ deal: { state, dueAt } }: { readonly deal: Deal }) {
  const now = useNow();
  if (state !== 'OPEN' || !dueAt || !now) return null;
  const { words, overdue } = dueIn(dueAt, now);
  return (
    <Mark data-overdue={overdue} title={`Reply due ${fullTime(dueAt)}`}>
      {words}
    </Mark>
  );
}

const Mark = styled.span`
  font-variant-numeric: tabular-nums;
  color: ${color.brass};

  &[data-overdue='true'] {
    font-weight: 600;
    color: ${color.signal};
  }
`;
