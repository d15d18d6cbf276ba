import { assistant } from '#content/assistant.ts';
import type { Memory } from '../../../conversations/conversation.entity.ts';
import { repliesToTalk } from '../../knowledge/talk/talk.ts';
import type { Act } from './acts.ts';

/** What is answered with the assistant's own words. */
export type Spoken = Exclude<Act, 'refusal'> | 'gibberish';

const first: Readonly<Record<Spoken, string>> = {
  ...repliesToTalk,
  yes: assistant.yes,
  no: assistant.no,
  heard: assistant.no,
  gibberish: assistant.notUnderstood,
};

/** These are answered with the same words. */
const alike: Partial<Record<Spoken, Spoken>> = { aside: 'no', heard: 'no' };
const again: Readonly<Record<string, readonly string[]>> = assistant.again;

/** After these nobody is asked what else they would like to know. */
const last: readonly Spoken[] = ['goodbye', 'complaint'];

interface TalkedBack {
  readonly answer: string;
  readonly talked: Memory['talked'];
  readonly suggestions?: readonly string[];
}

/** What is said to small talk, to tricks and to insults: to the same once more in other and fewer words, in turn. */
export function talkBack(spoken: Spoken, { talked }: Memory): TalkedBack {
  const as = alike[spoken] ?? spoken;
  const times = talked?.as === as ? talked.times : 0;
  const others = Object.hasOwn(again, as) ? again[as]! : [];
  const answer = times > 0 && others.length > 0 ? others[(times - 1) % others.length]! : first[spoken];
  return { answer, talked: { as, times: times + 1 }, ...(last.includes(as) ? { suggestions: [] } : {}) };
}
