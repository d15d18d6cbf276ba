import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, step } from '../../../theme/tokens.ts';
import { TextButton } from '../controls/TextButton.ts';
import { beside, offPaper } from '../records/layout.ts';
import { chosenOf, isNarrowed, WORDS, type Choice } from './finding.ts';
import { SearchField } from './SearchField.tsx';
import { SelectChoice } from './SelectChoice.tsx';
import { useDeskAddress } from './use-desk-address.ts';

interface FindBarProps {
  /** What is looked through, such as `inquiries`. */
  readonly noun: string;
  readonly choices: readonly Choice[];
  /** What can be done with all that is found. */
  readonly children?: ReactNode;
}

/** What the list is narrowed and sorted by. On a phone the choices unfold below the search. */
export function FindBar({ noun, choices, children }: FindBarProps) {
  const { query, change } = useDeskAddress();
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  const made = choices.filter((choice) => chosenOf(query, choice) !== undefined).length;
  const nothing = Object.fromEntries([WORDS, ...choices.map(({ name }) => name)].map((name) => [name, undefined]));
  return (
    <Bar role="search" aria-label={`Find ${noun}`}>
      <SearchField label={`Search ${noun}`} />
      <Fold $look="plain" type="button" aria-expanded={unfolded} aria-controls={id} onClick={() => setUnfolded(!unfolded)}>
        Filter{made > 0 && <span> · {made}</span>}
      </Fold>
      <Choices id={id} data-unfolded={unfolded}>
        {choices.map((choice) => (
          <SelectChoice key={choice.name} choice={choice} chosen={chosenOf(query, choice)} onChoose={(value) => change({ [choice.name]: value })} />
        ))}
        {isNarrowed(query, choices) && (
          <TextButton type="button" onClick={() => change(nothing)}>
            Clear
          </TextButton>
        )}
        <Rest>{children}</Rest>
      </Choices>
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: 0.5rem 1rem;
  padding-block: 0.5rem;
  border-top: 1px solid ${color.line};
  font-size: ${step.note};

  ${media.huge} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${beside} {
    grid-template-columns: minmax(12rem, 14rem) minmax(0, 1fr);
  }

  ${offPaper}
`;

const Fold = styled(TextButton)`
  padding: 0 0.25rem;
  font-variant-numeric: tabular-nums;

  &[aria-expanded='true'] {
    color: ${color.sea};
  }

  ${media.huge} {
    justify-self: start;
    padding: 0;
  }

  ${beside} {
    display: none;
  }
`;

const Choices = styled.div`
  grid-column: 1 / -1;
  display: none;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.25rem 1rem;

  ${media.huge} {
    grid-template-columns: minmax(0, 1fr);
  }

  &[data-unfolded='true'] {
    display: grid;
  }

  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${beside} {
    &,
    &[data-unfolded='true'] {
      grid-column: auto;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 1.1rem;
    }
  }
`;

/* At the end of the line, where it does not move when something is chosen. */
const Rest = styled.div`
  ${beside} {
    margin-left: auto;
  }
`;
