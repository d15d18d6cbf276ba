import { createContext, useContext } from 'react';

const Context = createContext<(() => void) | undefined>(undefined);

export const LogOutProvider = Context.Provider;

/** Ends the session in this browser. */
export function useLogOut(): () => void {
  const logOut = useContext(Context);
  if (!logOut) throw new Error('Nobody is logged in here.');
  return logOut;
}
