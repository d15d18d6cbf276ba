/** Chances, together 1, of what weights come to for each of several cases. */
export function softmax(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const whole = shares.reduce((all, share) => all + share, 0);
  return shares.map((share) => share / whole);
}
