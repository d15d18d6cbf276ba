import { registerEnumType } from 'type-graphql';

/** An enum of the schema, in capitals, for one of our lists of words: `QUALIFIED` for `qualified`. */
export function enumOf<const Word extends string>(name: string, description: string, words: readonly Word[], valuesConfig: Partial<Record<Uppercase<Word>, { description: string }>> = {}) {
  const values = Object.fromEntries(words.map((word) => [word.toUpperCase().replaceAll('-', '_'), word])) as Record<Uppercase<Word>, Word>;
  registerEnumType(values, { name, description, valuesConfig: valuesConfig as never });
  return values;
}
