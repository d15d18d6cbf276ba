import { readFileSync } from 'node:fs';

export type Part = 'tuning' | 'held-out';

/** A question of the set, written from the site's content alone. */
export interface QuestionItem {
  readonly id: string;
  /** `held-out` questions are never tuned to; from those for `learning` the order of passages is learnt; those for `mending` were read for faults, and it is not learnt from them. */
  readonly part: Part | 'learning' | 'mending';
  /** What the visitor says, one message after the other; the answer to the last is judged. */
  readonly ask: readonly string[];
  /** The answer has to hold one wording of each. */
  readonly holds: readonly (readonly string[])[];
  /** Wrong facts. */
  readonly never: readonly string[];
  /** Pages that hold the fact. */
  readonly links: readonly string[];
  readonly kind: string;
}

export interface Said {
  readonly response: string;
  readonly links: readonly { readonly href: string }[];
}

export interface Verdict {
  readonly item: QuestionItem;
  readonly said: Said;
  /** Of `holds`, what the answer lacks. */
  readonly missing: readonly (readonly string[])[];
  readonly wrong: readonly string[];
  /** Undefined where no page is asked for. */
  readonly linked: boolean | undefined;
}

export function readQuestions(): QuestionItem[] {
  return JSON.parse(readFileSync(new URL('questions.json', import.meta.url), 'utf8')) as QuestionItem[];
}

export function judge(item: QuestionItem, said: Said): Verdict {
  const text = said.response.toLowerCase();
  const has = (words: string) => text.includes(words.toLowerCase());
  const pages = said.links.map(({ href }) => href.split('#', 1)[0]!);
  return {
    item,
    said,
    missing: item.holds.filter((wordings) => !wordings.some(has)),
    wrong: item.never.filter(has),
    linked: item.links.length > 0 ? item.links.some((page) => pages.includes(page)) : undefined,
  };
}

export const holds = ({ missing, wrong }: Verdict): boolean => missing.length === 0 && wrong.length === 0;
