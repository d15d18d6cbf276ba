import { kindOf } from '../../knowledge/content.ts';
import type { Found } from '../../knowledge/knowledge.ts';
import type { Aspect } from '../../knowledge/passage.ts';
import type { Question, Topic } from '../../knowledge/question.ts';

/** What things of a kind tell of themselves, most of them. */
const toldBy: Readonly<Record<string, readonly Aspect[]>> = {
  project: ['price', 'duration', 'team', 'client', 'technology', 'feature', 'deliverable', 'result', 'challenge', 'opinion'],
  service: ['price', 'duration', 'not-for'],
};
/** "And how much would mine be?" asks of the visitor's own, and no project tells that. */
const ofTheirs = /\b(?:i|me|my|mine|we|us|our|ours|all|each|every|other|others|another|projects|you usually|your)\b/;
/** Who says more than this besides asks for something of its own. */
const SHORT = 3;
/** So likely that nothing else is meant. */
const SURE = 0.6;
/** Less of the likeliest one's chance than this, and that is meant. */
const HARDLY = 0.25;

/** What answers a short question for a fact of the thing that it names, or that was talked about: "who was the client?", "how long if website only" */
export function ofTheThing(found: readonly Found[], { entities, vague, aspects: asked, words, naming, plain }: Question, topic: Topic): Found | undefined {
  const meant = entities.length === 0 ? topic.entity : entities.length === 1 && !vague.has(entities[0]!) ? entities[0] : entities.find((id) => id === topic.entity);
  const kind = kindOf(meant ?? '');
  const told = toldBy[kind] ?? [];
  // "How many of you" asks for a team, and in figures.
  const aspects = new Set([...asked].filter((aspect) => aspect !== 'figure' || asked.size === 1));
  const isShort = words.filter((word) => !naming.includes(word)).length <= SHORT;
  if (aspects.size === 0 || ![...aspects].every((aspect) => told.includes(aspect)) || !isShort || (kind === 'project' && ofTheirs.test(plain))) return undefined;
  const tellsIt = ({ passage }: Found) => passage.about === meant && [...aspects].some((aspect) => passage.aspects.includes(aspect));
  // What is surely meant, or told of the thing already, is left as it is.
  if (!found[0] || found[0].chance >= SURE || tellsIt(found[0])) return undefined;
  return found.filter((one) => tellsIt(one) && one.chance >= found[0]!.chance * HARDLY).reduce<Found | undefined>((top, one) => (top && top.chance >= one.chance ? top : one), undefined);
}
