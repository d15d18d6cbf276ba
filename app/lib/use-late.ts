import { useEffect, useState } from 'react';
import { atRest } from './at-rest.ts';

/**
 * A part that nobody needs in order to read: fetched when the page has come to rest. Without a line it does without.
 *
 * @param wish what it is wanted for already: with each new one it is fetched at once, also where it did not come before
 */
export function useLate<Part extends object>(load: () => Promise<Part>, wish?: string): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    const bring = () => void load().then((loaded) => setPart(loaded), () => undefined);
    if (wish === undefined) return atRest(bring);
    bring();
    return undefined;
  }, [load, wish]);
  return part;
}
