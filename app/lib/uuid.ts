/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` is there only over TLS and on localhost, and a site may be tried out on a LAN. */
export function uuid(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => (+digit ^ (crypto.getRandomValues(new Uint8Array(1))[0]! & (15 >> (+digit / 4)))).toString(16));
}
