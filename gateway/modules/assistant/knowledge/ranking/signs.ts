import { kindOf } from '../content.ts';
import type { Meant } from '../meaning/meaning.ts';
import type { Aspect, Passage } from '../passage.ts';
import type { Question, Topic } from '../question.ts';
import { formOf, waysOf } from './forms.ts';

/** A passage that may answer a question, and what the measures say of it. Each is the higher, the better it fits. */
export interface Candidate {
  /** The place of its passage. */
  readonly id: number;
  readonly passage: Passage;
  /** All that was measured, weighed by hand. */
  readonly score: number;
  /** How like the question is to those that the passage is known to answer (asked/likeness.ts), and what it is made of. */
  readonly like: number;
  readonly likeParts: LikeParts;
  /** How well MiniSearch finds it. */
  readonly matched: number;
  /** What its words hold of the question's, and as shares of them (measure.ts). */
  readonly amount: number;
  readonly coverage: number;
  readonly rest: number;
  readonly head: number;
  readonly held: number;
  readonly items: readonly number[];
  /** Whether it is about what the question is about (fit.ts). */
  readonly fit: number;
  readonly tells: boolean;
  readonly ofIt: boolean;
}

export interface LikeParts {
  /** Of the sentence, of its passage, and of all that is said of the same thing. */
  readonly item: number;
  readonly passage: number;
  readonly thing: number;
  /** Of the question without what was asked before, and of the part of it that asks. */
  readonly alone: number;
  readonly asking: number;
}

/** What is told of a candidate, and how far. */
export type Signs = ReadonlyMap<string, number>;

/** Those that say how well it fits among all: each counts for itself and in the circumstances of the question. */
const measures: readonly (readonly [name: string, of: (candidate: Candidate) => number])[] = [
  ['score', ({ score }) => score],
  ['like', ({ like }) => like],
  ['alone', ({ likeParts }) => likeParts.alone],
  ['asking', ({ likeParts }) => likeParts.asking],
  ['item', ({ likeParts }) => likeParts.item],
  ['passage', ({ likeParts }) => likeParts.passage],
  ['thing', ({ likeParts }) => likeParts.thing],
];
/** Those that count for themselves only. */
const plainMeasures: typeof measures = [
  ['matched', ({ matched }) => matched],
  ['amount', ({ amount }) => amount],
  ['coverage', ({ coverage }) => coverage],
  ['rest', ({ rest }) => rest],
  ['head', ({ head }) => head],
];
/** The best few are told apart by their places. */
const FIRST = 5;
/** Words of a question that is long, and of one that is short. */
const LONG = 14;
const SHORT = 3;
/** So that what is nought has a logarithm. */
const SLIGHT = 0.01;

/** What is known word for word is likelier than all that is learnt from; more than this tells the ranking nothing that it knows how to take. */
const MOST_LIKE = 1.5;

/** The logarithm of a chance that is not much. */
const USUAL_LOGARITHM = 4;

/** Characters and items of a usual passage: what makes their signs as large as others. */
const USUAL_LENGTH = 400;
const USUAL_ITEMS = 5;

/**
 * What is told of each candidate for an answer, in their order.
 *
 * @param wanted what the question asks for, by itself or after what was spoken of
 * @param meant what its meaning says, unless it says nothing
 */
export function signsOf(candidates: readonly Candidate[], question: Question, topic: Topic, wanted: ReadonlySet<Aspect>, meant?: Meant): Signs[] {
  const signs = candidates.map(() => new Map<string, number>());
  const circumstances = circumstancesOf(candidates, question, topic, wanted, meant);
  for (const [name, of] of measures) addMeasure(signs, name, candidates.map(of), circumstances);
  for (const [name, of] of plainMeasures) addMeasure(signs, name, candidates.map(of), [['', 1]]);
  if (meant) addMeaning(signs, 'meaning', candidates.map(({ id }) => meant.alone.passages[id]!), circumstances);
  if (meant?.after) addMeaning(signs, 'meaning after', candidates.map(({ id }) => meant.after!.passages[id]!), circumstances);
  const best = candidates.reduce((one, other) => (other.score > one.score ? other : one), candidates[0]!);
  const likest = candidates.reduce((one, other) => (other.like > one.like ? other : one), candidates[0]!);
  const ways = waysOf(question.asking ?? question.plain);
  candidates.forEach((candidate, place) => {
    const put = (name: string, value: number | boolean) => {
      if (value) signs[place]!.set(name, Number(value));
    };
    putFit(put, candidate, question);
    putThing(put, candidate, question, topic, [['best', best], ['likest', likest]]);
    putForm(put, candidate, ways, wanted);
  });
  return signs;
}

type Put = (name: string, value: number | boolean) => void;
type Circumstances = readonly (readonly [name: string, amount: number])[];

function circumstancesOf(candidates: readonly Candidate[], { words, entities, vague, pointsBack, asking }: Question, { before }: Topic, wanted: ReadonlySet<Aspect>, meant?: Meant): Circumstances {
  return [
    ['', 1],
    [' long', Math.min(words.length, LONG) / LONG],
    [' short', Number(words.length <= SHORT)],
    [' after', Number(Boolean(before))],
    [' after, known alone', before === undefined ? 0 : Math.min(MOST_LIKE, Math.max(...candidates.map(({ likeParts }) => likeParts.alone)))],
    [' after, meant alone', before === undefined || !meant ? 0 : Math.exp(Math.max(...candidates.map(({ id }) => meant.alone.passages[id]!)))],
    [' pointing back', Number(Boolean(before) && pointsBack)],
    [' named', Number(entities.some((id) => !vague.has(id)))],
    [' known', Math.min(MOST_LIKE, Math.max(...candidates.map(({ like }) => like)))],
    [' aspect', Number(wanted.size > 0)],
    [' story', Number(asking !== undefined)],
  ];
}

/** A measure by its share of the highest, and by its place. */
function addMeasure(signs: readonly Map<string, number>[], name: string, values: readonly number[], circumstances: Circumstances): void {
  const highest = Math.max(...values) || 1;
  placesBy(values).forEach((candidate, rank) => {
    const share = values[candidate]! / highest;
    const own = signs[candidate]!;
    for (const [circumstance, amount] of circumstances) {
      if (amount === 0) continue;
      own.set(`${name}${circumstance}`, share * amount);
      own.set(`log ${name}${circumstance}`, Math.log(share + SLIGHT) * amount);
    }
    addPlace(own, name, rank, circumstances);
  });
}

/** The candidates, the highest value first. */
const placesBy = (values: readonly number[]) => values.map((_, place) => place).sort((a, b) => values[b]! - values[a]!);

function addPlace(own: Map<string, number>, name: string, rank: number, circumstances: Circumstances): void {
  for (const [circumstance, amount] of circumstances) if (amount !== 0) own.set(`place by ${name}${circumstance}`, amount / (1 + rank));
  if (rank < FIRST) own.set(`${rank + 1}. by ${name}`, 1);
}

/** The logarithm of a chance: by itself, beside that of the likeliest, and by its place. */
function addMeaning(signs: readonly Map<string, number>[], name: string, logarithms: readonly number[], circumstances: Circumstances): void {
  const most = Math.max(...logarithms);
  for (const [circumstance, amount] of circumstances) {
    if (amount === 0) continue;
    logarithms.forEach((logarithm, place) => {
      signs[place]!.set(`${name}${circumstance}`, (logarithm / USUAL_LOGARITHM) * amount);
      signs[place]!.set(`${name} below the likeliest${circumstance}`, ((logarithm - most) / USUAL_LOGARITHM) * amount);
    });
  }
  placesBy(logarithms).forEach((candidate, rank) => addPlace(signs[candidate]!, name, rank, circumstances));
}

function putFit(put: Put, { like, coverage, rest, head, held, fit, tells, ofIt, items }: Candidate, { words }: Question): void {
  const known = Math.min(MOST_LIKE, like);
  put('like itself', known);
  put('like squared', known ** 2);
  put('coverage itself', coverage);
  put('rest itself', rest);
  put('head itself', head);
  put('held', held / Math.max(1, words.length));
  put('fit', Math.log(fit));
  put('tells', tells);
  put('of it', ofIt);
  put('tells of it', tells && ofIt);
  put('stands out', Math.max(0, ...items) / (items.reduce((sum, one) => sum + one, 0) || 1));
}

/** What it is about, beside what was asked and spoken of. */
function putThing(put: Put, { passage: { about } }: Candidate, question: Question, topic: Topic, others: readonly (readonly [string, Candidate])[]): void {
  const { entities, vague, pointsBack } = question;
  const kind = kindOf(about);
  const isNamed = entities.includes(about);
  const isTopic = topic.entity === about;
  put('named', isNamed);
  put('named vaguely', isNamed && vague.has(about));
  put('another is named', !isNamed && entities.some((id) => !vague.has(id)));
  put('another of its kind is named', !isNamed && entities.some((id) => kindOf(id) === kind));
  put('spoken of', isTopic);
  put('spoken of, pointed back to', isTopic && pointsBack);
  put('spoken of, nothing named', isTopic && entities.length === 0);
  put('its kind spoken of', topic.entity !== undefined && kindOf(topic.entity) === kind);
  put('something else spoken of', topic.before !== undefined && !isTopic);
  const isNeeded = topic.need === about;
  put('needed', isNeeded);
  put('needed, nothing named', isNeeded && entities.length === 0);
  put('needed, pointed back to', isNeeded && pointsBack);
  put('another is needed', topic.need !== undefined && !isNeeded && about.includes(':'));
  for (const [name, { passage }] of others) {
    put(`of the same as the ${name}`, passage.about === about);
    put(`of the same kind as the ${name}`, kindOf(passage.about) === kind);
  }
  put(kind, true);
  put(`${kind}, of jobs`, question.aboutJobs);
  put(`${kind}, of articles`, question.aboutArticles);
  put(`${kind}, of us`, question.addressesUs);
  put(`${kind}, after`, topic.before !== undefined);
  put(`${kind}, a number`, question.wantsNumber);
  put(`${kind}, nothing named`, entities.length === 0);
}

/** What it tells, beside how the question is put. */
function putForm(put: Put, { passage }: Candidate, ways: readonly string[], wanted: ReadonlySet<Aspect>): void {
  const form = formOf(passage);
  const kind = kindOf(passage.about);
  for (const way of ways) {
    put(`${way}: ${kind}`, true);
    for (const one of form.holds) put(`${way}: has ${one}`, true);
    for (const aspect of passage.aspects) put(`${way}: tells ${aspect}`, true);
  }
  const told = passage.aspects.filter((aspect) => wanted.has(aspect));
  put('wanted', told.length > 0);
  for (const aspect of told) put(`wanted ${aspect}`, true);
  for (const aspect of passage.aspects) put(`tells ${aspect}`, true);
  if (wanted.size > 0 && told.length === 0) {
    for (const aspect of passage.aspects) put(`tells ${aspect} instead`, true);
    for (const aspect of wanted) put(`lacks ${aspect}`, true);
  }
  put('entries', passage.form === 'entries');
  put('length', Math.log(form.length) / Math.log(USUAL_LENGTH));
  put('items', passage.items.length / USUAL_ITEMS);
}
