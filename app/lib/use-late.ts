import { useEffect, useState } from 'react';
import { atRest } from './at-rest.ts';

/**
 * A part that nobody needs in order to read: fetched when the page has come to rest. Without a line it does without, until there
 * is one.
 */
export function useLate<Part extends object>(load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    const bring = () => void load().then(setPart, () => addEventListener('online', bring, { once: true }));
    return atRest(bring);
  }, [load]);
  return part;
}
