import { useState } from 'react';

/** Whether something is open, which only holds on the page where it was opened: the way back closes it as a link does. */
export function useOpenHere(pathname: string) {
  const [openAt, setOpenAt] = useState<string>();
  // Also for the way forth again.
  if (openAt && openAt !== pathname) setOpenAt(undefined);
  return [openAt === pathname, (open: boolean) => setOpenAt(open ? pathname : undefined)] as const;
}
