import { articles } from '#content/articles/index.ts';
import { positions } from '#content/positions.ts';
import { projects } from '#content/projects/index.ts';
import { services } from '#content/services/index.ts';
import { commonWords } from '../../language/common-words.ts';
import { entities, kindOf } from './content.ts';
import type { Passage } from './passage.ts';
import { everydayNames } from './passages/services.ts';
import { groupsOf } from '../../language/thesaurus.ts';
import { isEmpty, isWeak, stem, stemsOf, wordsOf } from '../../language/words.ts';

export interface Named {
  readonly ids: readonly string[];
  /** Those that are named by a word of everyday use: an "app" may be any app. */
  readonly vague: ReadonlySet<string>;
  /** Where the words of their sure names stand among those of the question. */
  readonly places: readonly number[];
}

/** @param stems of a question's words, in order */
export type NamedIn = (stems: readonly string[]) => Named;

interface Match {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly vague: boolean;
}

const names = entities.flatMap(({ id, names: all }) => all.map((name) => ({ id, stems: stemsOf(name) })));
const namesByFirst = new Map<string, typeof names>();
for (const name of names) namesByFirst.set(name.stems[0]!, [...(namesByFirst.get(name.stems[0]!) ?? []), name]);
const common = new Set(commonWords.map(stem));

/** A project's own word stands in it so often, and elsewhere hardly. */
const OFTEN = 3;
const ELSEWHERE = 0.34;

/**
 * Finds the things that a question names, by the longest of their names: "food delivery app" is the project, not any
 * app. What is peculiar to a thing names it too, if less surely: "stalls" and "couriers" occur in one project only.
 */
export function createNames(passages: readonly Passage[]): NamedIn {
  const single = [...ownWords(names.map(({ id, stems }) => [id, stems] as const), (count) => count > 0, 0)].filter(([word]) => !isWeak(word));
  const peculiar = ownWords(
    passages.map((passage) => [passage.about, passage.items.flatMap((item) => stemsOf(item.text))] as const),
    (count) => count >= OFTEN,
    ELSEWHERE,
  );
  // The words of an article's title are anybody's.
  const telling = new Map([...[...peculiar].filter(([word, id]) => kindOf(id) === 'project' && !common.has(word)), ...single.filter(([word, id]) => !['article', 'service'].includes(kindOf(id)) && !anyTitle.has(word) && !(kindOf(id) === 'project' && (common.has(word) || products.has(word))))]);
  const proper = properWords();
  const everyday = new Set(everydayNames.flatMap(stemsOf));

  return (stems) => {
    const found: Match[] = [];
    stems.forEach((first, start) => {
      for (const { id, stems: name } of namesByFirst.get(first) ?? []) {
        if (!name.every((word, offset) => word === stems[start + offset])) continue;
        found.push({ id, start, end: start + name.length, vague: name.length === 1 && everyday.has(name[0]!) });
      }
    });
    found.push(...projectsByField(stems), ...projectsByTown(stems));
    stems.forEach((word, start) => {
      const id = telling.get(word);
      if (id) found.push({ id, start, end: start + 1, vague: !proper.has(word) });
    });
    const longest = found.filter((one) => !found.some((other) => other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start));
    const ids = new Set([...longest.map(({ id }) => id), ...articlesIn(stems)]);
    const places = longest.filter((one) => !one.vague).flatMap(({ start, end }) => Array.from({ length: end - start }, (_, offset) => start + offset));
    // "In the Gulf" may only say where the visitor is.
    const ofOffices = stems.some((word) => officeWords.has(word)) || stems.length <= places.length + 2;
    const vague = [...ids].filter((id) => (kindOf(id) === 'office' && !ofOffices) || isVague(longest.filter((one) => one.id === id)));
    return { ids: [...ids], vague: new Set(vague), places: [...new Set(places)] };
  };
}

/** What a project may be called by whoever has forgotten its title. */
const products = new Set(stemsOf('app apps platform system software portal dashboard project crm tool product case study client one'));
const fields = projects.flatMap(({ id, category }) => (services.some(({ title }) => title === category) ? [] : [{ id: `project:${id}`, groups: new Set(wordsOf(category).flatMap(({ plain }) => groupsOf(plain))) }]));

/** "I run a school: have you done anything similar?" */
export function projectsOfField(stems: readonly string[]): string[] {
  return fields.filter(({ groups }) => stems.some((word) => groupsOf(word).some((group) => groups.has(group)))).map(({ id }) => id);
}

/** "The school app", "your hospital system": a project by its field and what it is. */
function projectsByField(stems: readonly string[]): Match[] {
  return stems.flatMap((word, start) => {
    const groups = groupsOf(word);
    const ids = products.has(stems[start + 1] ?? '') ? fields.filter((field) => groups.some((group) => field.groups.has(group))) : [];
    return ids.length === 1 ? [{ id: ids[0]!.id, start, end: start + 2, vague: false }] : [];
  });
}

const towns = new Set(entities.filter(({ id }) => kindOf(id) === 'office').flatMap(({ names: all }) => all.flatMap((name) => stemsOf(name))));

/** "The Bangalore clinics" are a client there, and not our office. */
function projectsByTown(stems: readonly string[]): Match[] {
  return stems.flatMap((word, start) => {
    const next = stems[start + 1];
    const groups = towns.has(word) && next !== undefined && !common.has(next) && !isWeak(next) ? groupsOf(next) : [];
    const ids = fields.filter((field) => groups.some((group) => field.groups.has(group)));
    return ids.length === 1 ? [{ id: ids[0]!.id, start, end: start + 2, vague: false }] : [];
  });
}

/**
 * The positions that a question about working here means, though it names another thing: "any job in digital marketing",
 * "openings in Kuala Lumpur".
 */
export function positionsMeant(ids: readonly string[], stems: readonly string[]): string[] {
  const byOffice = positions.filter(({ officeIds }) => officeIds.some((office) => ids.includes(`office:${office}`)));
  const byTitle = positions.filter(({ title }) => stemsOf(title).some((word) => !isWeak(word) && !anyTitle.has(word) && stems.includes(word)));
  const both = byTitle.filter((position) => byOffice.includes(position));
  const meant = both.length > 0 ? both : byTitle.length > 0 ? byTitle : byOffice;
  return meant.map(({ slug }) => `position:${slug}`);
}

/** Words that stand in many titles anywhere, and in names of places and elsewhere: "Arabic" and "Arab" have one stem. */
const anyTitle = new Set(stemsOf('senior junior developer designer specialist app full stack united arab business bay'));

const officeWords = new Set(stemsOf('office offices address location located where phone number mail email call time timezone zone hours open visit branch team reach contact city building street'));

/** Two of its words are no accident. */
const isVague = (its: readonly Match[]) => its.length > 0 && its.every(({ vague }) => vague) && new Set(its.map(({ start }) => start)).size < 2;

/** Words of names that mean nothing else: of clients, authors and towns. */
function properWords(): ReadonlySet<string> {
  const owners = entities.filter(({ id }) => ['office', 'position'].includes(kindOf(id))).flatMap(({ names: all }) => all);
  const clients = entities.filter(({ id }) => kindOf(id) === 'project').map(({ names: all }) => all[1]!);
  const authors = entities.filter(({ id }) => kindOf(id) === 'article').map(({ names: all }) => all.at(-1)!);
  return new Set([...owners, ...clients, ...authors].flatMap(stemsOf).filter((word) => !common.has(word) && word !== 'learn'));
}

/** Words that belong to one thing, as far as `elsewhere` lets them occur in others. */
function ownWords(texts: readonly (readonly [string, readonly string[]])[], isEnough: (count: number) => boolean, elsewhere: number): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const [id, stems] of texts) {
    for (const word of stems) {
      if (word.length < 3 || isEmpty(word) || /\d/.test(word)) continue;
      const its = counts.get(word) ?? new Map<string, number>();
      counts.set(word, its.set(id, (its.get(id) ?? 0) + 1));
    }
  }
  const own = new Map<string, string>();
  for (const [word, its] of counts) {
    const [[id, most] = ['', 0]] = [...its].sort((a, b) => b[1] - a[1]);
    const others = [...its.values()].reduce((sum, count) => sum + count, 0) - most;
    if (isEnough(most) && others <= most * elsewhere) own.set(word, id);
  }
  return own;
}

const titles = articles.flatMap(({ slug, title, head }) =>
  [title, head.title.split(' · ')[0]!].map((name) => ({ id: `article:${slug}`, words: [...new Set(wordsOf(name).flatMap(({ plain }) => plain.split(' ')).filter((word) => !isEmpty(word)).map(stem))] })),
);

/** An article is named by most of its title's words. */
function articlesIn(stems: readonly string[]): string[] {
  return titles.filter(({ words }) => words.filter((word) => stems.includes(word)).length >= Math.max(2, words.length * 0.6)).map(({ id }) => id);
}
