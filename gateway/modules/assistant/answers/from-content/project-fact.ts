import { assistant } from '#content/assistant.ts';
import { projects } from '#content/projects/index.ts';
import type { Project } from '#content/types.ts';
import type { Found } from '../../knowledge/knowledge.ts';
import type { Aspect } from '../../knowledge/passage.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import { LIKE_THEIRS } from './like-theirs.ts';
import { projectTold } from './not-theirs.ts';

const { projectFact } = assistant.sentences;
/** In the order in which they are told. */
const facts: readonly (readonly [Aspect, (project: Project) => string])[] = [
  ['client', ({ client }) => projectFact.client(client)],
  ['duration', ({ timeline }) => projectFact.duration(timeline)],
  ['team', ({ teamSize }) => projectFact.team(teamSize)],
  ['price', ({ budget }) => projectFact.price(budget)],
];
/** Who asks for more has all of them in one sentence. */
const MOST = 2;

/** What such a fact is told of: what is talked about, or the project that was shown to who asks for one that is over. */
export const factAbout = ({ plain, asking }: Pick<Question, 'plain' | 'asking'>, topic: Topic): string | undefined => (ofOneDone.test(asking ?? plain) ? projectTold(topic) ?? topic.entity : topic.entity);

/** The fact alone that a question asks for of the project that is talked about: whoever asks "how long did that take?" after its figures has heard the others. */
export function projectFactOf(found: Found | undefined, { entities, aspects: told, words, plain, asking }: Question, topic: Topic): string | undefined {
  const spoken = factAbout({ plain, asking }, topic);
  const isOver = ofOneDone.test(asking ?? plain) && (asking ?? plain).split(' ').length <= BRIEF;
  const project = projects.find(({ id }) => `project:${id}` === spoken);
  const holdsFigures = isOver || (ofThen.test(plain) && words.length <= FEWEST) || (found !== undefined && found.passage.about === spoken && facts.every(([aspect]) => found.passage.aspects.includes(aspect)));
  // "And the price?", after one was only shown, is asked of their own.
  if (topic.need !== undefined && project && !isOver && !ofThen.test(plain) && topic.told?.includes(`${LIKE_THEIRS}${project.id}`)) return undefined;
  const aspects = months.test(plain) ? new Set<Aspect>([...told, 'duration']) : told;
  const asked = facts.filter(([aspect]) => aspects.has(aspect));
  const others = [...aspects].filter((aspect) => aspect !== 'figure' && !facts.some(([one]) => one === aspect));
  if (!project || (topic.need !== undefined && /\b(?:would|will|roughly)\b/.test(plain)) || !holdsFigures || entities.length > 0 || others.length > 0 || words.length > FEW || byHowMuch.test(plain)) return undefined;
  return asked.length > 0 && asked.length <= MOST ? asked.map(([, tell]) => tell(project)).join(' ') : undefined;
}

/** "How many of you worked on it": of what is over, whatever else is asked in such words. */
const ofThen = /\b(?:did|was|were|took|had|worked|spent|paid)\b.*\b(?:it|that|them|this|they|the client)\b|^(?:(?:and|so|ok) )*(?:in what time|how long|in how (?:many|much) (?:months|weeks|time))$|\b(?:it|that|they|this)\b.*\b(?:took|had|spent|paid)\b/;
/** "What did they pay?", after one was shown as like theirs: of theirs nothing is over yet. */
const ofOneDone = /\bdid (?:it|that|they|this|the client) (?:cost|pay|take|need|spend)\b|\b(?:it|that|they) (?:cost|paid|took)\b|\bwas (?:it|that|the (?:price|budget|cost))\b/;
/** "How many people and months?" */
const months = /\b(?:months|weeks)\b|\bin what time\b/;
/** This asks for a result, or for a reason. */
const byHowMuch = /\bby how (?:much|many)\b|\bwhy\b|\bhow come\b/;
/** Who says more than this asks for more than the fact; of whatever was found, less is sure. */
const FEW = 4;
const FEWEST = 2;
/** Words of a question that asks for one fact and nothing else. */
const BRIEF = 5;
