import { pauseAfter } from './backoff.ts';
import type { Answer } from './deliver.ts';
import type { Item } from './item.ts';

/** Answers that say nothing about the item itself. */
const COMES_BACK_LATER = [408, 429];

/** What becomes of an item after a later try. Nothing is ever dropped: it goes only on acknowledgement. */
export function settle(item: Item, answer: Answer, now: number): Item {
  const { id, kind, createdAt, attempts } = item;
  switch (answer.type) {
    case 'received':
      // Made of nothing that the person wrote.
      return { id, kind, createdAt, attempts, payload: {}, state: 'received', nextTryAt: 0, receipt: answer.receipt };
    case 'silence':
      return { ...item, state: 'waiting', nextTryAt: now + pauseAfter(attempts), lastProblem: {} };
    case 'refused': {
      const { status, text } = answer;
      const lastProblem = { status, text: text.slice(0, 300) };
      if (status < 500 && !COMES_BACK_LATER.includes(status)) return { ...item, state: 'attention', lastProblem };
      return { ...item, state: 'waiting', nextTryAt: now + pauseAfter(attempts, answer.retryAfter), lastProblem };
    }
  }
}
