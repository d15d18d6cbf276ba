/** Since when, counted in days: today is one. */
const spans = { today: 1, week: 7, month: 30, quarter: 90 } as const;

/** Spans of time to choose from. */
export const receivedOptions = [
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'Last 7 days' },
  { value: 'month', label: 'Last 30 days' },
  { value: 'quarter', label: 'Last 90 days' },
] as const satisfies readonly { value: keyof typeof spans; label: string }[];

/** The reader's midnight at which a span begins, so that it stays the same all day; undefined for any time. */
export function receivedFrom(span: string | null, now = new Date()): string | undefined {
  if (!span || !Object.hasOwn(spans, span)) return undefined;
  const days = spans[span as keyof typeof spans];
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days + 1).toISOString();
}
