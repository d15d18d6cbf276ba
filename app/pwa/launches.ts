import { hasWords } from './words.ts';

interface LaunchWindow {
  readonly launchQueue?: { setConsumer(consumer: (launch: { readonly targetURL?: string }) => void): void };
}

/** The installed app was started again while it was open: a shortcut leads on, unless somebody is writing in this window. */
export function followLaunches() {
  (window as LaunchWindow).launchQueue?.setConsumer(({ targetURL }) => {
    const target = targetURL && new URL(targetURL);
    // Its plain start means the window as it is.
    if (!target || target.pathname === '/' || target.pathname === location.pathname || hasWords()) return;
    location.assign(target);
  });
}
