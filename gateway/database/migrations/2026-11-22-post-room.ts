import { Migration } from '@mikro-orm/migrations';

/** What has to go out: letters, each about one record and gone with it. */
export class PostRoom extends Migration {
  override up(): void {
    this.addSql(`create table "letter" ("id" uuid not null, "kind" text not null, "inquiry_id" uuid null, "lead_id" uuid null, "application_id" uuid null, "subscriber_id" uuid null, "state" text not null default 'waiting', "attempts" int not null default 0, "problem" text null, "once_key" text null, "created_at" timestamptz(3) not null, "settled_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`alter table "letter" add constraint "letter_once_key_unique" unique ("once_key");`);
    this.addSql(`alter table "letter" add constraint "letter_of_one" check (num_nonnulls(inquiry_id, lead_id, application_id, subscriber_id) = 1);`);
    for (const [column, table] of [['inquiry_id', 'inquiry'], ['lead_id', 'chat_lead'], ['application_id', 'job_application'], ['subscriber_id', 'newsletter_subscription']] as const) {
      this.addSql(`alter table "letter" add constraint "letter_${column}_foreign" foreign key ("${column}") references "${table}" ("id") on delete cascade;`);
      this.addSql(`create index "letter_${column.replace('_id', '')}" on "letter" ("${column}") where ${column} is not null;`);
    }
    this.addSql(`create index "letter_failed" on "letter" ("id") where "state" = 'failed';`);
    this.addSql(`create index "letter_settled" on "letter" ("settled_at") where "state" = 'sent';`);
  }
}
