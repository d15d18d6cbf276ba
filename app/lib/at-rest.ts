/** Calls when the page has come to rest; the answer takes the call back. */
export function atRest(call: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(call, 2000);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(call, { timeout: 5000 });
  return () => cancelIdleCallback(id);
}
