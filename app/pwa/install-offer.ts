/** Chromium's own event; TypeScript does not know it: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let kept: InstallPromptEvent | undefined;
const listeners = new Set<() => void>();

/** The browser's offer to install, for our own quiet button. */
export const installOffer = {
  read: () => kept,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set(next: InstallPromptEvent | undefined) {
    kept = next;
    for (const listener of listeners) listener();
  },
};

/** Called as the entry runs: the offer may come before anything is drawn. */
export function keepInstallOffer() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.set(event as InstallPromptEvent);
  });
  addEventListener('appinstalled', () => installOffer.set(undefined));
}
