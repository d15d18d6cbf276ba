import type { Em } from '../../database/orm.ts';
import { statementWithin } from '../../database/statement.ts';
import type { Person } from './person.rules.ts';

/** What holds personal data and goes as a whole; notes, letters, messages and résumés belong to one of these. */
export const heldKinds = ['inquiry', 'lead', 'application', 'subscriber', 'conversation'] as const;
export type HeldKind = (typeof heldKinds)[number];

/** Ids by kind. */
export type Held = Record<HeldKind, string[]>;

/**
 * All that is held of a person: what bears their address or number, the conversations that it came from, and
 * conversations without a lead in which the address was written.
 *
 * @param em in a transaction
 */
export async function findRecords(em: Em, { email, phone }: Person): Promise<Held> {
  const rows = await statementWithin<{ kind: HeldKind; id: string }>(em, findSql, [email ?? null, phone ?? null]);
  const held = emptyHanded();
  for (const { kind, id } of rows) held[kind].push(id);
  return held;
}

/**
 * Records of others in which the address stands, in a message or a note for instance. They are not the person's, and a
 * human has to look at them.
 *
 * @param em in a transaction
 */
export async function countMentions(em: Em, { email }: Person, held: Held): Promise<number> {
  if (!email) return 0;
  const [row] = await statementWithin<{ mentions: number }>(em, mentionsSql, [email, held.inquiry, held.lead, held.application, held.conversation]);
  return row!.mentions;
}

export const emptyHanded = (): Held => ({ inquiry: [], lead: [], application: [], subscriber: [], conversation: [] });

const isTheirs = `(email_key = desk_email_key($1::text) or phone_key = desk_phone_key($2::text))`;

const findSql = `
  select 'inquiry' as kind, id from inquiry where ${isTheirs}
  union all select 'lead', id from chat_lead where ${isTheirs}
  union all select 'application', id from job_application where ${isTheirs}
  union all select 'subscriber', id from newsletter_subscription where email_key = desk_email_key($1::text)
  union all select 'conversation', c.id from conversation c left join chat_lead l on l.session_id = c.session_id
    where (l.id is not null and (l.email_key = desk_email_key($1::text) or l.phone_key = desk_phone_key($2::text)))
      or (l.id is null and exists (select from chat_message m where m.conversation_id = c.id and strpos(lower(m.text), desk_email_key($1::text)) > 0))
  order by id`;

const mentionsSql = `
  with who as (select desk_email_key($1::text) as address)
  select ((select count(*) from inquiry, who where strpos(search, address) > 0 and id <> all($2::uuid[]))
    + (select count(*) from chat_lead, who where strpos(search, address) > 0 and id <> all($3::uuid[]))
    + (select count(*) from job_application, who where strpos(search, address) > 0 and id <> all($4::uuid[]))
    + (select count(distinct conversation_id) from chat_message, who where strpos(lower(text), address) > 0 and conversation_id <> all($5::uuid[]))
    + (select count(*) from desk_note, who where strpos(lower(text), address) > 0
        and coalesce(inquiry_id <> all($2::uuid[]), lead_id <> all($3::uuid[]), application_id <> all($4::uuid[]))))::int as mentions`;
