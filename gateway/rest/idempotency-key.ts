/** The header's one value. Sent twice it is no key at all, which the use case refuses. */
export function idempotencyKeyOf(headers: NodeJS.Dict<string | string[]>): string | undefined {
  const value = headers['idempotency-key'];
  return Array.isArray(value) ? value.join(', ') : value;
}
