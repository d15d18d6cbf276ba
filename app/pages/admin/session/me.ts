import { createContext, useContext } from 'react';
import type { MeQuery } from '../../../graphql/generated/graphql.ts';

const Context = createContext<MeQuery['me'] | undefined>(undefined);

export const MeProvider = Context.Provider;

/** Who is logged in. */
export function useMe(): MeQuery['me'] {
  const me = useContext(Context);
  if (!me) throw new Error('Nobody is logged in here.');
  return me;
}
