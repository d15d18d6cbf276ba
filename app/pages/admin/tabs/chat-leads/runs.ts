/** A stretch of a text: `text.slice(start, end)`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A part of a text that lies within the same spans from its beginning to its end. */
export interface Run<S extends Span> {
  readonly text: string;
  readonly within: readonly S[];
  /** Of these, the spans that end with it. */
  readonly ending: readonly S[];
}

/** Cuts a text wherever a span begins or ends; spans may overlap. What lies outside of the text is left out. */
export function runsOf<S extends Span>(text: string, spans: readonly S[]): Run<S>[] {
  const sound = spans.filter(({ start, end }) => start >= 0 && start < end && end <= text.length);
  const cuts = [...new Set([0, text.length, ...sound.flatMap(({ start, end }) => [start, end])])].sort((a, b) => a - b);
  return cuts.slice(1).map((to, index) => {
    const from = cuts[index] ?? 0;
    const within = sound.filter(({ start, end }) => start <= from && end >= to);
    return { text: text.slice(from, to), within, ending: within.filter(({ end }) => end === to) };
  });
}
