import { useLate } from '../lib/use-late.ts';

const loadBar = () => import('./OfflineBar.tsx');
const loadLink = () => import('./SavedLink.tsx');

/** Says when there is no line, and when something that waited has arrived. */
export function LateOfflineBar() {
  const part = useLate(loadBar);
  return part && <part.OfflineBar />;
}

/** The way to what is saved on this device, while there is something. */
export function LateSavedLink() {
  const part = useLate(loadLink);
  return part && <part.SavedLink />;
}
