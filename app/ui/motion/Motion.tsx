import { useEffect } from 'react';
import { followInteraction } from './motion.ts';

/** Has the springs fetched once somebody is there. */
export function Motion() {
  useEffect(followInteraction, []);
  return null;
}
