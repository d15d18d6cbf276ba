import { chatWidget } from '#content/chat-widget.ts';
import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { handOver } from '../forms/use-draft.ts';
import { Link } from '../lib/router.tsx';
import { toast } from '../ui/toast/toast.ts';
import { conversation, dropComplaint } from './conversation.ts';
import { MAX_FORM_MESSAGE } from './form-length.ts';
import { useLeave } from './use-way-back.ts';

interface CarryLinkProps {
  readonly onClose: (isFocusBack: boolean) => void;
  readonly children: ReactNode;
}

const tooMuch = chatWidget.carriedTooMuch;
const figure = (count: number) => count.toLocaleString('en-US');
const [formPath] = chatWidget.ways.formHref.split('#');

/** To the contact form, which then holds what is typed here. */
export function CarryLink({ onClose, children }: CarryLinkProps) {
  const leave = useLeave(onClose);

  function carry(event: MouseEvent<HTMLAnchorElement>) {
    // Another tab would know nothing of it.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    // It would lie on the fields that are to be filled in.
    dropComplaint();
    const words = conversation.read().text.trim();
    if (words === '') return leave(event);
    // A form behind the panel takes the focus only once that is gone.
    flushSync(() => onClose(false));
    conversation.write('');
    const isShown = handOver('contact', 'message', words);
    // The form is still there, too, while the code of a page comes that it is being left for.
    if (isShown && location.pathname === formPath) event.preventDefault();
    const { length } = [...words];
    if (length > MAX_FORM_MESSAGE) toast({ title: tooMuch.title, description: tooMuch.text(figure(length), figure(MAX_FORM_MESSAGE)), variant: 'destructive' });
  }

  return (
    <Link to={chatWidget.ways.formHref} onClick={carry}>
      {children}
    </Link>
  );
}
