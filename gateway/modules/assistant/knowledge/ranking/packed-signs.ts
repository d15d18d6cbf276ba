import type { Signs } from './signs.ts';

/** Signs in a tenth of the room, as long as the same names come again and again: there are hundreds of thousands of candidates to learn from. */
export type PackedSigns = Iterable<readonly [sign: string, amount: number]>;

/** Packs signs one after the other; those that it has packed share their names. */
export function createPacker(): (signs: Signs) => PackedSigns {
  const names: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (name: string) => {
    const known = numbers.get(name) ?? names.push(name) - 1;
    numbers.set(name, known);
    return known;
  };
  return (signs) => {
    const [ids, amounts] = [Int32Array.from(signs.keys(), numberOf), Float32Array.from(signs.values())];
    return {
      *[Symbol.iterator]() {
        for (let at = 0; at < ids.length; at++) yield [names[ids[at]!]!, amounts[at]!] as const;
      },
    };
  };
}
