/** How this visit began. Apart from what is made of it (visit.ts), which only the page with the form carries. */
export const landing = { search: '', referrer: '' };

/** Notes how this visit begins. Called as the entry runs: later pages have other addresses. */
export function noteLanding() {
  landing.search = location.search;
  landing.referrer = document.referrer;
}
