import { assistant } from '#content/assistant.ts';
import type { Action } from '#content/types.ts';
import { wantsLeftAlone } from '../../../leads/reading/left-alone.ts';
import { askingSentences } from '../../knowledge/asking.ts';
import type { Topic } from '../../knowledge/question.ts';
import { privacyRequestIn } from '../prepared/privacy-requests.ts';
import type { Heard } from '../turn.ts';
import { isReachable } from './known-lead.ts';

/** What is remembered of who wants to be left alone, for the rest of the conversation. */
export const LEFT_ALONE = 'left-alone';

/** Whether they said so before. */
export const isLeftAlone = ({ told = [] }: Topic = {}): boolean => told.includes(LEFT_ALONE);

export const withLeftAlone = (topic: Topic = {}): Topic => ({ ...topic, told: [...new Set([LEFT_ALONE, ...(topic.told ?? [])])] });

interface LeftAlone {
  readonly answer: string;
  readonly links: readonly Action[];
  readonly topic: Topic;
  /** What they ask besides. */
  readonly besides: string;
}

/** A number or an address that is to be struck off. */
const written = /@|\d(?:[ ()-]?\d){6}/;
/** What is to end is no newsletter. */
const ofCalls = /\b(?:call\w*|phone|number|ring\w*|contact\w*)\b/i;

/** What there is to say to who complains of being contacted, or demands to be left alone: they are asked for nothing any more, and promised nothing. */
export function leftAlone({ message, memory: { topic }, lead }: Heard): LeftAlone | undefined {
  if (!wantsLeftAlone(message)) return undefined;
  const request = privacyRequestIn(message, topic);
  // What is to be deleted, copied or sent no more is answered as that.
  if (request === 'erase' || request === 'copy' || (request === 'unsubscribe' && !ofCalls.test(message) && !isLeftAlone(topic))) return undefined;
  const { first, again, notNoted, held } = assistant.leftAlone;
  const answer = [isLeftAlone(topic) ? again : first, isReachable(lead) ? held : written.test(message) && notNoted].filter(Boolean).join(' ');
  const besides = askingSentences(message).asking.filter((sentence) => !wantsLeftAlone(sentence)).join(' ');
  // What is asked next may be asked of their data: "delete it".
  return { answer, links: [{ label: 'Privacy policy', href: '/privacy-policy#rights' }], topic: withLeftAlone({ ...topic, entity: 'privacy', aspect: 'privacy', told: ['privacy-request:restrict', ...(topic?.told ?? [])] }), besides };
}
