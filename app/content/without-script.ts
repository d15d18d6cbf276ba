/** Said at the desk by a browser that runs no script, without which it cannot be drawn. */
export const withoutScript = {
  heading: 'The desk needs JavaScript',
  text: 'This browser runs none here. Allow it for this site, or open the desk in another browser.',
  home: { label: 'To the site', href: '/' },
} as const;
