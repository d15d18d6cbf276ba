import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from '../lib/router.tsx';

interface Change {
  readonly name: string;
  /** Undefined takes the name out of the address. */
  readonly value: string | undefined;
  /** Makes no entry in the history: for what changes with every key. */
  readonly replace?: boolean;
}

/**
 * What stands after the `?` of the address, and the way to change it. Prerendered HTML knows no query: it is empty
 * there and while hydrating, and applied right after.
 */
export function useAddressQuery(): [query: URLSearchParams, change: (change: Change) => void] {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const hydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const change = ({ name, value, replace = false }: Change) => {
    // Already on the way to another page.
    if (window.location.pathname !== pathname) return;
    // Of the window and not of the last render: two changes may follow each other quickly.
    const next = new URLSearchParams(window.location.search);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    const asked = next.toString();
    navigate(pathname + (asked && `?${asked}`), { replace, stay: true });
  };
  return [hydrated ? new URLSearchParams(search) : empty, change];
}

const empty = new URLSearchParams();
const subscribeToNothing = () => () => undefined;
