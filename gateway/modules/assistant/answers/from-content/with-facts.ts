import type { Action } from '#content/types.ts';
import { kindOf } from '../../knowledge/content.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import { answerQuestion, distinctLinks } from './answer-question.ts';
import { isSaid } from './render-passage.ts';

interface Prepared {
  readonly answer: string;
  readonly links?: readonly Action[];
}

/** Passages beside a prepared answer, and how likely the best of them has to be meant. */
const MOST = 1;
const MEANT = 0.4;

/**
 * A prepared answer with what the site surely says on the same matter, which may be the half that was asked for: "can I work from home, and who pays the flat?"
 *
 * @param kinds of things that are of the same matter, where not all are
 */
export async function withFacts<Draft extends Prepared>(knowledge: Knowledge, question: Question, topic: Topic, draft: Draft, kinds?: readonly string[]): Promise<Draft> {
  const { found, text, links, sure } = await answerQuestion(knowledge, question, topic, MOST);
  const [best] = found;
  if (!sure || !best || best.chance < MEANT || (kinds && !kinds.includes(kindOf(best.passage.about))) || isSaid(text, draft.answer)) return draft;
  return { ...draft, answer: `${draft.answer}\n${text}`, links: distinctLinks([...(draft.links ?? []), ...links]) };
}
