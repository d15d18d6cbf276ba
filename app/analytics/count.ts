import { ADMIN_TOKEN_KEY } from '../lib/admin-token-key.ts';
import { ga4 } from './ga4.ts';
import { plausible } from './plausible.ts';
import type { Service, View } from './service.ts';
import { standing } from './standing.ts';

/** Where no script of another party ever runs. */
const DESK = /^\/admin(?:\/|$)/;

let service: Service | undefined;
let isAllowed = false;
/** The document came as the desk, with a policy that admits no other party to any page that follows in it. */
let isBarred = false;
/** The page on screen, and the last one that the service was told of. */
let shown: (View & { readonly path: string }) | undefined;
let told: View | undefined;

/**
 * Counts the page that the document was loaded with, at once: long before it is hydrated, since many never wait for that.
 * From here on, follows what the visitor chooses.
 */
export function startCounting() {
  isBarred = DESK.test(location.pathname);
  standing.subscribe(follow);
  window.addEventListener('storage', leaveStaffAlone);
  // A page that comes back as it was left has missed what was stored meanwhile.
  window.addEventListener('pageshow', leaveStaffAlone);
  document.addEventListener('prerenderingchange', follow);
  pageShown(location.pathname);
}

/** A page is on screen, with its title. The same page again, under another query or when it is hydrated, is no other view. */
export function pageShown(path: string) {
  if (path === shown?.path) return;
  const address = location.origin + path + campaignIn(location.search);
  shown = { path, address, title: document.title, referrer: shown?.address ?? document.referrer };
  // The script cannot be taken out of a document again.
  if (service && DESK.test(path)) location.reload();
  else follow();
}

function follow() {
  // A page that the browser draws ahead may never be seen.
  const isSeen = !(document as { readonly prerendering?: boolean }).prerendering;
  const may = isSeen && standing.read() === 'yes' && shown !== undefined && !DESK.test(shown.path);
  if (may && isBarred) return location.reload();
  if (may && !isAllowed) {
    service ??= serviceOf(import.meta.env.ANALYTICS);
    service.allow();
  }
  if (!may && isAllowed) service?.stop();
  isAllowed = may;
  if (may && shown && told !== shown) {
    told = shown;
    service?.view(shown);
  }
}

function serviceOf(settings: ImportMetaEnv['ANALYTICS']): Service {
  return settings.provider === 'ga4' ? ga4(settings) : plausible(settings);
}

/** Somebody has logged in elsewhere in this browser, and a script of another party is here. */
function leaveStaffAlone(event: Event) {
  if (event instanceof StorageEvent && event.key !== ADMIN_TOKEN_KEY) return;
  if (service && standing.read() === 'staff') location.reload();
}

/** What a search or a form put into the address is nobody else's business. */
function campaignIn(search: string): string {
  const campaign = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'));
  return campaign.length > 0 ? `?${new URLSearchParams(campaign)}` : '';
}
