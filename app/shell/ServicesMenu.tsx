import { navigation } from '#content/navigation.ts';
import { shell } from '#content/shell.ts';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { Link } from '../lib/router.tsx';
import { useUnfolding } from '../ui/motion/use-unfolding.ts';
import { NavLink } from './NavLink.tsx';
import { Item, List, Opener } from './services-menu-parts.ts';
import { useOpenHere } from './use-open-here.ts';

/** Else, on a phone, the list is part of the stack: what is below it must not move up as it is pressed. */
const isFloating = () => matchMedia('(min-width: 60em)').matches;

interface ServicesMenuProps {
  readonly label: string;
  readonly href: string;
  readonly pathname: string;
  readonly onChoose: () => void;
}

/**
 * The link to the services and the list of their pages. A mouse opens it by hovering; the button beside the link is for
 * keyboard and touch, where a pointer cannot rest on something without pressing it.
 */
export function ServicesMenu({ label, href, pathname, onChoose }: ServicesMenuProps) {
  const [open, setOpen] = useOpenHere(pathname);
  const hovering = useRef(false);
  const item = useRef<HTMLLIElement>(null);
  const list = useUnfolding<HTMLUListElement>(open);
  const current = pathname === href ? 'page' : pathname.startsWith(href) ? 'true' : undefined;

  // Safari focuses no button that is tapped, and so none is left by tapping elsewhere; and Escape closes what hovering opened, wherever the focus is.
  useEffect(() => {
    if (!open) return undefined;
    const closeFrom = ({ target, key }: Event & { readonly key?: string }) => {
      if (isFloating() && (key ? key === 'Escape' : !item.current?.contains(target as Node))) setOpen(false);
    };
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) document.addEventListener(event, closeFrom);
    return () => events.forEach((event) => document.removeEventListener(event, closeFrom));
  }, [open, setOpen]);

  const choose = () => {
    setOpen(false);
    onChoose();
  };
  const hover = (next: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !isFloating()) return;
    hovering.current = next;
    setOpen(next);
  };
  // Whoever presses what has just opened under the pointer means it to be open. A key that presses has no detail.
  const press = ({ detail }: MouseEvent) => setOpen(!open || (detail > 0 && hovering.current));
  const leave = (event: FocusEvent) => {
    if (isFloating() && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    event.currentTarget.querySelector('button')?.focus();
  };

  return (
    <Item ref={item} onPointerEnter={hover(true)} onPointerLeave={hover(false)} onBlur={leave} onKeyDown={escape}>
      <NavLink to={href} aria-current={current} onClick={choose}>
        {label}
      </NavLink>
      <Opener type="button" data-scripted="" aria-expanded={open} aria-controls="services-menu" onClick={press}>
        <svg width="12" height="8" viewBox="0 0 12 8" fill="none" stroke="currentColor" strokeWidth="1.5" role="img">
          <title>{shell.allPagesOf(label)}</title>
          <path d="m1 1.5 5 5 5-5" />
        </svg>
      </Opener>
      <List ref={list} id="services-menu" role="list" data-open={open}>
        {navigation.footerServices.map((service, index) => (
          <li key={service.href}>
            <Link to={service.href} aria-current={pathname === service.href ? 'page' : undefined} onClick={choose}>
              <span aria-hidden="true">{`0${index + 1}`}</span>
              {service.label}
            </Link>
          </li>
        ))}
      </List>
    </Item>
  );
}
