import { chatButton } from '#content/chat-button.ts';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isOver, Link } from '../lib/router.tsx';
import { VisuallyHidden } from '../ui/Text.tsx';
import { Face, Round, Soon } from './chat-button-parts.tsx';
import { WithoutScript } from './WithoutScript.tsx';

const load = () => import('./ChatPanel.tsx');

/** What `popovertarget` brings up. */
const SOON = 'chat-soon';

/**
 * The round button of every public page. Until the chat is there, a press brings up a small sheet, which the browser does by
 * itself: a press before the scripts have come is not lost, and without them the sheet has other ways to us.
 */
export function ChatButton() {
  const button = useRef<HTMLButtonElement>(null);
  const soon = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<Awaited<ReturnType<typeof load>>>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);

  async function show() {
    setFailed(false);
    try {
      setPart(await load());
    } catch {
      setFailed(true);
      return;
    }
    // Whoever has closed the sheet by now has changed their mind.
    if (soon.current?.showPopover && !isUp(soon.current) && !isOver()) return;
    soon.current?.hidePopover?.();
    setOpen(true);
  }

  // It was pressed before the scripts were here; or the chat had the window to itself, and the page was loaded anew.
  useEffect(() => {
    if (isUp(soon.current) || isOver()) void show();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the scripts take over; every later press comes to its own handler
  }, []);

  // A failure shows itself when the button is pressed in earnest.
  const prepare = () => void load().then(setPart, () => undefined);

  function close(isFocusBack: boolean) {
    // On a phone the button cannot be seen before, and what cannot be seen takes no focus.
    flushSync(() => setOpen(false));
    if (isFocusBack) button.current?.focus();
  }

  return (
    <aside aria-label={chatButton.place} data-open={open}>
      <Round
        ref={button}
        type="button"
        popoverTarget={SOON}
        // Who presses twice in haste wants it all the more: Escape takes a press back. Once there are scripts, they see to it.
        {...(import.meta.env.SSR && { popoverTargetAction: 'show' })}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-tip={open ? undefined : chatButton.label}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          if (part || isUp(soon.current)) event.preventDefault();
          if (!part) return void show();
          setOpen(!open);
        }}
      >
        <Face open={open} />
        <VisuallyHidden>{chatButton.label}</VisuallyHidden>
        {part && <part.Unread />}
      </Round>
      <Soon ref={soon} id={SOON} popover="auto" role="status">
        <span data-scripted="">{failed ? chatButton.failed : chatButton.coming}</span> <WithoutScript />
        <Link to={chatButton.form.href}>{chatButton.form.label}</Link>
      </Soon>
      {part && open && <part.ChatPanel onClose={close} />}
    </aside>
  );
}

/** Older browsers know no such sheets. */
const isUp = (sheet: HTMLElement | null) => sheet?.showPopover && sheet.matches(':popover-open');
