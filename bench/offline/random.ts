/** Numbers that look random and are the same in every run with the same seed (mulberry32). */
export interface Random {
  /** A whole number from 0 to below this. */
  below(limit: number): number;
  one<Of>(of: readonly Of[]): Of;
  bytes(length: number): Buffer;
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return {
    below: (limit) => next() % limit,
    one: (of) => of[next() % of.length]!,
    bytes: (length) => {
      const words = Uint32Array.from({ length: Math.ceil(length / 4) }, next);
      return Buffer.from(words.buffer, 0, length);
    },
  };
}
