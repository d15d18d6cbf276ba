import { useLayoutEffect, useRef, type RefObject } from 'react';
import { motion } from './motion.ts';

/** A list that unfolds when it is opened: the spring begins before the first picture of it is drawn. */
export function useUnfolding<Element extends HTMLElement>(open: boolean): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useLayoutEffect(() => {
    if (open && element.current) motion()?.unfold(element.current);
  }, [open]);
  return element;
}
