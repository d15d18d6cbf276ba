import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../gateway/database/embedded/start-embedded.ts';
import { scratchFolder, startGateway } from '../gateway-process.ts';

/** A built gateway on an empty database, into which one can look. */
export interface Stage {
  readonly url: string;
  inquiriesOf(email: string): Promise<readonly StoredInquiry[]>;
  applicationsOf(email: string): Promise<readonly StoredApplication[]>;
  /** Takes the place of the gateway by the one that is built in this checkout now, at the same address. */
  deploy(folder: string): Promise<void>;
  close(): Promise<void>;
}

export interface StoredInquiry {
  readonly id: string;
  readonly message: string;
}

export interface StoredApplication {
  readonly id: string;
  readonly message: string;
  readonly resume: Buffer;
}

export async function openStage(): Promise<Stage> {
  const dataDir = scratchFolder();
  const embedded = await startEmbedded({ dataDir, log: () => {}, holdLock: false });
  // What is measured is whether anything is lost, on whatever machine.
  const settings = { DATABASE_URL: embedded.url, JWT_SECRET: randomUUID() + randomUUID(), MAX_LAG_MS: '0' };
  let gateway = await startGateway(settings);
  const database = new pg.Pool({ connectionString: embedded.url, max: 4 });
  return {
    url: gateway.url,
    async inquiriesOf(email) {
      return (await database.query<StoredInquiry>('select id, message from inquiry where email = $1', [email])).rows;
    },
    async applicationsOf(email) {
      const text = 'select id, cover_letter as message, content as resume from job_application left join resume on application_id = id where email = $1';
      return (await database.query<StoredApplication>(text, [email])).rows;
    },
    async deploy(folder) {
      const { port } = new URL(gateway.url);
      await gateway.stop();
      gateway = await startGateway({ ...settings, PORT: port }, join(folder, 'dist/gateway/main.js'));
    },
    async close() {
      await database.end();
      await gateway.stop();
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
