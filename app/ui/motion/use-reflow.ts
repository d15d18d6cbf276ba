import { useLayoutEffect, useRef, type RefObject } from 'react';
import { motion } from './motion.ts';
import type { Places } from './springs.ts';

/**
 * Lets a container's children, each with a `data-flow` of its own, go to their new places when `state` changes.
 *
 * @returns to be called right before the change, while the children stand where they stood
 */
export function useReflow(container: RefObject<HTMLElement | null>, state: string): () => void {
  const before = useRef<{ readonly places: Places; readonly state: string }>(undefined);
  useLayoutEffect(() => {
    // The page may be drawn for other reasons before the change has come through.
    if (!container.current || !before.current || before.current.state === state) return;
    motion()?.reflow(container.current, before.current.places);
    before.current = undefined;
  });
  return () => {
    const places = container.current ? motion()?.placesIn(container.current) : undefined;
    before.current = places && { places, state };
  };
}
