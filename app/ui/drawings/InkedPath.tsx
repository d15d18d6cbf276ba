import { useEffect, useRef, useState, type SVGProps } from 'react';

/** The lines of a drawing, which weigh more than all that is said about it. */
export interface Ink {
  /** Known where HTML is prerendered, and nowhere else. */
  readonly here: string | undefined;
  readonly load: () => Promise<string>;
}

/**
 * A path whose lines the prerendered HTML has already, so that they are no part of the scripts: React takes the path over as it
 * stands. On a page that is drawn in the browser it is empty until its lines have come.
 */
export function InkedPath({ ink, ...rest }: SVGProps<SVGPathElement> & { readonly ink: Ink }) {
  const path = useRef<SVGPathElement>(null);
  const [lines, setLines] = useState(ink.here);

  useEffect(() => {
    if (path.current?.hasAttribute('d')) return;
    ink.load().then(setLines, () => undefined);
  }, [ink]);

  return <path ref={path} d={lines} {...rest} />;
}
