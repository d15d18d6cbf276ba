import { Migration } from '@mikro-orm/migrations';

/** What was said in the chat, the evidence of each lead's fields, and what the language model has used. */
export class Conversations extends Migration {
  override up(): void {
    this.addSql(`create table "conversation" ("id" uuid not null, "session_id" text not null, "memory" jsonb not null, "messages" int not null default 0, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "conversation" add constraint "conversation_session_id_unique" unique ("session_id");`);
    this.addSql(`create index "conversation_updated_at" on "conversation" ("updated_at");`);

    this.addSql(`create table "chat_message" ("id" uuid not null, "conversation_id" uuid not null, "position" int not null, "sender" text not null, "text" text not null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "chat_message" add constraint "chat_message_place" unique ("conversation_id", "position");`);
    this.addSql(`alter table "chat_message" add constraint "chat_message_conversation_id_foreign" foreign key ("conversation_id") references "conversation" ("id") on delete cascade;`);

    this.addSql(`alter table "chat_lead" add column "evidence" jsonb not null default '{}';`);
    this.addSql(`alter table "chat_lead" alter column "evidence" drop default;`);

    this.addSql(`create table "model_usage" ("day" date not null, "tokens" bigint not null, primary key ("day"));`);
  }
}
