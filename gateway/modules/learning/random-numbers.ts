const [FACTOR, MODULUS] = [48_271, 2_147_483_647];

/** Numbers from 0 to 1, the same ones each time (Lehmer's generator: Park and Miller, 1988). */
export function randomNumbers(): () => number {
  let state = 1;
  return () => {
    // The remainder by 2³¹ - 1, without a division: training asks for thousands of millions of them.
    const product = state * FACTOR;
    const high = Math.floor(product / (MODULUS + 1));
    state = product - high * MODULUS;
    if (state >= MODULUS) state -= MODULUS;
    return state / MODULUS;
  };
}

/** Puts a list into another order (Fisher and Yates). */
export function shuffle(list: unknown[], random: () => number): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other], list[last]];
  }
}
