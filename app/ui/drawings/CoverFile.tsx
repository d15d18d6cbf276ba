import type { Project } from '#content/types.ts';

/** The drawing of Cover.tsx as a file of its own, for pages on which it is one of several or far down. */
export function CoverFile({ project: { id, gradient } }: { readonly project: Pick<Project, 'id' | 'gradient'> }) {
  return <img src={`/covers/${id}.svg`} alt="" width="480" height="320" loading="lazy" decoding="async" style={{ background: gradient[0] }} />;
}
