import { MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { Admin } from '../modules/admins/admin.entity.ts';
import { ModelUsage } from '../modules/assistant/model/model-usage.entity.ts';
import { ChatMessage, Conversation } from '../modules/conversations/conversation.entity.ts';
import { DeskAct } from '../modules/desk/acts/desk-act.entity.ts';
import { DeskCount } from '../modules/desk/desk-count.entity.ts';
import { DeskNote } from '../modules/desk/notes/desk-note.entity.ts';
import { JobApplication, Resume } from '../modules/applications/job-application.entity.ts';
import { Inquiry } from '../modules/inquiries/inquiry.entity.ts';
import { InquirySearch, InquiryUnindexed } from '../modules/inquiries/inquiry-search.entity.ts';
import { ChatLead } from '../modules/leads/chat-lead.entity.ts';
import { RateLimit } from '../modules/limits/rate-limit.entity.ts';
import { NewsletterSubscription } from '../modules/newsletter/newsletter-subscription.entity.ts';
import { Letter } from '../modules/post/letter.entity.ts';
import { ErasedSubmission } from '../modules/submissions/erased-submission.entity.ts';
import { migrations } from './migrations/index.ts';

export type Orm = MikroORM;
export type Em = Orm['em'];

/** A dead server is told from a slow one after this many milliseconds. */
const CONNECT_TIMEOUT_MS = 3000;

/** A server that takes a statement and does not answer it is away after this many milliseconds; a résumé is stored in far less. */
const QUERY_TIMEOUT_MS = 10_000;

/** Connections of one replica; 5 replicas leave room within PostgreSQL's default of 100. */
const POOL_SIZE = 16;

/**
 * Prepares the ORM. Connections are made when first needed, so an absent database is no error here.
 *
 * @param databaseUrl `postgresql://user:password@host:port/database`, with `?sslmode=…` where TLS is wanted
 * @param options.queryTimeoutMs how long a statement may take; 0 for as long as it needs
 */
export function openOrm(databaseUrl: string, { queryTimeoutMs = QUERY_TIMEOUT_MS } = {}): Orm {
  return new MikroORM({
    clientUrl: databaseUrl,
    entities: [Admin, ChatLead, ChatMessage, Conversation, DeskAct, DeskCount, DeskNote, ErasedSubmission, Inquiry, InquirySearch, InquiryUnindexed, JobApplication, Letter, ModelUsage, NewsletterSubscription, RateLimit, Resume],
    extensions: [Migrator],
    forceUtcTimezone: true,
    // A mistyped name must not become a new, empty database.
    ensureDatabase: false,
    pool: { min: 0, max: POOL_SIZE },
    driverOptions: {
      // Whole: the ORM itself takes host, user and name from it, and would drop an `sslmode`.
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: queryTimeoutMs || undefined,
      keepAlive: true,
      application_name: 'longitude-gateway',
    },
    migrations: { migrationsList: migrations, snapshot: false, tableName: 'schema_migration', disableForeignKeys: false },
    // The triggers and functions that keep the desk's figures and search stand in migrations.
    schemaGenerator: { ignoreTriggers: true, ignoreRoutines: true },
    // Its messages may quote rows; what goes wrong is logged by the server, without them.
    logger: () => {},
  });
}
