import { randomNumbers } from '../../../learning/random-numbers.ts';
import { isEnglish } from '../proper-names.ts';
import { standing, type Told } from './examples.ts';
import { measuresOf } from './measures.ts';
import { type TaggedField, taggedFields } from './tags.ts';

/** How many of the copies are in small letters, and how many without points and commas: so do people write on a phone. */
const SMALL = 0.4;
const BARE = 0.4;
/** What may end a name, or belong to what is before it. */
const points = /(?<=[\p{L}\d])[,.;:!]+(?=\s|$)| [-–—](?= )/gu;

/**
 * A copy of each conversation with the values of others, in another writing: what tells a firm in it are the words around, and not
 * its name (mention replacement: Dai and Adel, An analysis of simple data augmentation for named entity recognition, 2020).
 * The same conversations give the same copies.
 */
export function variationsOf(conversations: readonly Told[]): Told[] {
  const random = randomNumbers();
  const values = new Map<string, string[]>();
  for (const { lead } of conversations) {
    for (const [field, value] of valuesOf(lead)) {
      const like = values.get(kindOf(field, value)) ?? [];
      values.set(kindOf(field, value), like);
      like.push(value);
    }
  }
  return conversations.map(({ turns, lead, also = {} }) => {
    const changes = valuesOf(lead).map(([field, value]): Change => {
      const like = values.get(kindOf(field, value))!;
      return { field, value, other: like[Math.floor(random() * like.length)]! };
    });
    const [small, bare] = [random() < SMALL, random() < BARE];
    const rewrite = (text: string) => {
      const written = bare ? text.replace(points, '') : text;
      return small ? written.toLowerCase() : written;
    };
    const vary = (message: string) => rewrite(exchanged(message, changes));
    return {
      turns: turns.map((turn) => (typeof turn === 'string' ? vary(turn) : { ...turn, say: vary(turn.say) })),
      lead: { ...lead, ...Object.fromEntries(changes.map(({ field, other }) => [field, rewrite(other)])) },
      also: Object.fromEntries(Object.entries(also).flatMap(([field, others]) => (changes.some((change) => change.field === field) ? [] : [[field, others.map((one) => (typeof one === 'string' ? rewrite(one) : one))]]))),
    };
  });
}

interface Change {
  readonly field: TaggedField;
  readonly value: string;
  readonly other: string;
}

/** All at once: a name may stand in a firm's, and what comes for one value may hold another. A name in an address stays. */
function exchanged(message: string, changes: readonly Change[]): string {
  if (changes.length === 0) return message;
  return message.replace(standing(...changes.map(({ value }) => value)), (found, place: number) => {
    const change = changes.find(({ value }) => found.replace(standing(value), '') === '');
    return change && message[place + found.length] !== '@' ? change.other : found;
  });
}

function valuesOf(lead: Told['lead']): (readonly [TaggedField, string])[] {
  return taggedFields.flatMap((field) => {
    const value = lead[field];
    return typeof value === 'string' && value !== '' ? [[field, value] as const] : [];
  });
}

/** Of one kind are values that could stand for each other: written alike and, for sums and times, with a beginning of one kind ("by June", "by Onam"). */
function kindOf(field: TaggedField, value: string): string {
  const written = !/\p{Lu}/u.test(value) ? 'small' : value === value.toUpperCase() ? 'capitals' : 'mixed';
  if (field !== 'budget' && field !== 'timeline') return `${field} ${written}`;
  const [first = ''] = value.toLowerCase().split(/\s+/);
  return `${field} ${written} ${/^\d/.test(first) ? 'digits' : (measuresOf(first)[0] ?? (isEnglish(first) ? first : 'other'))}`;
}
