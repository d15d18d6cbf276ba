/** Where a visitor's choice is kept; a visitor without one follows the system. */
export const THEME_KEY = 'longitude-theme';

/** Called before anything is drawn (app/starter.ts), so that the chosen theme never flashes. */
export function showChosenTheme(): void {
  try {
    const theme = localStorage.getItem(THEME_KEY);
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  } catch {
    // Storage may be closed to us.
  }
}
