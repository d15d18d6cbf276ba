import { outbox } from '#content/outbox.ts';
import { styled } from 'styled-components';
import { isKeptFile, type Item } from '../../outbox/item.ts';
import { color, step } from '../../theme/tokens.ts';
import { Section } from '../../ui/Section.tsx';
import { Stack } from '../../ui/Page.tsx';
import { ItemActions } from './ItemActions.tsx';

/** One thing that is saved: what it is, where it stands, and what can be done with it. */
export function SavedItem({ item, number }: { readonly item: Item; readonly number: number }) {
  const { kind, state, payload, createdAt, lastProblem, nextTryAt, receipt } = item;
  const { name } = outbox.kinds[kind] ?? outbox.kinds.other;
  const position = payload['position'];
  const file = Object.values(payload).find(isKeptFile);
  const words = payload['message'] ?? payload['coverLetter'];
  return (
    <Section label={<State data-state={state}>{`${String(number).padStart(2, '0')} / ${outbox.states[state]}`}</State>} heading={typeof position === 'string' ? `${name}: ${position}` : name}>
      <Stack>
        {state === 'received' ? (
          <Receipt>
            {outbox.receivedText}
            {receipt && (
              <strong>
                {outbox.receipt} <span>{receipt}</span>
              </strong>
            )}
          </Receipt>
        ) : (
          <>
            <p>{reasonOf(item)}</p>
            {state === 'attention' && lastProblem?.text && (
              <Said>
                {outbox.said} <q>{lastProblem.text}</q>
              </Said>
            )}
            {typeof words === 'string' && <Words>{words}</Words>}
          </>
        )}
        <Facts>
          <div>
            <dt>{outbox.written}</dt>
            <dd>{timeOf(createdAt)}</dd>
          </div>
          {file && (
            <div>
              <dt>{outbox.file}</dt>
              <dd>{`${file.name}, ${sizeOf(file.bytes.byteLength)}`}</dd>
            </div>
          )}
          {state === 'waiting' && lastProblem?.status !== undefined && (
            <div>
              <dt>{outbox.nextTry}</dt>
              <dd>{timeOf(nextTryAt)}</dd>
            </div>
          )}
        </Facts>
        <ItemActions item={item} name={name} />
      </Stack>
    </Section>
  );
}

function reasonOf({ state, lastProblem }: Item): string {
  if (state === 'attention') return outbox.reasons.attention;
  if (state === 'sending') return outbox.reasons.sending;
  return lastProblem?.status === undefined ? outbox.reasons.silence : outbox.reasons.busy;
}

function timeOf(time: number): string {
  return new Date(time).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}

function sizeOf(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

const State = styled.span`
  &[data-state='attention'] {
    color: ${color.signal};
  }

  &[data-state='received'] {
    color: ${color.sea};
  }
`;

const Receipt = styled.p`
  strong {
    display: block;
    margin-top: 0.75rem;
    font-weight: 600;
  }

  span {
    font-size: ${step.lede};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.06em;
    color: ${color.sea};
  }
`;

const Said = styled.p`
  padding-left: 1rem;
  border-left: 3px solid ${color.signal};
`;

/* The beginning, to be known by. */
const Words = styled.p`
  display: -webkit-box;
  max-width: 38em;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  white-space: pre-line;
  color: ${color.faded};
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 2.5rem;
  font-size: ${step.note};
  font-variant-numeric: tabular-nums;

  dt {
    color: ${color.brass};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;
