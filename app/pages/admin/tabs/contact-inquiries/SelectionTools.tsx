import { styled } from 'styled-components';
import { color, target } from '../../../../theme/tokens.ts';
import type { Marks } from './use-marks.ts';

interface SelectionToolsProps {
  readonly ticked: ReadonlySet<string> | undefined;
  readonly marks: Marks;
  readonly onTick: (ticked: ReadonlySet<string> | undefined) => void;
}

/** Marks many at once, and takes the last marking back. */
export function SelectionTools({ ticked, marks, onTick }: SelectionToolsProps) {
  const { markMany, undo, marking } = marks;

  function markTicked(read: boolean) {
    if (!ticked || ticked.size === 0) return;
    markMany([...ticked], read);
    onTick(undefined);
  }

  return (
    <Line>
      {undo && !ticked && (
        <>
          <span role="status">
            {undo.count} marked as {undo.read ? 'read' : 'unread'}
          </span>
          <button type="button" onClick={undo.run}>
            Undo
          </button>
        </>
      )}
      {ticked ? (
        <>
          <span>{ticked.size} selected</span>
          <button type="button" aria-disabled={ticked.size === 0 || marking !== undefined} onClick={() => markTicked(true)}>
            Read
          </button>
          <button type="button" aria-disabled={ticked.size === 0 || marking !== undefined} onClick={() => markTicked(false)}>
            Unread
          </button>
          <button type="button" onClick={() => onTick(undefined)}>
            Done
          </button>
        </>
      ) : (
        <button type="button" onClick={() => onTick(new Set())}>
          Select
        </button>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1.1rem;
  min-height: ${target};
  margin-left: auto;
  font-variant-numeric: tabular-nums;

  > button {
    min-width: ${target};
    min-height: ${target};
    padding: 0;
    border: 0;
    background: none;
    font-weight: 600;
  }

  > button:hover {
    color: ${color.signal};
  }

  > button[aria-disabled='true'] {
    color: ${color.faded};
    cursor: default;
  }
`;
