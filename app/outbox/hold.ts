interface Manner {
  /** Whether to wait for others, or to leave it. */
  readonly wait: boolean;
}

/**
 * Does something while nobody else in this browser does anything under that name; a tab that dies lets go by itself.
 *
 * @returns nothing where somebody else is at it and there was to be no waiting
 */
export async function holding<Result>(name: string, { wait }: Manner, work: () => Promise<Result>): Promise<Result | undefined> {
  if (!globalThis.navigator?.locks) return holdingHere(name, { wait }, work);
  return navigator.locks.request(`outbox ${name}`, { ifAvailable: !wait }, (lock) => (lock ? work() : undefined));
}

/** Takes hold until the answer is called; nothing where somebody else has it. */
export async function hold(name: string): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    const held = holding(name, { wait: false }, () => new Promise<void>((release) => resolve(() => release())));
    // After the first call of `resolve` this one does nothing.
    held.then(() => resolve(undefined), reject);
  });
}

const names = new Set<string>();
const BETWEEN_LOOKS = 50;

/** There are locks only over TLS and on localhost. Elsewhere tabs do not see each other, and the idempotency key has to do. */
async function holdingHere<Result>(name: string, { wait }: Manner, work: () => Promise<Result>): Promise<Result | undefined> {
  while (names.has(name)) {
    if (!wait) return undefined;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
  }
  names.add(name);
  try {
    return await work();
  } finally {
    names.delete(name);
  }
}
