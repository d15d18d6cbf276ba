import type { Action } from '#content/types.ts';
import type { Finding } from '../../../leads/evidence.ts';
import { kindOf } from '../../knowledge/content.ts';
import type { Question, Topic } from '../../knowledge/question.ts';
import { amountTold } from '../from-content/amounts-told.ts';
import { conditions, type Limit } from '../from-content/conditions.ts';
import { withoutAnd } from '../from-content/render-passage.ts';
import { sumOf } from '../prepared/sums-weighed.ts';

/** What a page says for a case that is somebody's, with what is remembered of having said it. */
export interface TheirCase {
  readonly text: string;
  readonly links: readonly Action[];
  readonly topic: Topic;
}

/** What a message tells, and of what it is told. */
interface Telling {
  readonly message: string;
  readonly findings: readonly Finding[];
  readonly question: Question;
  readonly topic: Topic;
  /** They ask whether it is enough. */
  readonly asksWhether?: boolean;
}

const byTheMonth = /\b(?:an?|per|each|every) month\b|\bmonthly\b|\/\s?(?:mo|month)\b/i;

/**
 * What our pages say for somebody with as little as a message tells: "we have 300 dollars a month for it", "about 60 orders a month". Once, but
 * that who tells it right after it was said, or asks whether it is enough, hears that it is said for them.
 */
export function theirCase({ message, findings, question, topic, asksWhether = false }: Telling): TheirCase | undefined {
  const { need, entity = '', holds = [], told = [], last = [] } = topic;
  const isOfTheirs = (about: string) => about === need || about === entity || question.entities.includes(about);
  const isOfAny = need === undefined && kindOf(entity) !== 'service';
  const theirs = conditions().find(({ key, limit, passage }) => {
    const isTold = told.includes(key);
    if (!isOfTheirs(passage.about) && !isOfAny) return false;
    const isMonthly = isOfTheirs(passage.about) && limit !== undefined && monthlyBelow(limit, findings);
    if (!holds.includes(key) && !isMonthly) return false;
    return !isTold || (last.includes(key) && (asksWhether || isMonthly || (limit !== undefined && amountTold(message, limit, true) !== undefined)));
  });
  if (!theirs) return undefined;
  const { key, passage, places } = theirs;
  const text = withoutAnd(passage.items.filter((_item, place) => places.includes(place)).map((item) => item.text).join(' '));
  return { text, links: [passage.page], topic: { ...topic, holds: [...new Set([...holds, key])], told: [...new Set([key, ...told])], last: [key] } };
}

/** Whether a sum by the month that somebody has is less than a page's limit by the month; what is named in other money cannot be held against it. */
function monthlyBelow({ kind, period, most }: Limit, findings: readonly Finding[]): boolean {
  const value = findings.find(({ field, retracted }) => field === 'budget' && !retracted)?.value;
  const sum = kind === 'money' && period === 'month' && value && byTheMonth.test(value) ? sumOf(value) : undefined;
  return sum !== undefined && sum.money !== 'other' && sum.most < most;
}
