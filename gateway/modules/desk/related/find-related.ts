import type { Context } from '../../../context.ts';
import { statement } from '../../../database/statement.ts';
import { recordId } from '../../../rules/page.rules.ts';
import { check } from '../../../rules/problems.rules.ts';
import { requireAdmin } from '../../admins/require-admin.ts';
import type { PersonKind, RecordKind } from '../records/record-kinds.rules.ts';
import { recordTables } from '../records/record-tables.ts';

/** A record of, it seems, the same person. */
export interface RelatedRecord {
  kind: RecordKind;
  id: string;
  name: string;
  /** What it is about, such as the service or the position. */
  about: string | null;
  /** How far staff are with it; of a subscription, whether it is confirmed. */
  state: string;
  sameEmail: boolean;
  samePhone: boolean;
  createdAt: Date;
}

/** Of each kind, the newest ones. */
const MOST_OF_A_KIND = 20;

interface Row extends Omit<RelatedRecord, 'createdAt'> {
  received: number;
}

const asked: Record<RecordKind, { name: string; about: string; state: string; hasPhone: boolean }> = {
  inquiry: { name: `first_name || ' ' || last_name`, about: 'service', state: 'state', hasPhone: true },
  lead: { name: `coalesce(name, '')`, about: `services_interested ->> 0`, state: 'state', hasPhone: true },
  application: { name: `first_name || ' ' || last_name`, about: 'position', state: 'status', hasPhone: true },
  subscriber: { name: 'email', about: 'source_page', state: 'status', hasPhone: false },
};

function selectOf(kind: RecordKind): string {
  const { name, about, state, hasPhone } = asked[kind];
  // Each way by its own index.
  const byEmail = `email_key = (select email_key from person)`;
  const byPhone = hasPhone ? `phone_key = (select phone_key from person)` : 'false';
  return `(select '${kind}' as kind, id, ${name} as name, ${about} as about, ${state} as state,
      coalesce(${byEmail}, false) as "sameEmail", coalesce(${byPhone}, false) as "samePhone", extract(epoch from created_at)::float8 * 1000 as received
    from ${recordTables[kind]} where (${byEmail} or ${byPhone}) and id <> $1 order by id desc limit ${MOST_OF_A_KIND})`;
}

/**
 * Other records with the same e-mail address or telephone number, newest first. They are shown together, and never
 * made one: two people may share a telephone.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function findRelated(ctx: Context, kind: PersonKind, id: string): Promise<RelatedRecord[]> {
  await requireAdmin(ctx);
  if (!check(recordId, id).ok) return [];
  const find = statement<Row>(
    ctx.services.orm,
    `with person as materialized (select email_key, phone_key from ${recordTables[kind]} where id = $1)
     ${(Object.keys(asked) as RecordKind[]).map(selectOf).join(' union all ')} order by received desc`,
  );
  return (await find([id])).map(({ received, ...record }) => ({ ...record, createdAt: new Date(received) }));
}
