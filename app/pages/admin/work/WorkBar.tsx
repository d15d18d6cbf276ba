import { styled } from 'styled-components';
import type { DealState } from '../../../graphql/generated/graphql.ts';
import { step } from '../../../theme/tokens.ts';
import { Steps } from '../records/Steps.tsx';
import { fullTime } from '../records/when.ts';
import { dealStates, type Deal } from './deal.ts';
import { DueMark } from './DueMark.tsx';
import { Owner } from './Owner.tsx';

interface WorkBarProps {
  readonly deal: Deal;
  readonly disabled: boolean;
  readonly onChange: (change: { readonly state?: DealState; readonly assignee?: string | null }) => void;
}

/** How far staff are, whose it is, and what is left of the time for a reply. */
export function WorkBar({ deal, disabled, onChange }: WorkBarProps) {
  const { state, assignee, repliedAt } = deal;
  // Nothing is won or lost that nobody replied to.
  const options = dealStates.map((each) => ({ ...each, closed: state === 'OPEN' && (each.value === 'WON' || each.value === 'LOST') }));
  return (
    <Bar>
      <Steps label="State" options={options} chosen={state} disabled={disabled} onChoose={(next) => onChange({ state: next })} />
      <p>
        <DueMark deal={deal} />
        {repliedAt && <>Replied {fullTime(repliedAt)}</>}
      </p>
      <Owner assignee={assignee} disabled={disabled} onGive={(id) => onChange({ assignee: id })} />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1.5rem;
  margin-top: 1.1rem;
  font-size: ${step.note};
  font-variant-numeric: tabular-nums;

  @container (min-width: 34rem) {
    > p:last-child {
      margin-left: auto;
    }
  }
`;
