import type { Answering, IsKnown } from '../asked/known-questions.ts';
import { classKeys, meaningClasses } from '../meaning/classes.ts';
import { passageKey } from '../passage.ts';

/** A passage, by its key, and texts that ask for it or say it. */
export interface WordingClass {
  readonly key: string;
  readonly texts: readonly string[];
}

/** What each passage is known by. What several say in the same words is the first one's. */
export function wordingClasses(passages: readonly Answering[], isKnown?: IsKnown): WordingClass[] {
  const textsOf = Map.groupBy(meaningClasses(passages, isKnown), ({ key }) => key);
  return passages.map((passage) => {
    const own = classKeys(passage).flatMap((key) => textsOf.get(key) ?? []);
    for (const { key } of own) textsOf.delete(key);
    return { key: passageKey(passage), texts: [...new Set(own.flatMap(({ texts }) => texts))] };
  }).filter(({ texts }) => texts.length > 0);
}
