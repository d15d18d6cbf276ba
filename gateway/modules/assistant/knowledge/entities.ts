import { entities } from './content.ts';
import { isEmpty, stem, wordsOf } from './words.ts';

export interface Named {
  readonly ids: readonly string[];
  /** Those that are named by a word of everyday use: an "app" may be any app. */
  readonly vague: ReadonlySet<string>;
  /** Where the words of their names stand among those of the question. */
  readonly places: readonly number[];
}

interface Name {
  readonly id: string;
  readonly stems: readonly string[];
}

const stemsOf = (text: string) => wordsOf(text).map(({ plain }) => stem(plain));

const names: readonly Name[] = entities.flatMap(({ id, names: all }) => all.map((name) => ({ id, stems: stemsOf(name) })));

/** Words that name one thing only, such as a client's name or the one position for designers. */
const telling = (() => {
  const owners = new Map<string, Set<string>>();
  for (const { id, stems } of names) {
    for (const one of stems) owners.set(one, (owners.get(one) ?? new Set()).add(id));
  }
  const single = [...owners].flatMap(([word, ids]) => (ids.size === 1 && word.length > 2 && !isEmpty(word) ? [[word, [...ids][0]!] as const] : []));
  // The words of an article's title are anybody's.
  return new Map(single.filter(([, id]) => !id.startsWith('article:')));
})();

/**
 * The things that a question names, by the longest of their names: "food delivery app" is the project, not any app.
 *
 * @param stems of the question's words, in order
 */
export function namedIn(stems: readonly string[]): Named {
  const found: { id: string; start: number; end: number }[] = [];
  for (const { id, stems: name } of names) {
    for (let start = 0; start + name.length <= stems.length; start++) {
      if (name.every((word, offset) => word === stems[start + offset])) found.push({ id, start, end: start + name.length });
    }
  }
  stems.forEach((word, start) => {
    const id = telling.get(word);
    if (id) found.push({ id, start, end: start + 1 });
  });
  const longest = found.filter((one) => !found.some((other) => other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start));
  const ids = new Set([...longest.map(({ id }) => id), ...articlesIn(stems)]);
  const vague = [...ids].filter((id) => {
    const its = longest.filter((one) => one.id === id);
    return id.startsWith('service:') && its.length > 0 && its.every(({ start, end }) => end - start === 1);
  });
  const places = longest.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, offset) => start + offset));
  return { ids: [...ids], vague: new Set(vague), places: [...new Set(places)] };
}

/** An article is named by most of its title's words, or by its author. */
function articlesIn(stems: readonly string[]): string[] {
  return names
    .filter(({ id, stems: title }) => {
      const words = title.filter((word) => !isEmpty(word));
      return id.startsWith('article:') && words.length > 1 && words.filter((word) => stems.includes(word)).length >= Math.max(2, words.length * 0.6);
    })
    .map(({ id }) => id);
}
