import type { Found } from '../../knowledge/knowledge.ts';

/** As likely by itself as this, an entry is told by itself. */
const BY_ITSELF = 0.2;
/** What is less likely tells nothing of the others. */
const HARDLY = 0.01;
/** What an entry is worth among the others that is never meant by itself. By trial. */
const NEVER = 0.05;

/**
 * With the entries of a list weighed by how likely each is meant by itself, if it stands by itself besides: "which system do you move first?"
 * is asked of "Move in waves". One that is likely to be told there leaves the list to the others: "after the paid half day, when do I hear from you?"
 */
export function withOwnEntries(one: Found, found: readonly Found[]): Found {
  const { passage, items } = one;
  if (passage.form !== 'entries' || items.length < 2) return one;
  const chances = passage.items.map(({ title }) => (title && found.find(({ passage: { about, items: [first] } }) => about === passage.about && first?.text === `${title}.`)?.chance) || 0);
  const most = Math.max(...chances);
  if (most < HARDLY) return one;
  const weigh = (chance: number) => (most < BY_ITSELF ? NEVER + (1 - NEVER) * (chance / most) : Number(chance < BY_ITSELF));
  return { ...one, items: items.map((score, place) => score * weigh(chances[place]!)) };
}
