import type { Found } from '../../knowledge/knowledge.ts';
import { passageKey, type Passage } from '../../knowledge/passage.ts';
import type { Topic } from '../../knowledge/question.ts';
import { conditions, type Condition } from './conditions.ts';
import { isNamedIn } from './not-theirs.ts';

/** What is left of a passage whose condition is denied is meant so much more seldom. */
const SELDOM = 0.3;
/** And what is said for a case that is theirs so much more often. */
const OFTEN = 10;
/** Never the best stretch. */
const NEVER = -1;

/** A passage as it may be told to somebody: without what is said for others, and of several conditions the one that is theirs; undefined where nothing is left. */
export function forTheirCase(one: Found, { denied = [], holds = [], told = [] }: Topic): Found | undefined {
  const key = passageKey(one.passage);
  const own = ofPassage(key);
  if (own.length === 0) return one.passage.form === 'entries' ? withoutNamed(one, denied) : one;
  const isDenied = own.filter((condition) => denied.includes(condition.key));
  const isTheirs = own.some((condition) => holds.includes(condition.key));
  const isLeftOut = new Set([...isDenied.flatMap(({ places }) => places), ...(isTheirs ? placesBesides(one, own, holds) : [])]);
  if (isLeftOut.size === 0) return one;
  if (isLeftOut.size === one.items.length) return undefined;
  const items = one.items.map((score, place) => (isLeftOut.has(place) ? NEVER : score));
  return { ...one, items, chance: isTheirs ? Math.min(1, one.chance * (isTold(own, holds, told) ? 1 : OFTEN)) : one.chance * SELDOM };
}

/** What is said for their very case is to be heard once. */
const isTold = (own: readonly Condition[], holds: readonly string[], told: readonly string[]) => own.every(({ key }) => !holds.includes(key) || told.includes(key));

/** A list without what is not their case. */
function withoutNamed(one: Found, denied: readonly string[]): Found {
  const isDenied = (text: string) => denied.some((about) => isNamedIn(text, about));
  return one.passage.items.some(({ text }) => isDenied(text)) ? { ...one, items: one.items.map((score, place) => (isDenied(one.passage.items[place]!.text) ? NEVER : score)) } : one;
}

/** The places of a passage's sentences that may be told to whom some conditions are no case of theirs. */
export function leftFor(passage: Passage, denied: readonly string[]): readonly number[] {
  const not = new Set(ofPassage(passageKey(passage)).flatMap(({ key, places }) => (denied.includes(key) ? places : [])));
  return [...passage.items.keys()].filter((place) => !not.has(place));
}

/** In a paragraph on several cases, what is said for the others: "a name known everywhere, a film" beside what is spent on advertising. */
function placesBesides({ items }: Found, own: readonly Condition[], holds: readonly string[]): readonly number[] {
  const theirs = new Set(own.filter(({ key }) => holds.includes(key)).flatMap(({ places }) => places));
  return own.length > 1 ? [...items.keys()].filter((place) => !theirs.has(place)) : [];
}

let byPassage: ReadonlyMap<string, readonly Condition[]> | undefined;

function ofPassage(key: string): readonly Condition[] {
  byPassage ??= Map.groupBy(conditions(), ({ passage }) => passageKey(passage));
  return byPassage.get(key) ?? [];
}
