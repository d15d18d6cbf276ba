import { createHmac, hkdfSync } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../../config.ts';
import type { Em, Orm } from '../../database/orm.ts';
import { isDatabaseOutage } from '../../database/outage.ts';
import { emailKeyOf } from '../newsletter/email-key.ts';
import type { NewsletterLinks } from '../newsletter/newsletter-links.ts';
import { createJobRunner, type Queued } from './job-runner.ts';
import { Letter } from './letter.entity.ts';
import type { LetterKind } from './letters.rules.ts';
import type { Pace } from './pace.ts';

/** A record that letters are about. */
export interface About {
  kind: 'inquiry' | 'lead' | 'application' | 'subscriber';
  id: string;
  /** Its person's address, if letters go there. */
  email?: string;
}

export interface PostRoom {
  /** Whether anything goes out because of such a record. If not, there is no need to call `write`. */
  writesFor(kind: About['kind']): boolean;
  /** Writes the letters about new records, in the transaction of the given unit of work. */
  write(em: Em, records: readonly About[]): Promise<void>;
  /** Whether anything is configured that could send letters. */
  readonly isOpen: boolean;
  /** Queues letters that are written, in the transaction of the given unit of work. */
  queue(em: Em, letters: readonly Queued[]): Promise<void>;
  /** Begins to deliver, if anything is configured. */
  start(log: FastifyBaseLogger): Promise<void>;
  stop(): Promise<void>;
}

type Settings = Pick<Config, 'mail' | 'webhook' | 'publicUrl' | 'jwtSecret'>;

const KEY_BYTES = 32;

/** What goes out, once it is configured where to. */
export function createPostRoom(settings: Settings, orm: Orm, links: NewsletterLinks, pace: Pace): PostRoom {
  const { mail, webhook } = settings;
  const isOpen = Boolean(mail || webhook);
  const runner = createJobRunner(orm, pace);
  const notices: LetterKind[] = [...(mail && mail.notifyTo.length > 0 ? ['notice' as const] : []), ...(webhook ? ['webhook' as const] : [])];
  const wanted: Record<About['kind'], LetterKind[]> = {
    inquiry: [...notices, ...(mail ? ['receipt' as const] : [])],
    lead: notices,
    application: [...notices, ...(mail ? ['receipt' as const] : [])],
    subscriber: mail ? ['confirmation'] : [],
  };
  const onceKey = createOnceKey(settings.jwtSecret);

  return {
    writesFor: (kind) => wanted[kind].length > 0,
    async write(em, records) {
      const now = new Date();
      const letters = records
        .flatMap((record) => wanted[record.kind].map((kind) => ({ id: uuidv7(), kind, [record.kind]: record.id, onceKey: onceKey(kind, record, now), createdAt: now })))
        // One order for all replicas: two statements that wait for the same keys cannot wait for each other.
        .sort((a, b) => ((a.onceKey ?? '') < (b.onceKey ?? '') ? -1 : 1));
      if (letters.length === 0) return;
      const written = await em.createQueryBuilder(Letter).insert(letters as never).onConflict('onceKey').ignore().returning(['id', 'kind']).execute('all');
      await runner.add(em, written as unknown as Queued[]);
    },
    isOpen,
    queue: (em, letters) => runner.add(em, letters),
    async start(log) {
      if (!isOpen) return;
      // A start without letters to send need not wait for what sends them.
      const { createDeliverLetter } = await import('./deliver-letter.ts');
      const deliver = createDeliverLetter({ ...settings, orm, links, pace, onFailure: ({ id, kind }, problem) => log.warn({ letter: id, kind, problem }, 'a letter was not delivered') });
      await runner.start({
        deliver,
        giveUp: async (id) => void (await orm.em.fork().nativeUpdate(Letter, { id, state: 'waiting' }, { state: 'failed', settledAt: new Date() })),
        // It looks again by itself, and a missing database is told of elsewhere.
        onError: (error) => isDatabaseOutage(error) || log.error({ code: (error as { code?: unknown }).code, stack: stackOnly(error) }, 'the queue of letters failed'),
      });
    },
    stop: () => runner.stop(),
  };
}

/** Where the error came from, without its message, which may quote a row. */
const stackOnly = (error: unknown) => (error instanceof Error ? error.stack?.replace(error.message, '') : undefined);

/**
 * What there is one letter of: one receipt an address and day (UTC), so that nobody can have a stranger written to all
 * day long; one request to confirm a subscription and day; one notice a lead, which may come to be qualified twice.
 */
function createOnceKey(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'longitude post: once', KEY_BYTES));
  return (kind: LetterKind, { kind: of, id, email = '' }: About, at: Date): string | null => {
    const day = at.toISOString().slice(0, 10);
    const whom = kind === 'receipt' ? `${day}:${emailKeyOf(email)}` : kind === 'confirmation' ? `${day}:${id}` : of === 'lead' ? id : undefined;
    return whom === undefined ? null : createHmac('sha256', key).update(`${kind}:${whom}`).digest('base64url');
  };
}
