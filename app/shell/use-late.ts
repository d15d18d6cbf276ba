import { useEffect, useState } from 'react';
import { atRest } from '../lib/at-rest.ts';

/** A part that nobody needs in order to read: fetched when the page has come to rest. Without a line it does without. */
export function useLate<Part extends object>(load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => atRest(() => void load().then((loaded) => setPart(loaded), () => undefined)), [load]);
  return part;
}
