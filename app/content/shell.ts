/** The words around every page: in the bar, in the footer, and in the page's place when it does not come. */
export const shell = {
  skip: 'Skip to content',
  trail: 'Breadcrumb',
  menu: { name: 'Main', open: 'Menu', close: 'Close' },
  /** Of the button that opens the list beside its link. */
  allPagesOf: (label: string) => `${label}: all pages`,
  theme: { unknown: 'Switch theme', toLight: 'Switch to light theme', toDark: 'Switch to dark theme' },
  footer: { services: 'Services', company: 'Company', write: 'Write to us' },
  /** In the margin of the last word of a page, before the promise of company.ts. */
  reply: (promise: string) => `Reply ${promise}`,
  offices: {
    list: 'Our offices and their time now',
    open: 'Open now',
    closed: 'Closed',
    closedUntil: (time: string) => `Closed until ${time}`,
  },
  technologiesOf: (name: string) => `Technologies of ${name}`,
  ratingOf5: (rating: number) => `${rating} of 5`,
  close: 'Close',
  failed: {
    label: 'No answer',
    heading: 'This page did not load',
    text: 'The connection may have dropped on the way. Pages that this device has kept still open.',
    again: 'Try again',
    said: {
      idle: '',
      asking: 'Looking for the connection...',
      silent: 'Still no answer. Try again when the connection is back.',
    },
  },
} as const;
