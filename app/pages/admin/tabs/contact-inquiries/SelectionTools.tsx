import { styled } from 'styled-components';
import { color, target } from '../../../../theme/tokens.ts';
import type { MarkName, Marks } from './use-marks.ts';

interface SelectionToolsProps {
  readonly ticked: ReadonlySet<string> | undefined;
  /** Whether suspected spam is what is shown. */
  readonly isSpam: boolean;
  readonly marks: Marks;
  readonly onTick: (ticked: ReadonlySet<string> | undefined) => void;
}

/** Marks many at once, and takes the last marking back. */
export function SelectionTools({ ticked, isSpam, marks, onTick }: SelectionToolsProps) {
  const { markMany, undo, marking } = marks;

  const kinds: readonly [MarkName, string][] = [
    ['read', 'Read'],
    ['unread', 'Unread'],
    isSpam ? ['not spam', 'Not spam'] : ['spam', 'Spam'],
  ];

  function markTicked(as: MarkName) {
    if (!ticked || ticked.size === 0) return;
    markMany([...ticked], as);
    onTick(undefined);
  }

  return (
    <Line>
      {undo && !ticked && (
        <>
          <span role="status">
            {undo.count} marked as {undo.as}
          </span>
          <button type="button" onClick={undo.run}>
            Undo
          </button>
        </>
      )}
      {ticked ? (
        <>
          <span>{ticked.size} selected</span>
          {kinds.map(([as, label]) => (
            <button key={as} type="button" aria-disabled={ticked.size === 0 || marking !== undefined} onClick={() => markTicked(as)}>
              {label}
            </button>
          ))}
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
