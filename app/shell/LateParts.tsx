import { useLate } from '../lib/use-late.ts';

const loadParts = () => import('./FrameParts.tsx');
const loadLink = () => import('./SavedLink.tsx');

/** What the frame has to say while one is on a page: of the line, and of a page that is on its way. */
export function LateFrameParts() {
  const part = useLate(loadParts);
  return part && <part.FrameParts />;
}

/** The way to what is saved on this device, while there is something. */
export function LateSavedLink() {
  const part = useLate(loadLink);
  return part && <part.SavedLink />;
}
