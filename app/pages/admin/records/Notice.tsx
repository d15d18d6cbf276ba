import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, step } from '../../../theme/tokens.ts';
import { Actions, Button } from '../../../ui/Button.tsx';
import { TextButton } from '../controls/TextButton.ts';
import { useLineIsLost } from '../live/use-line.ts';

/** In the place of a list that is empty: what is missing, and what will bring it. */
export function EmptyNotice({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Room>
      <Graticule />
      <Title>{title}</Title>
      <Text>{text}</Text>
    </Room>
  );
}

interface FailureProps {
  /** As the specification has it, section 8. */
  readonly title: string;
  /** The error's: `503: The service is briefly unavailable.` */
  readonly message: string;
  readonly onRetry: () => void;
}

/** In the place of what could not be read. */
export function FailureNotice({ title, message, onRetry }: FailureProps) {
  return (
    <Room ref={handOn} role="alert">
      <Title>{title}</Title>
      <Text>{message}</Text>
      <Actions>
        <Button type="button" $look="quiet" onClick={onRetry}>
          Try again
        </Button>
      </Actions>
    </Room>
  );
}

/** The same in one line, above or below what is still shown. That the whole desk is cut off is said once, and not here as well. */
export function FailureBar({ title, message, onRetry }: FailureProps) {
  if (useLineIsLost()) return null;
  return (
    <Bar ref={handOn} role="alert">
      <p>
        <strong>{title}</strong> {message}
      </p>
      <TextButton type="button" onClick={onRetry}>
        Try again
      </TextButton>
    </Bar>
  );
}

export function LoadingNotice({ children }: { readonly children: ReactNode }) {
  return (
    <Room role="status">
      <Text>{children}</Text>
    </Room>
  );
}

/** What goes as soon as its button is pressed cannot keep the focus: it goes to the part that this stood in. */
function handOn(notice: HTMLElement | null) {
  const part = notice?.parentElement;
  return () => {
    if (!part || !notice.contains(document.activeElement)) return;
    if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
    part.focus({ preventScroll: true });
  };
}

/** An empty sea: the grid of a chart, and nothing on it. */
function Graticule() {
  return (
    <Sea viewBox="0 0 160 88" aria-hidden="true">
      <path d="M0 22h160M0 66h160M32 0v88M56 0v88M104 0v88M128 0v88" className="grid" />
      <path d="M0 44h160M80 0v88" className="grid" />
      <circle cx="80" cy="44" r="15" />
      <path d="M80 21v46M57 44h46" />
      <path d="M80 33l4 11-4 11-4-11z" className="needle" />
    </Sea>
  );
}

const Sea = styled.svg`
  width: 10rem;
  margin-bottom: 0.75rem;
  fill: none;
  stroke: ${color.ink};

  .grid {
    stroke: ${color.line};
  }

  .needle {
    fill: ${color.brass};
    stroke: none;
  }
`;

const Room = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: 0.5rem;
  padding-block: clamp(2rem, 7vh, 4.5rem);

  > div {
    margin-top: 0.75rem;
  }
`;

const Title = styled.h2`
  font-family: ${font.display};
  font-size: ${step.sub};
  line-height: 1.22;
`;

const Text = styled.p`
  max-width: 34em;
  color: ${color.faded};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 1.5rem;
  margin-bottom: 0.5rem;
  padding: 0.15rem 0.9rem;
  border-left: 3px solid ${color.alarm};
  background: ${color.sheet};
  font-size: ${step.note};

  strong {
    margin-right: 0.4em;
    color: ${color.alarm};
  }
`;
