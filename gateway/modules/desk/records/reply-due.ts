/** Hours within which a reply is promised (specification, section 9). */
export const REPLY_HOURS = 24;

const HOUR_MS = 3_600_000;

/**
 * By when a reply to what was received is due: whatever the offices' hours, as visitors are told so without any. Whoever
 * had until the next opening in place of it would keep to the desk and break the promise.
 */
export function replyDue(received: Date): Date {
  return new Date(received.getTime() + REPLY_HOURS * HOUR_MS);
}
