/** Names of the custom properties in global.css, which holds their values for both themes. */
export const color = {
  /** Page ground. */
  paper: 'var(--paper)',
  /** Raised ground: dialogs, menus, form controls. */
  sheet: 'var(--sheet)',
  /** The night ground at the foot of every page, for what takes the dark colours by `color-scheme`. */
  deep: 'var(--deep)',
  ink: 'var(--ink)',
  /** Secondary text. */
  faded: 'var(--faded)',
  /** Hairlines. They carry no meaning: edges of controls take `edge`. */
  line: 'var(--line)',
  /** Edges of controls, 3:1 on either ground. */
  edge: 'var(--edge)',
  /** The one call-to-action colour, links on hover, unread. */
  signal: 'var(--signal)',
  /** `signal` under the pointer. */
  signalDeep: 'var(--signal-deep)',
  /** Text on `signal`. */
  onSignal: 'var(--on-signal)',
  /** Coordinates, small accents, featured. */
  brass: 'var(--brass)',
  /** Success, open now, selected. */
  sea: 'var(--sea)',
  /** Errors. */
  alarm: 'var(--alarm)',
} as const;

export const font = { display: 'var(--display)', text: 'var(--text)' } as const;

/** Fluid sizes, smallest first. */
export const step = {
  note: 'var(--step-note)',
  body: 'var(--step-body)',
  lede: 'var(--step-lede)',
  sub: 'var(--step-sub)',
  title: 'var(--step-title)',
  display: 'var(--step-display)',
} as const;

export const space = {
  /** Between the window's edge and the content. */
  gutter: 'var(--gutter)',
  /** The widest the content gets. */
  page: 'var(--page)',
  /** The narrow column beside the text on wide screens. */
  labelColumn: 'var(--label-column)',
  columnGap: 'var(--column-gap)',
  /** Above and below a section. */
  section: 'var(--section)',
  /** Height of the navigation bar. */
  bar: 'var(--bar)',
} as const;

export const motion = {
  quick: 'var(--quick) var(--ease)',
  calm: 'var(--calm) var(--ease)',
} as const;

/** Media queries, the phone being the ground case. */
export const media = {
  /** Letters so large that a window has room for a word or two in a line. */
  huge: '@media (max-width: 18em)',
  /** Two form fields or cards fit side by side. */
  medium: '@media (min-width: 40em)',
  /** The label column stands beside the text and the menu lies flat. */
  wide: '@media (min-width: 60em)',
} as const;

/** The smallest side of anything that is pressed. */
export const target = '2.75rem';
