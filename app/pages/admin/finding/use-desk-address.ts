import { useLocation, useNavigate } from '../../../lib/router.tsx';

export type AddressChanges = Readonly<Record<string, string | undefined>>;

/** Where the desk stands: tab, record, filters and search, all of which the address keeps. */
export function useDeskAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    query: new URLSearchParams(search),
    /** Undefined takes a name out. It makes no entry in the history, in which a list would be walked through backwards. */
    change(changes: AddressChanges) {
      navigate(deskAddress(changes, window.location.search), { replace: true, stay: true });
    },
    /** Leads to another list, or to a record of one, and leaves behind what this one was narrowed by. */
    open(place: AddressChanges) {
      navigate(deskAddress(place), { replace: true, stay: true });
    },
  };
}

/** The desk's address with some names changed. */
export function deskAddress(changes: AddressChanges, search = ''): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const query = next.toString();
  return `/admin${query && `?${query}`}`;
}
