/** A number for each sign that so many examples have at least: what fewer have tells nothing of others. */
export function numberSigns(examples: Iterable<Iterable<string>>, least: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const signs of examples) for (const sign of new Set(signs)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count >= least).map(([sign], id) => [sign, id]));
}
