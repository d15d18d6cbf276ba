import { Migration } from '@mikro-orm/migrations';

/** Who wants the newsletter, and what they agreed to. */
export class Newsletter extends Migration {
  override up(): void {
    this.addSql(`create table "newsletter_subscription" ("id" uuid not null, "email" text not null, "email_key" text not null, "reference" bytea not null, "status" text not null, "consent_version" text not null, "consent_text" text not null, "consent_at" timestamptz(3) not null, "source_page" text null, "confirmed_at" timestamptz(3) null, "created_at" timestamptz(3) not null, "submission_key" text null, "submission_hash" bytea null, primary key ("id"));`);
    this.addSql(`alter table "newsletter_subscription" add constraint "newsletter_subscription_email_key_unique" unique ("email_key");`);
    this.addSql(`alter table "newsletter_subscription" add constraint "newsletter_subscription_reference_unique" unique ("reference");`);
    this.addSql(`alter table "newsletter_subscription" add constraint "newsletter_subscription_submission_key_unique" unique ("submission_key");`);
  }
}
