/** Read aloud where the page behind a link does not come at once. Apart from shell.ts, which every page brings along. */
export const underway = 'The page is on its way.';
