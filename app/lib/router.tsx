import { createContext, startTransition, use, useEffect, useMemo, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';

/** Where the visitor is. */
export interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** Of this entry of the history; `default` for one that was not made here. */
  readonly key: string;
}

/** How they came there, if not by a link: by the way back or the way forward, or they only changed the address. */
export type Move = 'back' | 'stay';

interface NavigateOptions {
  /** Takes the place of the present entry of the history. */
  readonly replace?: boolean;
  /** Changes the address and is no arrival: nothing moves. */
  readonly stay?: true | undefined;
}

export type Navigate = (to: string, options?: NavigateOptions) => void;

interface Place {
  readonly location: Location;
  readonly move?: Move | undefined;
}

interface RouterProps {
  readonly children: ReactNode;
}

const RouterContext = createContext<(Place & { readonly navigate: Navigate }) | undefined>(undefined);

/** Follows the browser's history. The page that is on screen stays until the next one can be shown. */
export function BrowserRouter({ children }: RouterProps) {
  const [place, setPlace] = useState<Place>(() => ({ location: readLocation() }));

  useEffect(() => {
    const onPop = () => startTransition(() => setPlace({ location: readLocation(), move: 'back' }));
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);

  const router = useMemo(() => {
    const navigate: Navigate = (to, options) => {
      if (go(to, options)) startTransition(() => setPlace({ location: readLocation(), move: options?.stay && 'stay' }));
    };
    return { ...place, navigate };
  }, [place]);
  return <RouterContext value={router}>{children}</RouterContext>;
}

/** The router of prerendered HTML, which goes nowhere. */
export function StaticRouter({ pathname, children }: RouterProps & { readonly pathname: string }) {
  const router = { location: { pathname, search: '', hash: '', key: 'default' }, navigate: () => undefined };
  return <RouterContext value={router}>{children}</RouterContext>;
}

export function useLocation(): Location {
  return useRouter().location;
}

export function useMove(): Move | undefined {
  return useRouter().move;
}

export function useNavigate(): Navigate {
  return useRouter().navigate;
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, Pick<NavigateOptions, 'stay'> {
  /** An address of this site, or an anchor on the page. */
  readonly to: string;
}

/** A link within the site: an ordinary one, whose plain click loads no document. */
export function Link({ to, stay, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    navigate(to, { stay });
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}

function useRouter() {
  const router = use(RouterContext);
  if (!router) throw new Error('There is no router around this.');
  return router;
}

/** The present entry of the history belongs to something that lies over the page (chat/use-way-back.ts). Where one goes from there takes its place. */
export function isOver(): boolean {
  return Boolean((history.state as { readonly over?: boolean } | null)?.over);
}

function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  const state = history.state as { readonly key?: string } | null;
  return { pathname, search, hash, key: state?.key ?? 'default' };
}

/** Answers whether the document stays. */
function go(to: string, { replace, stay }: NavigateOptions = {}): boolean {
  const { href } = new URL(to, window.location.href);
  // As with an ordinary link, the address where one is already makes no second entry.
  const replaces = replace || href === window.location.href;
  const over = isOver();
  const state: unknown = stay && replaces && !over ? history.state : { key: Math.random().toString(36).slice(2, 10) };
  try {
    if (replaces || over) history.replaceState(state, '', href);
    else history.pushState(state, '', href);
    return true;
  } catch (error) {
    // Browsers allow so many entries in so many seconds.
    if (replaces) throw error;
    window.location.assign(href);
    return false;
  }
}

/** Other clicks open tabs and windows, or save. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
