import { showChosenTheme } from './shell/chosen-theme.ts';
import { bringAllParts, FAR } from './shell/far-parts.ts';

/**
 * The only script that a page brings along. It shows the theme that was chosen, and lets the faces and the manifest come as
 * soon as the page has been drawn. It fetches the other scripts when the faces are there and the browser is idle, or at the first
 * touch, and keeps what is pressed until they can answer it. Links, fields and forms that are posted work without them. The build
 * writes it into the head of every page (app/build/starter.ts).
 */
const { entry, parts, now } = document.currentScript!.dataset as { entry: string; parts: string; now?: string };
/** Told by main.tsx as soon as React listens. */
export type TakenOver = 'taken-over';
/** Told by main.tsx where the page's own code did not come. */
export type NotStarted = 'not-started';

/** In milliseconds; for a browser that is never idle, and for a face that does not come. */
const AT_LATEST = 2000;

const pressed = new Set<HTMLButtonElement>();
let pointedAt: EventTarget | null = null;
let begun = false;

showChosenTheme();
// Far from where the page begins nothing is laid out for its first picture. To come back to a place, the browser has to know all heights.
if (!location.hash && performance.getEntriesByType('navigation').some((visit) => (visit as PerformanceNavigationTiming).type === 'navigate')) document.documentElement.className = FAR;
// Whoever goes through it by keyboard would be pushed away from where they are. For good: what a pointer presses must not move.
addEventListener('keydown', bringAllParts, { once: true });
addEventListener('click', onClick, true);
addEventListener('submit', onSubmit, true);
addEventListener('taken-over' satisfies TakenOver, onTakenOver);
addEventListener('not-started' satisfies NotStarted, bringBack);
// On a device that keeps them, they cost nothing.
if (navigator.serviceWorker?.controller) bringLater();
// There is nothing to be looked at in the meantime.
if (now !== undefined) begin();
const seen = painted();
void seen.then(awaitTouch);
const settled = seen.then(facesFetched).then(bringLater);
// While the page is laid out with them, two cores that unpack scripts would have it wait.
void Promise.all([Promise.race([settled, seen.then(atLatest)]), loaded()]).then(whenIdle);

/** Not sooner: a mouse that rests where the page comes up is said to be over it before anything is drawn. */
function awaitTouch() {
  for (const touch of ['pointerover', 'pointerdown', 'keydown', 'focusin']) addEventListener(touch, onTouch, true);
}

function painted(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((entries) => {
      // A ground without anything on it may be painted before.
      if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

function loaded(): Promise<unknown> {
  return new Promise((resolve) => addEventListener('load', resolve));
}

/**
 * When all faces that this page shows are here, or will not come. The page is laid out anew for each that comes into force by
 * itself: of all at once a phone has a third of the work, and its reader sees one change.
 */
function facesFetched(): Promise<unknown> {
  const [shown = ''] = forLater()?.textContent.split('</style>') ?? [];
  const addresses = shown.matchAll(/url\((.+?)\)/g);
  return Promise.all(Array.from(addresses, ([, href]) => new Promise((resolve) => append('link', { rel: 'preload', as: 'font', href, onload: resolve, onerror: resolve }))));
}

function atLatest(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, AT_LATEST));
}

function bringLater() {
  const later = forLater();
  document.head.insertAdjacentHTML('beforeend', later?.textContent ?? '');
  later?.remove();
}

/** What the page has for visitors without script (app/build/document.ts). */
function forLater() {
  return document.head.querySelector('noscript');
}

function whenIdle() {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: AT_LATEST });
  else setTimeout(begin, 200);
}

function begin() {
  if (begun) return;
  begun = true;
  const script = append('script', { type: 'module', src: entry });
  script.addEventListener('error', () => {
    // The line is gone: the next touch asks again.
    script.remove();
    begun = false;
    bringBack();
  });
  for (const href of parts.split(' ')) append('link', { rel: 'modulepreload', href });
}

/**
 * The document anew, once the line is back: browsers differ in whether they ever ask again for a module that failed once. Only for
 * somebody who has pressed what needs it; everything else can be read, filled in and followed as it is. And not over words: a form that
 * is posted needs nothing of it.
 */
function bringBack() {
  if (pressed.size > 0) fetch(entry).then(({ ok }) => ok && !isWrittenIn() && location.reload(), () => {});
}

function isWrittenIn(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=search]),textarea')];
  return fields.some((field) => field.value !== field.defaultValue);
}

/** Adds to the head what is fetched without cookies: of a face or a module the browser takes nothing else. */
function append(name: 'link' | 'script', properties: object) {
  const element = Object.assign(document.createElement(name), { crossOrigin: '' }, properties);
  document.head.append(element);
  return element;
}

function onTouch({ type, target }: Event) {
  if (type === 'pointerover') pointedAt = target;
  begin();
}

function onClick(event: Event) {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  // What a button brings up by `popovertarget` comes without scripts.
  if (!button || button.popoverTargetElement || (button.type === 'submit' && isPosted(button.form))) return;
  event.preventDefault();
  // Whoever presses twice, because nothing happened, means it once.
  pressed.add(button);
  begin();
}

/** A form that is not posted is answered by scripts alone. */
function onSubmit(event: Event) {
  if (!isPosted(event.target)) event.preventDefault();
}

function isPosted(form: EventTarget | null): boolean {
  return form instanceof HTMLFormElement && form.method === 'post';
}

/** React listens now; what it has not hydrated yet it hydrates at once when something is pressed there. Touches have nothing left to begin. */
function onTakenOver() {
  removeEventListener('click', onClick, true);
  removeEventListener('submit', onSubmit, true);
  pointedAt?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  for (const button of pressed) button.click();
}
