import { styled } from 'styled-components';
import type { DealState } from '../../../graphql/generated/graphql.ts';
import { color, step, target } from '../../../theme/tokens.ts';
import { Steps } from '../records/Steps.tsx';
import { fullTime } from '../records/when.ts';
import { useMe } from '../session/me.ts';
import { dealStates, type Deal } from './deal.ts';
import { DueMark } from './DueMark.tsx';

interface WorkBarProps {
  readonly deal: Deal;
  readonly disabled: boolean;
  readonly onChange: (change: { readonly state?: DealState; readonly assignee?: string | null }) => void;
}

/** How far staff are, whose it is, and what is left of the time for a reply. */
export function WorkBar({ deal, disabled, onChange }: WorkBarProps) {
  const me = useMe();
  const { state, assignee, repliedAt } = deal;
  const isMine = assignee?.id === me.id;
  // Nothing is won or lost that nobody replied to.
  const options = dealStates.map((each) => ({ ...each, closed: state === 'OPEN' && (each.value === 'WON' || each.value === 'LOST') }));
  return (
    <Bar>
      <Steps label="State" options={options} chosen={state} disabled={disabled} onChoose={(next) => onChange({ state: next })} />
      <p>
        <DueMark deal={deal} />
        {repliedAt && <>Replied {fullTime(repliedAt)}</>}
      </p>
      <p>
        <span>{assignee ? (isMine ? 'Yours' : assignee.name) : 'Nobody’s yet'}</span>
        <Hand type="button" aria-disabled={disabled} onClick={() => !disabled && onChange({ assignee: isMine ? null : me.id })}>
          {isMine ? 'Give back' : 'Take it'}
        </Hand>
      </p>
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

  > p:last-child {
    display: flex;
    align-items: center;
    gap: 0.9em;
    margin-left: auto;
  }
`;

const Hand = styled.button`
  min-width: ${target};
  min-height: ${target};
  padding: 0;
  border: 0;
  background: none;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.22em;

  &:hover {
    color: ${color.signal};
  }
`;
