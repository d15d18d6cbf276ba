/** What this browser's local storage keeps under a key; null where it is closed to us. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or with null forgets it. Where the storage is closed, nothing happens. */
export function keep(key: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Then it is as it was before the next page.
  }
}
