import { chatWidget } from '#content/chat-widget.ts';
import type { MouseEvent } from 'react';
import { Link } from '../lib/router.tsx';
import { Arrow } from '../ui/ArrowLink.tsx';
import { VisuallyHidden } from '../ui/Text.tsx';
import { CarryLink } from './CarryLink.tsx';
import { Ask, Asks, Course, Label, Line, Links, Unsent, Words } from './entry-parts.ts';
import type { ChatMessage } from './store.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

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
  const paragraphs = sender === 'bot' ? message.split(/\n+/) : [message];
  return (
    <Line data-sender={sender} data-failed={isFailed}>
      <Label>
        {chatWidget.senders[sender]} <time dateTime={timestamp.toISOString()}>{clock.format(timestamp)}</time>
        {isFailed && sender === 'user' && <Unsent>{isUnsent ? chatWidget.unsent : chatWidget.unanswered}</Unsent>}
      </Label>
      {paragraphs.map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- what is said stays as it is
        <Words key={index} dir="auto">
          {paragraph}
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
                <bdi>{label}</bdi>
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
                  {suggestion}
                </Ask>
              </li>
            ))}
          </Asks>
        </>
      )}
    </Line>
  );
}

/** A course that is being plotted. */
export function Typing() {
  return (
    <Line data-sender="bot">
      <Course aria-hidden="true">
        <i />
        <i />
        <i />
      </Course>
      <VisuallyHidden>{chatWidget.typing}</VisuallyHidden>
    </Line>
  );
}
