const ratio = String.raw`\d+ (?:\w+ )?(?:in|of) \d[\d,]*`;
const amount = String.raw`(?:USD )?\d[\d,.:]*%?(?: (?:seconds|minutes|hours))?`;
const leading = new RegExp(`^(?:${ratio}|${amount})(?= )`);

/** The figure with which a result begins, with its unit (`1 order in 600`, `1.8 seconds`), and the rest of the sentence. */
export function splitFigure(result: string): { figure: string; rest: string } {
  const figure = leading.exec(result)?.[0] ?? '';
  return { figure, rest: result.slice(figure.length).trim() };
}
