import { chatButton } from '#content/chat-button.ts';
import { chatWidget } from '#content/chat-widget.ts';
import { chat } from '#content/chat.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { Link } from '../lib/router.tsx';
import { motion } from '../ui/motion/motion.ts';
import { toastPlace } from '../ui/toast/place.ts';
import { VisuallyHidden } from '../ui/Text.tsx';
import { Composer } from './Composer.tsx';
import { conversation, useConversation } from './conversation.ts';
import { Entry, Typing } from './Entry.tsx';
import { Hours } from './Hours.tsx';
import { Lost, useLineIsLost } from './Lost.tsx';
import { Close, Dot, Head, Mark, Notice, Scroller, Sheet, Title } from './panel-parts.ts';
import { isRoomy } from './room.ts';
import { useDoubleClick } from './use-double-click.ts';
import { useNewestInView } from './use-newest-in-view.ts';
import { useToastsBelow } from './use-toasts-below.ts';
import { useLeave, useWayBack } from './use-way-back.ts';
import { useWindow } from './use-window.ts';
import { Ways } from './Ways.tsx';

interface ChatPanelProps {
  /** @param isFocusBack the focus goes back to the button; otherwise it is to go where the visitor goes */
  readonly onClose: (isFocusBack: boolean) => void;
}

/** The chat, open: beside the page where there is room, in place of it on a phone. */
export function ChatPanel({ onClose }: ChatPanelProps) {
  const { messages, pending, text } = useConversation();
  const sheet = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isLost = useLineIsLost();
  const isModal = useWindow(sheet);
  const leave = useLeave(onClose);
  useWayBack(isModal, () => onClose(true));
  const scroller = useNewestInView(`${messages.length} ${pending}`);
  useToastsBelow(scroller, isModal);
  useDoubleClick(sheet);

  useLayoutEffect(() => {
    if (sheet.current) motion()?.rise(sheet.current);
  }, []);
  useEffect(() => conversation.attend(), []);
  useEffect(() => {
    // On a touch screen a field would bring up the keyboard before one has read what this is, and what is disabled takes no focus.
    const first = matchMedia('(pointer: coarse)').matches || field.current?.disabled ? sheet.current : field.current;
    first?.focus({ preventScroll: true });
  }, []);

  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.stopPropagation();
    onClose(true);
  });
  // On the round button beside it, too, which is there before all this.
  useEffect(() => {
    const corner = sheet.current?.parentElement;
    const onKeyDown = (event: KeyboardEvent) => escape(event);
    corner?.addEventListener('keydown', onKeyDown);
    return () => corner?.removeEventListener('keydown', onKeyDown);
  }, []);
  // Whoever follows a link wants to see where it leads.
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isRoomy()) leave(event);
  };
  const ask = (suggestion: string) => {
    // The button goes as soon as it is pressed, and what is not there cannot keep the focus.
    sheet.current?.focus({ preventScroll: true });
    void conversation.send(suggestion);
  };
  const newest = messages.at(-1);

  return (
    <Sheet ref={sheet} role="dialog" aria-modal={isModal || undefined} aria-label={chat.title} tabIndex={-1}>
      <Head>
        <Title>
          <Dot data-lost={isLost} />
          {isLost ? chatWidget.lost.title : chat.status}
        </Title>
        <Close type="button" aria-label={chatWidget.close} onClick={() => onClose(true)}>
          <svg width="16" height="16" viewBox="0 0 16 16" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
            <path d="m2 2 12 12M14 2 2 14" />
          </svg>
        </Close>
      </Head>
      <Scroller ref={scroller} role="region" aria-label={chatWidget.conversation} tabIndex={0}>
        <Hours />
        <Ways onClose={onClose} />
        <Notice>
          {chatWidget.notice.text}{' '}
          <Link to={chatWidget.notice.link.href} onClick={follow}>
            {chatWidget.notice.link.label}
          </Link>
        </Notice>
        <div role="log" aria-label={chatButton.place}>
          {messages.map((message) => (
            <Entry
              key={message.id}
              message={message}
              isNewest={message === newest && !pending}
              isFirst={message === messages[0]}
              canCarry={message === newest && message.sender === 'bot' && !isLost}
              onAsk={ask}
              onFollow={follow}
              onClose={onClose}
            />
          ))}
          {pending && <Typing since={newest?.timestamp} />}
        </div>
      </Scroller>
      {isLost && <Lost onClose={onClose} />}
      <Composer ref={field} text={text} pending={pending} panel={sheet} onClose={onClose} />
    </Sheet>
  );
}

/** On the button: an answer came while the chat was closed. What a button says is not read out when it changes: that stands outside of it. */
export function Unread() {
  const { unread } = useConversation();
  return (
    <>
      {unread && (
        <>
          <Mark aria-hidden="true" />
          <VisuallyHidden>, {chatWidget.unread}</VisuallyHidden>
        </>
      )}
      {createPortal(<VisuallyHidden role="status">{unread && `${chatButton.place}: ${chatWidget.unread}`}</VisuallyHidden>, toastPlace())}
    </>
  );
}
