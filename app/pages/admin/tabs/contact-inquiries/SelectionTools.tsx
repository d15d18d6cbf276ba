import { styled } from 'styled-components';
import { target } from '../../../../theme/tokens.ts';
import { TextButton } from '../../controls/TextButton.ts';
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
    <Line data-selecting={ticked !== undefined}>
      {undo && !ticked && (
        <>
          <span role="status">
            {undo.count} marked as {undo.as}
          </span>
          <TextButton $look="plain" type="button" onClick={undo.run}>
            Undo
          </TextButton>
        </>
      )}
      {ticked ? (
        <>
          <span>{ticked.size} selected</span>
          {kinds.map(([as, label]) => (
            <TextButton $look="plain" key={as} type="button" aria-disabled={ticked.size === 0 || marking !== undefined} onClick={() => markTicked(as)}>
              {label}
            </TextButton>
          ))}
          <TextButton $look="plain" type="button" onClick={() => onTick(undefined)}>
            Done
          </TextButton>
        </>
      ) : (
        <TextButton $look="plain" type="button" onClick={() => onTick(new Set())}>
          Select
        </TextButton>
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
`;
