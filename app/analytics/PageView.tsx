import { useEffect } from 'react';
import { useLocation } from '../lib/router.tsx';

interface PageViewProps {
  /** Where the page is at home; `/portfolio/1abc` is no other page than `/portfolio/1`. */
  readonly canonical?: string | null;
}

/** Stands in a page that is on screen, and tells of it. */
export function PageView({ canonical }: PageViewProps) {
  const { pathname } = useLocation();
  const path = canonical ?? pathname;
  // After the layout effects, one of which sets the title. Without a line nothing is counted.
  useEffect(() => void import('./count.ts').then(({ pageShown }) => pageShown(path), () => undefined), [path]);
  return null;
}
