import { styled } from 'styled-components';
import { control } from '../forms/control.ts';
import { color, step, target } from '../theme/tokens.ts';
import { NARROW, SLIM, TIGHT } from './panel-room.ts';

export const Form = styled.form`
  position: sticky;
  bottom: 0;
  display: grid;
  /* In less room than its parts need at their smallest, it scrolls. */
  flex: 0 1 auto;
  min-height: 0;
  overflow-y: auto;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 0 0.6rem;
  padding: 0.75rem 1.25rem max(0.9rem, env(safe-area-inset-bottom));
  background: ${color.sheet};

  /* As high as the field in all letters. */
  > button {
    padding-block: 0.3em;
  }

  ${TIGHT} {
    padding-block: 0.4rem max(0.4rem, env(safe-area-inset-bottom));
  }

  ${NARROW} {
    gap: 0.35rem;
    padding-inline: 0.5rem;

    > button {
      min-height: 1.5rem;
      padding-block: 0.2em;
    }
  }

  ${SLIM} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Field = styled.textarea`
  ${control}
  --most: 8.5rem;
  --pad: calc((${target} - 1.45em - 2px) / 2);
  display: block;
  padding-block: var(--pad);
  scroll-padding-block: var(--pad);
  /* A number of whole lines; at either end of a longer text the padding of one side is seen with them. */
  max-height: min(var(--most), 40cqb);
  max-height: calc(round(down, min(var(--most), 40cqb) - var(--pad) - 2px, 1.45em) + var(--pad) + 2px);
  resize: none;
  /* Grows with its words; where browsers cannot do that, it scrolls. */
  field-sizing: content;

  &::placeholder {
    color: ${color.faded};
    opacity: 1;
    /* It is no reason for the field to grow. */
    white-space: nowrap;
  }

  &:disabled {
    opacity: 0.6;
  }

  ${NARROW} {
    --most: 5.5rem;
    --pad: 0.35em;
    min-height: 1.5rem;
    padding-inline: 0.5em;

    &::placeholder {
      font-size: 0.85em;
    }
  }
`;

export const Count = styled.p`
  grid-column: 1 / -1;
  padding-top: 0.4rem;
  font-size: ${step.note};
  font-variant-numeric: tabular-nums;
  color: ${color.faded};
`;

export const Over = styled.p`
  grid-column: 1 / -1;
  font-size: ${step.note};
  line-height: 1.45;
  padding-bottom: 0.6rem;
  color: ${color.alarm};

  ${TIGHT} {
    max-height: 25cqb;
    overflow-y: auto;
  }
`;
