import { Migration } from '@mikro-orm/migrations';

/** Inquiries, applications with their résumés, leads, admins, and the counts of the rate limits. */
export class GroundFloor extends Migration {
  override up(): void {
    this.addSql(`create table "admin" ("id" uuid not null, "email" text not null, "name" text not null, "password_hash" text not null, "token_version" int not null default 1, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "admin" add constraint "admin_email_unique" unique ("email");`);

    this.addSql(`create table "chat_lead" ("id" uuid not null, "session_id" text not null, "name" text null, "company" text null, "email" text null, "phone" text null, "location" text null, "purpose_of_visit" text null, "services_interested" jsonb not null, "requirements" text null, "budget" text null, "timeline" text null, "lead_status" text not null, "is_contact_info_collected" boolean not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "chat_lead" add constraint "chat_lead_session_id_unique" unique ("session_id");`);

    this.addSql(`create table "erased_submission" ("kind" text not null, "submission_key" text not null, "submission_hash" bytea not null, "record_id" uuid not null, primary key ("kind", "submission_key"));`);

    this.addSql(`create table "inquiry" ("id" uuid not null, "first_name" text not null, "last_name" text not null, "email" text not null, "phone" text null, "company" text null, "service" text null, "message" text not null, "source" jsonb not null, "is_read" boolean not null default false, "is_spam" boolean not null default false, "created_at" timestamptz(3) not null, "submission_key" text null, "submission_hash" bytea null, primary key ("id"));`);
    this.addSql(`alter table "inquiry" add constraint "inquiry_submission_key_unique" unique ("submission_key");`);
    this.addSql(`create index "inquiry_unread" on "inquiry" ("id") where "is_read" = false and "is_spam" = false;`);
    this.addSql(`create index "inquiry_spam" on "inquiry" ("id") where "is_spam" = true;`);

    this.addSql(`create table "job_application" ("id" uuid not null, "position" text null, "department" text null, "location" text null, "first_name" text not null, "last_name" text not null, "email" text not null, "phone" text not null, "current_location" text not null, "experience" text not null, "cover_letter" text not null, "portfolio_url" text null, "expected_salary" text null, "notice_period" text null, "resume_name" text not null, "resume_size" int not null, "created_at" timestamptz(3) not null, "submission_key" text null, "submission_hash" bytea null, primary key ("id"));`);
    this.addSql(`alter table "job_application" add constraint "job_application_submission_key_unique" unique ("submission_key");`);

    this.addSql(`create table "resume" ("application_id" uuid not null, "extension" text not null, "sha256" bytea not null, "content" bytea not null, primary key ("application_id"));`);
    this.addSql(`alter table "resume" add constraint "resume_application_id_foreign" foreign key ("application_id") references "job_application" ("id") on update cascade on delete cascade;`);
    // PDF and docx are compressed already: PostgreSQL need not try again.
    this.addSql(`alter table "resume" alter column "content" set storage external;`);

    this.addSql(`create unlogged table "rate_limit" ("key" text not null, "hits" int not null, "resets_at" timestamptz(3) not null, primary key ("key"));`);
  }
}
