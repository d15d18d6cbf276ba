import type { Em } from '../../database/orm.ts';
import { statementWithin } from '../../database/statement.ts';
import type { Held, HeldKind } from './find-records.ts';

/** How many of each kind. */
export type Counts = Record<HeldKind, number>;

/**
 * Erases records with all that belongs to them: notes, letters, messages and résumés go by themselves. What stays is the
 * key of each submission with its hash, so that a device that sends late is answered and makes no row (decision 0006).
 *
 * @param em in a transaction
 */
export async function eraseRecords(em: Em, held: Held): Promise<Counts> {
  const [counts] = await statementWithin<Counts>(em, eraseSql, [held.inquiry, held.lead, held.application, held.subscriber, held.conversation]);
  return counts!;
}

const eraseSql = `
  with
    inquiries as (delete from inquiry where id = any($1::uuid[]) returning id, submission_key, submission_hash),
    leads as (delete from chat_lead where id = any($2::uuid[]) returning id),
    applications as (delete from job_application where id = any($3::uuid[]) returning id, submission_key, submission_hash),
    subscriptions as (delete from newsletter_subscription where id = any($4::uuid[]) returning id, submission_key, submission_hash),
    conversations as (delete from conversation where id = any($5::uuid[]) returning id),
    kept as (
      insert into erased_submission ("kind", "submission_key", "submission_hash", "record_id")
      select * from (
        select 'inquiry', submission_key, submission_hash, id from inquiries
        union all select 'job_application', submission_key, submission_hash, id from applications
        union all select 'newsletter_subscription', submission_key, submission_hash, id from subscriptions
      ) as submitted ("kind", "key", "hash", "id")
      where "key" is not null and "hash" is not null
      on conflict do nothing)
  select (select count(*) from inquiries)::int as inquiry, (select count(*) from leads)::int as lead, (select count(*) from applications)::int as application,
    (select count(*) from subscriptions)::int as subscriber, (select count(*) from conversations)::int as conversation`;
