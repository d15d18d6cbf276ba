import type { Context } from '../../context.ts';
import type { Em } from '../../database/orm.ts';
import { statementWithin } from '../../database/statement.ts';
import { requireAdmin } from '../admins/require-admin.ts';
import { type Actor, recordAct } from '../desk/acts/record-act.ts';
import { countMentions, findRecords, type Held, type HeldKind } from './find-records.ts';
import type { Person } from './person.rules.ts';
import { soundPerson } from './sound-person.ts';

/** All that is held of a person, in the words of the database. */
export interface PersonExport {
  about: Person;
  exportedAt: string;
  inquiries: object[];
  chatLeads: object[];
  conversations: object[];
  /** Each with its résumé as base64. */
  jobApplications: object[];
  newsletterSubscriptions: object[];
}

/** A record as it is shown before it is taken out or erased. */
export interface FoundRecord {
  kind: HeldKind;
  id: string;
  createdAt: Date;
}

/**
 * All that is held of a person, for them to have; who took it is written down, without a word of whom.
 *
 * @throws AppError UNAUTHENTICATED, BAD_INPUT
 */
export async function exportPerson(ctx: Context, input: unknown): Promise<PersonExport> {
  const admin = await requireAdmin(ctx);
  return exportPersonAs(admin, ctx.em.fork(), soundPerson(input));
}

/** For whoever works at the console. */
export function exportPersonAs(actor: Actor, em: Em, person: Person): Promise<PersonExport> {
  return em.transactional(async (inside) => {
    const held = await findRecords(inside, person);
    const read = async (sql: string, ids: string[]) => (await statementWithin<{ record: object }>(inside, sql, [ids])).map(({ record }) => record);
    const found: PersonExport = {
      about: person,
      exportedAt: new Date().toISOString(),
      inquiries: await read(withParts('inquiry', 'inquiry_id'), held.inquiry),
      chatLeads: await read(withParts('chat_lead', 'lead_id'), held.lead),
      conversations: await read(conversationsSql, held.conversation),
      jobApplications: await read(withParts('job_application', 'application_id', resumeSql), held.application),
      newsletterSubscriptions: await read(subscriptionsSql, held.subscriber),
    };
    await recordAct(inside, actor, 'exported', 'a person', Object.fromEntries(Object.entries(held).map(([kind, ids]) => [kind, ids.length])));
    return found;
  });
}

/**
 * What an export would hold and an erasure take, and how many records of others name the address.
 *
 * @throws AppError UNAUTHENTICATED, BAD_INPUT
 */
export async function findPerson(ctx: Context, input: unknown): Promise<{ records: FoundRecord[]; mentions: number }> {
  await requireAdmin(ctx);
  const person = soundPerson(input);
  return ctx.em.fork().transactional(async (em) => {
    const held = await findRecords(em, person);
    return { records: await readFound(em, held), mentions: await countMentions(em, person, held) };
  });
}

async function readFound(em: Em, held: Held): Promise<FoundRecord[]> {
  const rows = await statementWithin<{ kind: HeldKind; id: string; received: number }>(
    em,
    Object.entries(tables).map(([kind, table], index) => `select '${kind}' as kind, id, extract(epoch from created_at)::float8 * 1000 as received from ${table} where id = any($${index + 1}::uuid[])`).join(' union all ') + ' order by received desc',
    Object.keys(tables).map((kind) => held[kind as HeldKind]),
  );
  return rows.map(({ kind, id, received }) => ({ kind, id, createdAt: new Date(received) }));
}

const tables: Record<HeldKind, string> = { inquiry: 'inquiry', lead: 'chat_lead', application: 'job_application', subscriber: 'newsletter_subscription', conversation: 'conversation' };

/** What the database made for itself: to search by, and to know a submission again. */
const DERIVED = ['search', 'search_coded', 'email_key', 'phone_key', 'submission_key', 'submission_hash', 'assignee_id', 'reference'].map((column) => `'${column}'`).join(', ');
const resumeSql = `, 'resume', (select jsonb_build_object('name', r0.resume_name, 'base64', translate(encode(r.content, 'base64'), E'\\n', '')) from resume r where r.application_id = r0.id)`;
const subscriptionsSql = `select to_jsonb(r0) - array[${DERIVED}] as record from newsletter_subscription r0 where id = any($1::uuid[]) order by id`;
const conversationsSql = `
  select jsonb_build_object('id', c.id, 'created_at', c.created_at, 'messages',
    (select jsonb_agg(jsonb_build_object('sender', m.sender, 'text', m.text, 'created_at', m.created_at) order by m.position) from chat_message m where m.conversation_id = c.id)) as record
  from conversation c where c.id = any($1::uuid[]) order by c.id`;

/** With the notes that staff wrote about it and the letters that went out because of it. */
function withParts(table: string, owner: string, more = ''): string {
  return `
    select (to_jsonb(r0) - array[${DERIVED}]) || jsonb_build_object(
      'notes', coalesce((select jsonb_agg(jsonb_build_object('text', n.text, 'created_at', n.created_at) order by n.id) from desk_note n where n.${owner} = r0.id), '[]'),
      'letters', coalesce((select jsonb_agg(jsonb_build_object('kind', l.kind, 'state', l.state, 'created_at', l.created_at, 'settled_at', l.settled_at) order by l.id) from letter l where l.${owner} = r0.id), '[]')${more}) as record
    from "${table}" r0 where r0.id = any($1::uuid[]) order by r0.id`;
}
