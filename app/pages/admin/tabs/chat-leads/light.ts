import { createContext, use, useMemo, useState } from 'react';
import type { Quote } from './evidence.ts';

interface Light {
  readonly quotes: readonly Quote[];
  /** The field that is pointed at or has the focus, here or in the conversation. */
  readonly lit: string | undefined;
  readonly light: (field: string | undefined) => void;
  /** Ids of a number beside its field, and in the conversation. */
  readonly idAt: (place: 'field' | 'words', number: number) => string;
}

export const LightContext = createContext<Light>({ quotes: [], lit: undefined, light: () => undefined, idAt: () => '' });

/** What joins the fields of a lead to the words they were taken from. */
export function useNewLight(leadId: string, quotes: readonly Quote[]): Light {
  const [lit, light] = useState<string>();
  return useMemo(() => ({ quotes, lit, light, idAt: (place, number) => `${place}-${leadId}-${number}` }), [leadId, quotes, lit]);
}

/** Lights a field while something of it is pointed at or has the focus. */
export function useLight(field: string) {
  const { lit, light, quotes, idAt } = use(LightContext);
  const on = () => light(field);
  const off = () => light(undefined);
  return {
    isLit: lit === field,
    quotes: quotes.filter((quote) => quote.field === field),
    idAt,
    listeners: { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off },
  };
}
