import { ADMIN_TOKEN_KEY } from '../../../lib/admin-token-key.ts';

/** Used where the storage is closed to us: the session then ends with the page. */
let held: string | undefined;

export function readToken(): string | undefined {
  try {
    return localStorage.getItem(ADMIN_TOKEN_KEY) ?? held;
  } catch {
    return held;
  }
}

export function storeToken(token: string) {
  try {
    localStorage.setItem(ADMIN_TOKEN_KEY, token);
  } catch {
    held = token;
  }
}

export function clearToken() {
  held = undefined;
  try {
    localStorage.removeItem(ADMIN_TOKEN_KEY);
  } catch {
    // Then nothing is in there either.
  }
}
