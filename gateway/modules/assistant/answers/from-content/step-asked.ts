import type { Found } from '../../knowledge/knowledge.ts';
import type { Question } from '../../knowledge/question.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const asked = new RegExp(String.raw`\b(?<which>${ordinals.join('|')}|last|final) (?:step|stage|phase|round|part)\b`);

/** "How long does the second step take?" is asked of that one, whatever the words of the others are. */
export function withStepAsked(one: Found, { plain }: Question): Found {
  const which = asked.exec(plain)?.groups?.which;
  const { form, aspects, items } = one.passage;
  if (which === undefined || form !== 'entries' || !aspects.includes('process')) return one;
  const meant = ordinals.includes(which) ? ordinals.indexOf(which) : items.length - 1;
  return meant < items.length ? { ...one, items: items.map((_, place) => Number(place === meant)) } : one;
}
