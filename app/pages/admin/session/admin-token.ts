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

let renewing = false;

/** Goes on with the token that is asked for; with the present one if there is none. */
export async function renewToken(ask: () => Promise<string | undefined>): Promise<void> {
  renewing = true;
  try {
    const token = await ask();
    if (token) storeToken(token);
  } finally {
    renewing = false;
  }
}

/** Whether this is the token of the session. While another is on its way, the old one may be refused and is the token no more. */
export function isToken(token: string): boolean {
  return !renewing && token === readToken();
}
