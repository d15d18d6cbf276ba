/** Numbers from 0 to 1, the same ones each time (Lehmer's generator: Park and Miller, 1988). */
export function randomNumbers(): () => number {
  let state = 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Puts a list into another order (Fisher and Yates). */
export function shuffle(list: unknown[], random: () => number): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other], list[last]];
  }
}
