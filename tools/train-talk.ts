/**
 * Part of `npm run train:answers`: learns anew what is said for its own sake, and writes it to `knowledge/talk/learnt.ts`. To be run
 * when the known messages, the questions or the conversations of the bench, or the signs have changed; it takes a minute.
 */
import { writeFileSync } from 'node:fs';
import { readConversations, type ConversationItem } from '../bench/assistant/conversation-set.ts';
import { readQuestions } from '../bench/assistant/question-set.ts';
import { knownQuestions, questionsFor } from '../gateway/modules/assistant/knowledge/asked/question-bank.ts';
import { askingSentences } from '../gateway/modules/assistant/knowledge/asking.ts';
import { repliesToTalk, type Talk } from '../gateway/modules/assistant/knowledge/talk/talk.ts';
import { trainTalk, type TalkExample } from '../gateway/modules/assistant/knowledge/talk/train-talk.ts';
import { writeWeights } from '../gateway/modules/learning/weights.ts';

/** Of the known questions to the site one in so many is learnt from. */
const ONE_IN = 2;
/** Kinds of questions of the bench that the site answers, or would. */
const ofTheSite: readonly string[] = ['fact', 'paraphrase', 'followup', 'follow-up', 'compare', 'unknown', 'unanswerable'];

/** "We sell to households." */
const ofThemselves = /^\W*(?:we|our|my|i)\b/i;

const talks = Object.entries(repliesToTalk).flatMap(([talk, reply]) => questionsFor(reply).map((message): TalkExample => ({ message: plain(message), is: talk as Talk })));
const isTalk = new Set(talks.map(({ message }) => message));
const questions = readQuestions().filter(({ part, kind }) => part !== 'held-out' && ofTheSite.includes(kind)).flatMap(({ ask }) => ask);
/** Of a conversation of everyday the last message asks; those before it may be anything. */
const everyday = readQuestions().filter(({ part, kind }) => part !== 'held-out' && kind === 'everyday').map(({ ask }) => ask.at(-1)!);
const asked = [...knownQuestions.map(plain).filter((message) => !isTalk.has(message)).filter((_, place) => place % ONE_IN === 0), ...questions, ...everyday];
const told = readConversations().filter(({ part }) => part !== 'held-out').flatMap(messagesThatTell);

const weights = writeWeights(trainTalk([...talks, ...asked.map((message): TalkExample => ({ message, is: 'asked' })), ...told.map((message): TalkExample => ({ message, is: asksToo(message) ? 'asked' : 'told' }))]));
const comment = '/** Written by `npm run train:answers`: what each sign says for each kind of talk (gateway/modules/learning/weights.ts). */';
writeFileSync(new URL('../gateway/modules/assistant/knowledge/talk/learnt.ts', import.meta.url), `${comment}\nexport const learnt = \`${weights}\`;\n`);
console.log(`Learnt from ${talks.length} messages that are talk and ${asked.length + told.length} that are none: ${weights.split('\n').length - 1} signs, ${Math.round(weights.length / 1000)} kB.`);

/** An asterisk before a known question is none of its words. */
function plain(message: string): string {
  return message.replace(/^\* /, '');
}

/** What tells and asks in one has to be answered. */
function asksToo(message: string): boolean {
  return message.includes('?') || askingSentences(message).asking.length > 0;
}

/** What tells something of its visitor is no talk, however it is put. */
function messagesThatTell({ turns, lead, also = {} }: ConversationItem): string[] {
  const values = [...Object.values(lead), ...Object.values(also).flat()].filter((value) => typeof value === 'string' && value !== '') as string[];
  const messages = turns.map((turn) => (typeof turn === 'string' ? turn : turn.say));
  return messages.filter((message, place) => (place === 0 && (lead.services ?? []).length > 0) || values.some((value) => message.includes(value)) || (ofThemselves.test(message) && !asksToo(message)));
}
