import { Migration } from '@mikro-orm/migrations';

/** The id that a browser gives a chat message, by which a repeat is known, and which message an answer answers, with what it offered. */
export class ChatRepeats extends Migration {
  override up(): void {
    this.addSql(`alter table "chat_message" add column "message_id" uuid null, add column "answers" uuid null, add column "offers" jsonb null;`);
    this.addSql(`alter table "chat_message" add constraint "chat_message_sent_as" unique ("conversation_id", "message_id");`);
    this.addSql(`alter table "chat_message" add constraint "chat_message_answers_unique" unique ("answers");`);
  }
}
