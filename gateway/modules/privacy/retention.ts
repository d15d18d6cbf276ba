import type { Config } from '../../config.ts';
import type { Em, Orm } from '../../database/orm.ts';
import { statementWithin } from '../../database/statement.ts';
import { recordAct } from '../desk/acts/record-act.ts';
import { type Counts, eraseRecords } from './erase-records.ts';
import { emptyHanded, type HeldKind } from './find-records.ts';

/** How long records are kept, in days. */
export interface Retention {
  /** Inquiries and chat leads, from the last contact: receipt, a reply, a note. */
  contacts: number;
  /** Applications with their résumés, from receipt. */
  applications: number;
  /** Conversations from which no lead arose, from the last message. */
  conversations: number;
  /** Subscriptions that nobody confirmed, from the last request. Undefined: nobody can confirm them here. */
  unconfirmed: number | undefined;
}

/** Sent letters, which hold nothing of a person. */
const SENT_LETTERS_DAYS = 30;

/** Records of a kind that go in one transaction. */
const AT_ONCE = 500;

export const retentionOf = (config: Pick<Config, 'contactDays' | 'applicationDays' | 'conversationDays' | 'unconfirmedDays' | 'mail'>): Retention => ({
  contacts: config.contactDays,
  applications: config.applicationDays,
  conversations: config.conversationDays,
  unconfirmed: config.mail ? config.unconfirmedDays : undefined,
});

/** What `applyRetention` would erase at this moment. */
export function previewRetention(em: Em, retention: Retention): Promise<Counts> {
  return em.transactional(async (inside) => {
    const counts = {} as Counts;
    for (const [kind, [days, expired]] of entriesOf(retention)) {
      const [row] = days === undefined ? [] : await statementWithin<{ count: number }>(inside, `select count(*)::int as count from ${expired}`, [days]);
      counts[kind] = row?.count ?? 0;
    }
    return counts;
  });
}

/**
 * Erases what was kept long enough. Replicas may do so at the same time: what one has taken up the others leave. What
 * went is written down by number.
 *
 * @param signal ends it after the transaction that is under way
 */
export async function applyRetention(orm: Orm, retention: Retention, signal?: AbortSignal): Promise<Counts> {
  const total = { inquiry: 0, lead: 0, application: 0, subscriber: 0, conversation: 0 } satisfies Counts;
  let more: boolean;
  do {
    const gone = await orm.em.fork().transactional((em) => eraseExpired(em, retention));
    for (const [kind, count] of Object.entries(gone) as [HeldKind, number][]) total[kind] += count;
    more = !signal?.aborted && Object.values(gone).some((count) => count === AT_ONCE);
  } while (more);
  if (signal?.aborted) return total;
  await orm.em.getConnection().execute(`delete from "letter" where "state" = 'sent' and "settled_at" < now() - make_interval(days => ?)`, [SENT_LETTERS_DAYS], 'run');
  return total;
}

async function eraseExpired(em: Em, retention: Retention): Promise<Counts> {
  const held = emptyHanded();
  for (const [kind, [days, expired]] of entriesOf(retention)) {
    if (days === undefined) continue;
    const rows = await statementWithin<{ id: string }>(em, `select r.id from ${expired} order by r.id limit ${AT_ONCE} for update of r skip locked`, [days]);
    held[kind] = rows.map(({ id }) => id);
  }
  // What a lead was told in goes with it.
  const told = await statementWithin<{ id: string }>(em, 'select c.id from conversation c join chat_lead l on l.session_id = c.session_id where l.id = any($1::uuid[]) for update of c', [held.lead]);
  held.conversation.push(...told.map(({ id }) => id));
  const counts = await eraseRecords(em, held);
  if (Object.values(counts).some((count) => count > 0)) await recordAct(em, { id: null, name: 'The clock' }, 'expired', 'records', { ...counts });
  return counts;
}

const before = `< now() - make_interval(days => $1::int)`;
const quiet = (column: string) => `greatest(r.created_at, r.replied_at, (select max(n.created_at) from desk_note n where n.${column} = r.id)) ${before}`;

/** For each kind its days, and what has expired, as the rows `r`. */
function entriesOf({ contacts, applications, conversations, unconfirmed }: Retention): [HeldKind, [number | undefined, string]][] {
  return [
    ['inquiry', [contacts, `inquiry r where r.created_at ${before} and ${quiet('inquiry_id')}`]],
    ['lead', [contacts, `chat_lead r where r.updated_at ${before} and ${quiet('lead_id')}`]],
    ['application', [applications, `job_application r where r.created_at ${before}`]],
    ['subscriber', [unconfirmed, `newsletter_subscription r where r.status = 'pending' and r.consent_at ${before}`]],
    ['conversation', [conversations, `conversation r where r.updated_at ${before} and not exists (select from chat_lead l where l.session_id = r.session_id)`]],
  ];
}
