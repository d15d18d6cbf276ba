import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Question } from '../knowledge/question.ts';
import type { Talk } from '../knowledge/talk/talk.ts';
import { talkOf } from '../knowledge/talk/talk-of.ts';

/** What a message is said for, if it asks and tells nothing. */
export interface Talked {
  /** In any case. */
  readonly surely: Talk | undefined;
  /** Where it is doubtful what answers it. */
  readonly rather: Talk | undefined;
}

/** From here on a message is taken for talk. By trial on questions and talk that were not learnt from. */
const SURELY = 0.8;
const RATHER = 0.5;
/** So likely in spite of what the site answers: "you are only a bot, no?" */
const IN_SPITE = 0.99;
/** These are put like questions and wishes to us: "book me a call" and "book me a cab". */
const likeWishes: readonly Talk[] = ['off-topic', 'injection'];
const SURELY_NO_WISH = 0.95;

/** Whether a message is small talk or none of our business: by known messages, and else by what is learnt of them. What is known word for word to be asked of us is none. */
export function talkIn(knowledge: Knowledge, message: string, question: Question, asksUs: boolean): Talked {
  const known = knowledge.talk(question);
  if (known || knowledge.knows(question)) return { surely: known, rather: undefined };
  const { talk, chance } = talkOf(message);
  const from = (least: number) => (chance >= Math.max(least, likeWishes.includes(talk) ? SURELY_NO_WISH : 0) ? talk : undefined);
  return { surely: from(asksUs ? IN_SPITE : SURELY), rather: asksUs ? undefined : from(RATHER) };
}
