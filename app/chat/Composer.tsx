import { chatWidget } from '#content/chat-widget.ts';
import { chat } from '#content/chat.ts';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { MAX_CHAT_MESSAGE } from '../../gateway/modules/assistant/chat-length.rules.ts';
import { isBlank } from '../../gateway/rules/blank.rules.ts';
import { Button } from '../ui/Button.tsx';
import { VisuallyHidden } from '../ui/Text.tsx';
import { CarryLink } from './CarryLink.tsx';
import { Count, Field, Form, Over } from './composer-parts.ts';
import { conversation } from './conversation.ts';
import { MAX_FORM_MESSAGE } from './form-length.ts';

/** Characters left from which on their number is shown. */
const NEAR = 200;
const MOST = MAX_CHAT_MESSAGE.toLocaleString('en-US');
const MOST_ELSEWHERE = MAX_FORM_MESSAGE.toLocaleString('en-US');
/** Milliseconds without a key after which what the field says of its length is read out. */
const PAUSE = 1000;
const { over, farOver } = chatWidget.field;

interface ComposerProps {
  readonly ref: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly pending: boolean;
  /** What has the focus while an answer is awaited. */
  readonly panel: RefObject<HTMLElement | null>;
  readonly onClose: (isFocusBack: boolean) => void;
}

/** Where a message is written. Enter sends it, Shift and Enter begin a new line. */
export function Composer({ ref, text, pending, panel, onClose }: ComposerProps) {
  const id = useId();
  // As the gateway counts: code points of what is sent.
  const left = MAX_CHAT_MESSAGE - [...text.trim()].length;
  const cannotSend = pending || isBlank(text) || left < 0;
  const tooMany = MAX_CHAT_MESSAGE - left > MAX_FORM_MESSAGE ? farOver(-left, MOST_ELSEWHERE) : over(-left);
  const nearly = left <= NEAR ? chatWidget.field.left(left, MOST) : '';
  const length = left < 0 ? tooMany : nearly;
  const said = useSettled(length);
  useFocusAfterAnswer(ref, panel, pending);

  function send() {
    if (cannotSend) return;
    // What is disabled cannot keep the focus.
    if (ref.current?.form?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true });
    void conversation.send();
  }

  function onKeyDown(event: KeyboardEvent) {
    // While a word is composed, Enter chooses it; Safari tells only by the code.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    send();
  }

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {left < 0 && (
        <Over id={id}>
          {length} <CarryLink onClose={onClose}>{chatWidget.carry}</CarryLink>
        </Over>
      )}
      <Field
        ref={ref}
        value={text}
        onChange={(event) => conversation.write(event.target.value)}
        onKeyDown={onKeyDown}
        disabled={pending}
        rows={1}
        dir="auto"
        enterKeyHint="send"
        placeholder={chat.placeholder}
        aria-label={chatWidget.field.label}
        aria-invalid={left < 0 || undefined}
        aria-describedby={length ? id : undefined}
      />
      <Button type="submit" disabled={cannotSend}>
        {chatWidget.field.send}
      </Button>
      {left >= 0 && length && <Count id={id}>{length}</Count>}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Form>
  );
}

/** The words, once they have stayed the same for a while. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}

/** Back to the field once it can be written into again, unless the focus has gone elsewhere or would bring up a keyboard. */
function useFocusAfterAnswer(field: RefObject<HTMLTextAreaElement | null>, panel: RefObject<HTMLElement | null>, pending: boolean) {
  const wasPending = useRef(pending);
  useEffect(() => {
    const hasAnswer = wasPending.current && !pending;
    wasPending.current = pending;
    if (hasAnswer && document.activeElement === panel.current && !matchMedia('(pointer: coarse)').matches) field.current?.focus({ preventScroll: true });
  }, [pending, field, panel]);
}
