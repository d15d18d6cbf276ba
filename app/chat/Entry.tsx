import { chatWidget } from '#content/chat-widget.ts';
import { useEffect, useState, type MouseEvent } from 'react';
import { withoutTurns } from '../lib/direction.ts';
import { Link } from '../lib/router.tsx';
import { Arrow } from '../ui/ArrowLink.tsx';
import { VisuallyHidden } from '../ui/Text.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import { CarryLink } from './CarryLink.tsx';
import { Ask, Asks, Course, Label, Line, Links, Unsent, Waiting, Words } from './entry-parts.ts';
import { Said } from './Said.tsx';
import type { ChatMessage } from './store.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Milliseconds from which on a silence wants a word. */
const LATE = 8000;

/** More than two blank lines. */
const GAP = /\n(?:[^\S\n]*\n){3,}/g;

interface EntryProps {
  readonly message: ChatMessage;
  /** And nothing else is under way: what it suggests can be asked. */
  readonly isNewest: boolean;
  readonly isFirst: boolean;
  /** What was not answered can be taken to the contact form from here. */
  readonly canCarry: boolean;
  readonly onAsk: (suggestion: string) => void;
  /** One of its links is followed. */
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly onClose: (isFocusBack: boolean) => void;
}

/** A line of the conversation. Its words are text and nothing but text, each in the direction of its own script. */
export function Entry({ message: { message, sender, timestamp, links, suggestions, isFailed, isUnsent }, isNewest, isFirst, canCarry, onAsk, onFollow, onClose }: EntryProps) {
  const title = isFirst || isFailed ? chatWidget.suggestions : chatWidget.followUps;
  // An answer has its parts in lines of their own; what somebody has typed stays as it was typed.
  const words = withoutTurns(message);
  const paragraphs = sender === 'bot' ? words.split(/\n+/) : [words.replace(GAP, '\n\n\n')];
  return (
    <Line data-sender={sender} data-failed={isFailed}>
      <Label>
        {chatWidget.senders[sender]} <time dateTime={timestamp.toISOString()}>{clock.format(timestamp)}</time>
        {isFailed && sender === 'user' && <Unsent>{isUnsent ? chatWidget.unsent : chatWidget.unanswered}</Unsent>}
      </Label>
      {paragraphs.map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- what is said stays as it is
        <Words key={index} dir="auto">
          {sender === 'bot' ? <Said>{paragraph}</Said> : paragraph}
        </Words>
      ))}
      {isFailed && canCarry && (
        <Links>
          <CarryLink onClose={onClose}>{chatWidget.carry}</CarryLink>
        </Links>
      )}
      {links.length > 0 && (
        <Links as="ul" role="list" aria-label={chatWidget.links}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link to={href} onClick={onFollow}>
                <bdi>
                  <Unbroken>{withoutTurns(label)}</Unbroken>
                </bdi>
                <Arrow />
              </Link>
            </li>
          ))}
        </Links>
      )}
      {isNewest && suggestions.length > 0 && (
        <>
          <Label>{title}</Label>
          <Asks role="list" aria-label={title}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <Ask type="button" dir="auto" onClick={() => onAsk(suggestion)}>
                  <Unbroken>{withoutTurns(suggestion)}</Unbroken>
                </Ask>
              </li>
            ))}
          </Asks>
        </>
      )}
    </Line>
  );
}

/** A course that is being plotted, and, where that takes long, a word about it. */
export function Typing({ since }: { readonly since: Date | undefined }) {
  const [isLate, setIsLate] = useState(false);
  const begun = since?.getTime() ?? 0;
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), begun + LATE - Date.now());
    return () => clearTimeout(timer);
  }, [begun]);
  return (
    <Line data-sender="bot">
      <Waiting>
        <Course aria-hidden="true">
          <i />
          <i />
          <i />
        </Course>
        <VisuallyHidden>{chatWidget.typing}</VisuallyHidden>
        {isLate && <p>{chatWidget.late}</p>}
      </Waiting>
    </Line>
  );
}
