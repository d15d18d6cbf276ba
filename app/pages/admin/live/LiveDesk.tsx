import { useLiveDesk } from './use-live-desk.ts';

/** Draws nothing: inside the announcer it hears what happens. */
export function LiveDesk({ onRefused }: { readonly onRefused: (token: string) => boolean }) {
  useLiveDesk(onRefused);
  return null;
}
