import { asks } from '../../knowledge/asking.ts';
import type { Topic } from '../../knowledge/question.ts';
import { sentencesOf } from '../../../language/sentences.ts';
import { amountTold } from './amounts-told.ts';
import { allStemsOf, conditions, type Condition } from './conditions.ts';
import { withoutAnd } from './render-passage.ts';

/** Named as an example, it may be meant for who has somewhat more: twice as many pages, ten times as often. */
const SOMEWHAT = { count: 2, share: 1, money: 1, times: 10 };
/** Words of a condition that have to stand in what denies it. */
const DENIED = 2;
const negation = /\b(?:not|no|none|nobody|no ?one|never|nothing|far from|dont|doesnt|isnt|arent|cant|cannot|wont|more than)\b|n['’]t\b/i;
/** "We have more than that." */
const beyondIt = /\b(?:more|above|over|bigger|higher) (?:than )?(?:that|this)\b/i;

/**
 * What is remembered of the conditions under which our pages advise against buying, with what a message tells: those that are not
 * somebody's case, and those that are.
 */
export function withConditions(message: string, topic: Topic): Topic {
  let { denied, holds } = topic;
  for (const condition of conditions()) {
    const verdict = verdictOn(condition, message, topic);
    if (verdict === undefined) continue;
    const { key } = condition;
    denied = verdict ? denied?.filter((one) => one !== key) : [...new Set([...(denied ?? []), key])];
    holds = verdict ? [...new Set([...(holds ?? []), key])] : holds?.filter((one) => one !== key);
  }
  return denied === topic.denied && holds === topic.holds ? topic : { ...topic, ...(denied && { denied }), ...(holds && { holds }) };
}

/** Whether a condition is somebody's case, by what a message tells; undefined where it tells nothing of it. */
function verdictOn(condition: Condition, message: string, { told = [], last = [] }: Topic): boolean | undefined {
  const { limit, key } = condition;
  const wasTold = told.includes(key);
  const amount = limit && amountTold(message, limit, wasTold);
  if (limit && amount !== undefined) {
    const isWithin = limit.isBound ? amount < limit.most : amount <= limit.most * SOMEWHAT[limit.kind];
    // Of an example whoever has as little is not yet all that it is said for.
    return isWithin ? (limit.isBound || wasTold ? true : undefined) : false;
  }
  if (!wasTold) return undefined;
  if (limit?.isBound) return last.includes(key) && beyondIt.test(message) && !asks(message) ? false : undefined;
  return sentencesOf(message).some(({ text }) => deniesIt(text, condition)) ? false : undefined;
}

/** What a message tells of something that a page calls too little for us. */
interface LimitMet {
  /** In the page's words. */
  readonly limit: string;
  readonly about: string;
  readonly isPassed: boolean;
  /** What the page says to those who are below it, and under which keys it is remembered. */
  readonly advice: string;
  readonly keys: readonly string[];
}

/** Of what somebody has as much as a page's limit, or less, where it was told or is of what they want. */
export function limitMet(message: string, { told = [], need, entity }: Topic): LimitMet | undefined {
  for (const { limit, key, passage, places } of conditions()) {
    const amount = limit?.isBound && (told.includes(key) || passage.about === need || passage.about === entity) ? amountTold(message, limit, told.includes(key)) : undefined;
    const sentence = passage.items[places[0]!]!.text;
    const words = /\b(?:below|fewer than|less than) (?<limit>(?:about )?(?:USD )?\d[\d,]*[^,;]*?)(?= our |,|;|$)/i.exec(sentence)?.groups?.limit;
    if (!limit || amount === undefined || !words) continue;
    const advice = withoutAnd(places.map((place) => passage.items[place]!.text).join(' '));
    return { limit: words, about: passage.about, isPassed: amount >= limit.most, advice, keys: places.map((place) => `${key.split(':')[0]}:${place}`) };
  }
  return undefined;
}

/** Whether a sentence denies a condition that was told: it is no part of what is asked after it. */
export const deniesTold = (sentence: string, { told = [] }: Topic): boolean => conditions().some((condition) => told.includes(condition.key) && !condition.limit?.isBound && deniesIt(sentence, condition));

/** "No one uses it twice a year", "our margins are not thin" */
function deniesIt(sentence: string, { words, isNegative }: Condition): boolean {
  if (isNegative || !negation.test(sentence)) return false;
  return sentence.split(/[,;:]\s/).some((piece) => negation.test(piece) && [...allStemsOf(piece)].filter((word) => words.has(word)).length >= DENIED);
}
