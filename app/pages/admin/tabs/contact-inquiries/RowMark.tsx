import { styled } from 'styled-components';
import { color, target } from '../../../../theme/tokens.ts';
import { nameOf, type Inquiry } from './inquiry.ts';

interface RowMarkProps {
  readonly inquiry: Inquiry;
  /** Undefined while nothing is being selected. */
  readonly ticked: boolean | undefined;
  readonly onTick: () => void;
  readonly onMark: () => void;
}

/** Beside the row: a dot that is full while unread and marks at a touch, or a box to tick. By keys, `m` and `x` do the same. */
export function RowMark({ inquiry, ticked, onTick, onMark }: RowMarkProps) {
  const name = nameOf(inquiry);
  if (ticked !== undefined) {
    return (
      <Place as="label">
        <input type="checkbox" aria-label={`Select ${name}`} checked={ticked} onChange={onTick} />
      </Place>
    );
  }
  return (
    <Place as="button" type="button" tabIndex={-1} aria-label={`Mark as ${inquiry.isRead ? 'Unread' : 'Read'}: ${name}`} title={`Mark as ${inquiry.isRead ? 'Unread' : 'Read'}`} onClick={onMark}>
      <Dot data-read={inquiry.isRead} />
    </Place>
  );
}

const Place = styled.span`
  display: grid;
  place-items: center;
  width: ${target};
  min-height: ${target};
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  > input {
    width: 1.1rem;
    height: 1.1rem;
    accent-color: ${color.sea};
  }

  &:hover > span {
    border-color: ${color.ink};
  }
`;

const Dot = styled.span`
  width: 0.65rem;
  height: 0.65rem;
  border: 1px solid ${color.signal};
  border-radius: 50%;
  background: ${color.signal};

  &[data-read='true'] {
    border-color: ${color.line};
    background: none;
  }
`;
