import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { color, motion, space, target } from '../theme/tokens.ts';

interface FilterRowProps {
  /** What is chosen here. */
  readonly label: string;
  readonly options: readonly string[];
  readonly chosen: string;
  readonly onChoose: (option: string) => void;
}

/** Options of which one holds. Not drawn where no script runs, because everything is shown there. */
export function FilterRow({ label, options, chosen, onChoose }: FilterRowProps) {
  const row = useRef<HTMLDivElement>(null);

  // What holds is in view, also where it came from the address.
  useEffect(() => {
    const option = row.current?.children[options.indexOf(chosen)];
    if (option instanceof HTMLElement) row.current?.scrollTo({ left: option.offsetLeft + (option.offsetWidth - row.current.clientWidth) / 2 });
  }, [options, chosen]);

  return (
    <Row ref={row} role="group" data-scripted="" aria-label={label}>
      {options.map((option) => (
        <Option key={option} type="button" aria-pressed={option === chosen} onClick={() => onChoose(option)}>
          <span>{option}</span>
        </Option>
      ))}
    </Row>
  );
}

/* In columns of their own: how wide the words are, which changes as their face arrives, moves nothing below. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  gap: 0.25rem 0.5rem;

  /* On a phone one line, from edge to edge, that can be pushed; not with letters so large that it would show one option at a time.
     Wider windows with large letters have the room for the columns: hence pixels. */
  @media (18em < width < 640px) {
    position: relative;
    display: flex;
    gap: 1.25rem;
    overflow-x: auto;
    margin: -0.5rem calc(-1 * ${space.gutter});
    padding: 0.5rem ${space.gutter};
    white-space: nowrap;
    scrollbar-width: none;

    > button {
      flex: none;
    }
  }

  @media (min-width: 75em) {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.5rem;
  }
`;

const Option = styled.button`
  min-width: ${target};
  min-height: ${target};
  /* Reaches half-way to its neighbours without moving the words apart. */
  margin-inline: -0.25rem;
  padding: 0 0.25rem;
  border: 0;
  background: none;
  text-align: left;
  color: ${color.faded};

  @media (min-width: 75em) {
    margin-inline: -0.75rem;
    padding-inline: 0.75rem;
  }

  > span {
    padding-block: 0.3em;
    border-bottom: 2px solid transparent;
    transition: border-color ${motion.quick};

    /* Forced colours draw what is transparent. */
    @media (forced-colors: active) {
      border-color: Canvas;
    }
  }

  &:hover {
    color: ${color.ink};
  }

  &:hover > span {
    border-color: ${color.edge};
  }

  &[aria-pressed='true'] {
    font-weight: 600;
    color: ${color.sea};
  }

  &[aria-pressed='true'] > span {
    border-color: ${color.sea};
  }
`;
