import type { SocialLink } from '#content/types.ts';

/** Drawn as outlines of our own, in one hand. */
const shapes: Record<SocialLink['id'], string> = {
  linkedin: 'M4 9v11M4 4.5v.5M9 20V9m0 5.5C9 11 10.5 9 13.5 9S18 11 18 14v6',
  github: 'M9 20v-3.5M9 18c-4 1.2-4-2-6-2.5M15 20v-3.7c0-1.1-.3-1.8-.9-2.3 3-.3 5.4-1.6 5.4-5.6 0-1.2-.4-2.2-1.2-3 .1-.4.4-1.5-.1-2.9 0 0-1.1-.3-3.3 1.2a11 11 0 0 0-5.8 0C6.9 2.2 5.8 2.5 5.8 2.5c-.5 1.4-.2 2.5-.1 2.9-.8.8-1.2 1.8-1.2 3 0 4 2.4 5.3 5.4 5.6-.6.5-.9 1.2-.9 2.3',
  instagram: 'M7.5 3.500h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 8.300a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.400zM17 7v.01',
  youtube: 'M5 5.500h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM10 9v6l5-3z',
};

export function SocialIcon({ id }: { readonly id: SocialLink['id'] }) {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[id]} />
    </svg>
  );
}
