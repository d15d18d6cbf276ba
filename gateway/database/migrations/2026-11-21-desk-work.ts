import { Migration } from '@mikro-orm/migrations';
import { countingFunction } from './2026-11-21-desk-counts.ts';

/**
 * What staff do with records: how far they are, whose they are, by when a reply is due, what was noted, and who took
 * what out. Records from before have no `due_at`: nobody could have said then that they were replied to.
 */
export class DeskWork extends Migration {
  override up(): void {
    for (const table of ['inquiry', 'chat_lead']) {
      this.addSql(`alter table "${table}" add column "state" text not null default 'open', add column "due_at" timestamptz(3) null, add column "replied_at" timestamptz(3) null;`);
      this.addSql(`create index "${table}_state" on "${table}" ("state", "id") where state <> 'open';`);
    }
    this.addSql(`create index "inquiry_due" on "inquiry" ("due_at", "id") where "state" = 'open' and "is_spam" = false;`);
    this.addSql(`create index "chat_lead_due" on "chat_lead" ("due_at", "id") where "state" = 'open';`);
    this.addSql(`alter table "job_application" add column "status" text not null default 'new';`);
    this.addSql(`create index "job_application_status" on "job_application" ("status", "id");`);
    this.addSql(`create index "job_application_position" on "job_application" ("position", "id");`);

    for (const table of ['inquiry', 'chat_lead', 'job_application']) {
      this.addSql(`alter table "${table}" add column "assignee_id" uuid null;`);
      this.addSql(`alter table "${table}" add constraint "${table}_assignee_id_foreign" foreign key ("assignee_id") references "admin" ("id") on delete set null;`);
      this.addSql(`create index "${table}_assignee" on "${table}" ("assignee_id", "id") where assignee_id is not null;`);
    }

    this.addSql(`create table "desk_note" ("id" uuid not null, "inquiry_id" uuid null, "lead_id" uuid null, "application_id" uuid null, "author_id" uuid null, "author_name" text not null, "text" text not null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "desk_note" add constraint "desk_note_of_one" check (num_nonnulls(inquiry_id, lead_id, application_id) = 1);`);
    for (const [column, table] of [['inquiry_id', 'inquiry'], ['lead_id', 'chat_lead'], ['application_id', 'job_application']] as const) {
      this.addSql(`alter table "desk_note" add constraint "desk_note_${column}_foreign" foreign key ("${column}") references "${table}" ("id") on delete cascade;`);
      this.addSql(`create index "desk_note_${column.replace('_id', '')}" on "desk_note" ("${column}") where ${column} is not null;`);
    }
    this.addSql(`alter table "desk_note" add constraint "desk_note_author_id_foreign" foreign key ("author_id") references "admin" ("id") on delete set null;`);

    this.addSql(`create table "desk_act" ("id" uuid not null, "admin_id" uuid null, "admin_name" text not null, "act" text not null, "subject" text not null, "details" jsonb not null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "desk_act" add constraint "desk_act_admin_id_foreign" foreign key ("admin_id") references "admin" ("id") on delete set null;`);

    this.addSql(`alter table "desk_count" add column "job_applications" int not null default 0, add column "new_applications" int not null default 0;`);
    this.addSql(`update "desk_count" set ("job_applications", "new_applications") = (select count(*), count(*) filter (where status = 'new') from job_application);`);
    this.addSql(countingFunction('count_applications', { job_applications: 'true', new_applications: `status = 'new'` }));
    countWith(this, 'job_application', 'count_applications');
  }
}

function countWith(migration: Migration, table: string, count: string): void {
  migration.addSql(`create trigger "${table}_added" after insert on "${table}" referencing new table as added for each statement execute function ${count}();`);
  migration.addSql(`create trigger "${table}_removed" after delete on "${table}" referencing old table as removed for each statement execute function ${count}();`);
  migration.addSql(`create trigger "${table}_changed" after update on "${table}" referencing old table as removed new table as added for each statement execute function ${count}();`);
}
