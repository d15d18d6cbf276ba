import { company } from '#content/company.ts';
import { navigation } from '#content/navigation.ts';
import { shell } from '#content/shell.ts';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { useLocation } from '../lib/router.tsx';
import { useUnfolding } from '../ui/motion/use-unfolding.ts';
import { Container } from '../ui/Page.tsx';
import { Bar, Brand, Links, Menu, Quote, Row, Toggle } from './nav-bar-parts.ts';
import { NavLink } from './NavLink.tsx';
import { ServicesMenu } from './ServicesMenu.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { useOpenHere } from './use-open-here.ts';
import { useScrolled } from './use-scrolled.ts';

/** Fixed at the top. One list of links: lying flat on wide screens, stacked behind a toggle on small ones. */
export function NavBar() {
  const { pathname } = useLocation();
  const scrolled = useScrolled(50);
  const [open, setOpen] = useOpenHere(pathname);
  const toggle = useRef<HTMLButtonElement>(null);
  const menu = useUnfolding<HTMLElement>(open);
  const close = () => setOpen(false);
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // What is about to be hidden cannot keep the focus.
    if ((event.target as Element).closest('#menu')) toggle.current?.focus();
    close();
  };
  // What has the focus below the open menu would not be seen.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => relatedTarget && !currentTarget.contains(relatedTarget) && close();

  return (
    <Bar data-opaque={scrolled || open} onKeyDown={escape} onBlur={leave} onClick={({ target, currentTarget }) => target === currentTarget && close()}>
      <Container>
        <Row>
          <Brand to="/" onClick={close}>
            {company.name}
          </Brand>
          {/* Before what it opens, so that the tab key leads there; drawn at the end of the bar. */}
          <Toggle ref={toggle} type="button" data-scripted="" aria-expanded={open} aria-controls="menu" onClick={() => setOpen(!open)}>
            {open ? shell.menu.close : shell.menu.open}
          </Toggle>
          <Menu ref={menu} id="menu" aria-label={shell.menu.name} data-open={open}>
            <Links role="list">
              {navigation.links.map(({ label, href }) =>
                href === '/services' ? (
                  <ServicesMenu key={href} label={label} href={href} pathname={pathname} onChoose={close} />
                ) : (
                  <li key={href}>
                    <NavLink to={href} aria-current={pathname === href ? 'page' : pathname.startsWith(`${href}/`) ? 'true' : undefined} onClick={close}>
                      {label}
                    </NavLink>
                  </li>
                ),
              )}
              <li>
                <Quote to={navigation.quote.href} onClick={close}>
                  {navigation.quote.label}
                </Quote>
              </li>
            </Links>
          </Menu>
          <ThemeSwitch />
        </Row>
      </Container>
    </Bar>
  );
}
