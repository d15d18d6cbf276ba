/** A prefix, the present time and a random text (specification, section 3), the last being the part that staff see. */
export function newSessionId(): string {
  const random = Array.from(crypto.getRandomValues(new Uint32Array(3)), (number) => number.toString(36).padStart(7, '0')).join('');
  return `session-${Date.now()}-${random.slice(-12)}`;
}
