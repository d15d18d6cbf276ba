import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/Text.tsx';

type Announce = (words: string) => void;

const Context = createContext<Announce>(() => undefined);

/** Says what has changed to those who do not see it. */
export function useAnnounce(): Announce {
  return useContext(Context);
}

export function Announcer({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState({ words: '', count: 0 });
  const announce = useCallback((words: string) => setSaid(({ count }) => ({ words, count: count + 1 })), []);
  return (
    <Context value={announce}>
      {children}
      <VisuallyHidden role="status">
        {/* A new element each time, so that the same words are said again. */}
        <span key={said.count}>{said.words}</span>
      </VisuallyHidden>
    </Context>
  );
}
