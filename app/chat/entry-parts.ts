import { keyframes, styled } from 'styled-components';
import { color, motion, step, target } from '../theme/tokens.ts';
import { Unit } from '../ui/Unbroken.tsx';
import { LOW_PANEL, NARROW } from './panel-room.ts';

/* Entries of a logbook, a hairline between them. The visitor's own are set in. */
export const Line = styled.div`
  position: relative;
  padding-block: 0.8rem 0.9rem;

  & + & {
    border-top: 1px solid ${color.line};
  }

  &[data-sender='user'] {
    padding-left: 2.5rem;
  }

  &[data-sender='user']::before {
    content: '';
    position: absolute;
    inset: 1.05rem auto 1.05rem 1.25rem;
    border-left: 2px solid ${color.brass};
  }

  ${NARROW} {
    &[data-sender='user'] {
      padding-left: 0.75rem;
    }

    &[data-sender='user']::before {
      left: 0;
    }
  }

  &[data-sender='user'][data-failed='true']::before {
    border-left-style: dashed;
  }
`;

export const Label = styled.p`
  font-size: ${step.note};
  font-weight: 500;
  line-height: 1.5;
  font-variant-numeric: tabular-nums;
  color: ${color.brass};

  * + & {
    margin-top: 0.6rem;
  }

  time {
    margin-left: 0.3em;
    color: ${color.faded};
  }
`;

export const Unsent = styled.span`
  margin-left: 0.6em;
  color: ${color.alarm};
`;

export const Words = styled.p`
  font-size: 1rem;
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  unicode-bidi: isolate;

  /* Marks can be piled up without end: they stay off what is not theirs. No script that is written reaches so far. */
  @supports (overflow-clip-margin: 1px) {
    overflow: clip;
    overflow-clip-margin: 0.6em;
  }

  & + & {
    margin-top: 0.5rem;
  }

  ${NARROW} {
    ${Unit} {
      white-space: inherit;
    }
  }
`;

export const Links = styled.div`
  padding: 0.15rem 0 0;

  /* As much room above the words as below them, in how many lines they may stand. */
  a {
    display: block;
    width: fit-content;
    padding: calc((${target} - 1.35em) / 2) 0.5rem;
    margin-inline: -0.5rem;
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.35;

    /* One stands right below the other. */
    &:focus-visible {
      outline-offset: -3px;
    }
  }

  /* The room of the arrow belongs to the last word, and the arrow goes back into it: no line can break between them. */
  bdi {
    padding-right: calc(0.65em + 18px);
  }

  svg {
    display: inline;
    margin-left: -18px;
    vertical-align: baseline;
  }
`;

export const Asks = styled.ul`
  margin-top: 0.3rem;

  li {
    border-top: 1px solid ${color.line};
  }

  /* One below the other, four would not be seen there with what stands above them. */
  ${LOW_PANEL} {
    &:has(> :nth-child(4)) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 1.25rem;

      button {
        height: 100%;
        font-size: 0.9375rem;
      }
    }
  }
`;

export const Ask = styled.button`
  width: calc(100% + 1rem);
  min-height: ${target};
  margin-inline: -0.5rem;
  padding: 0.4rem 0.5rem;
  border: 0;
  background: none;
  text-align: start;
  font-size: 1rem;
  line-height: 1.35;
  transition: color ${motion.quick};

  &:hover {
    color: ${color.signal};
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const plot = keyframes`
  0%, 60%, 100% {
    opacity: 0.25;
  }
  30% {
    opacity: 1;
  }
`;

/* Three dashes of a line on a chart. Without motion they simply stand there. */
export const Course = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: 0.4rem;
  height: 1.5rem;

  i {
    width: 1.1rem;
    border-top: 2px solid ${color.brass};
    animation: ${plot} 1.2s infinite;
  }

  i + i {
    animation-delay: 0.16s;
  }

  i + i + i {
    animation-delay: 0.32s;
  }
`;

/* With what is said beside it. */
export const Waiting = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  font-size: ${step.note};
  line-height: 1.35;
  color: ${color.faded};
`;
