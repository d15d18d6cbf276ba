import { Migration } from '@mikro-orm/migrations';
import { countingFunction } from './2026-11-21-desk-counts.ts';

/** Ids that one message names; a statement that touches more rows only tells that it touched many. PostgreSQL takes 8,000 bytes. */
const MOST_IDS = 100;

/**
 * Tells whoever listens on `longitude_desk` what happens to the desk's records, whichever replica did it: kind, change
 * and ids, once a statement and when it is committed. Subscribers become searchable and are counted.
 */
export class DeskEvents extends Migration {
  override up(): void {
    this.addSql(`alter table "newsletter_subscription"
      add column "search" text generated always as (desk_text(variadic array[email])) stored,
      add column "search_coded" text generated always as (desk_coded(desk_text(variadic array[email]))) stored;`);
    this.addSql(`create index "newsletter_subscription_search" on "newsletter_subscription" using gin ((coalesce(search_coded, search)) gin_trgm_ops);`);
    this.addSql(`alter table "desk_count" add column "subscribers" int not null default 0;`);
    this.addSql(`update "desk_count" set "subscribers" = (select count(*) from newsletter_subscription where status = 'confirmed');`);
    this.addSql(countingFunction('count_subscribers', { subscribers: `status = 'confirmed'` }));

    const tell = (rows: string, change: string) => `
      select count(*), string_agg(id::text, ',') into many, ids from (select id from ${rows} limit ${MOST_IDS + 1}) as named;
      change := '${change}';`;
    this.addSql(`create function tell_desk() returns trigger language plpgsql as $$
      declare many int; ids text; change text;
      begin
        if tg_op = 'DELETE' then ${tell('removed', 'removed')}
        elsif tg_op = 'INSERT' then ${tell('added', 'added')}
        else ${tell('added', 'changed')}
        end if;
        if many > 0 then
          perform pg_notify('longitude_desk', tg_argv[0] || ' ' || change || ' ' || case when many > ${MOST_IDS} then '' else ids end);
        end if;
        return null;
      end $$;`);
    for (const [table, kind] of [['inquiry', 'inquiry'], ['chat_lead', 'lead'], ['job_application', 'application'], ['newsletter_subscription', 'subscriber']] as const) {
      onEveryStatement(this, table, 'told', `tell_desk('${kind}')`);
    }
    onEveryStatement(this, 'newsletter_subscription', 'counted', 'count_subscribers()');

    this.addSql(`create function tell_desk_of_note() returns trigger language plpgsql as $$
      declare note desk_note := coalesce(new, old);
      begin
        perform pg_notify('longitude_desk', case
          when note.inquiry_id is not null then 'inquiry changed ' || note.inquiry_id
          when note.lead_id is not null then 'lead changed ' || note.lead_id
          else 'application changed ' || note.application_id end);
        return null;
      end $$;`);
    this.addSql(`create trigger "desk_note_told" after insert or delete on "desk_note" for each row execute function tell_desk_of_note();`);

    this.addSql(`create function tell_desk_of_session() returns trigger language plpgsql as $$
      begin
        perform pg_notify('longitude_desk', 'session ended ' || old.id);
        return null;
      end $$;`);
    this.addSql(`create trigger "admin_told" after update of "token_version" or delete on "admin" for each row execute function tell_desk_of_session();`);
  }
}

function onEveryStatement(migration: Migration, table: string, name: string, call: string): void {
  migration.addSql(`create trigger "${table}_${name}_added" after insert on "${table}" referencing new table as added for each statement execute function ${call};`);
  migration.addSql(`create trigger "${table}_${name}_removed" after delete on "${table}" referencing old table as removed for each statement execute function ${call};`);
  migration.addSql(`create trigger "${table}_${name}_changed" after update on "${table}" referencing old table as removed new table as added for each statement execute function ${call};`);
}
