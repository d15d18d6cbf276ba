import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export const ADMIN = { email: 'asha.rao@longitude.example', password: 'a-long-enough-password', name: 'Asha Rao' };

const MAIN = join(import.meta.dirname, '../dist/gateway/main.js');
/** In milliseconds; only for a start that hangs. */
const START_WITHIN = 180_000;
const BETWEEN_LOOKS = 50;

export interface BuiltGateway {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * The gateway as it was built, as a process of its own, on a free port and an empty database.
 *
 * @param main its program, with the site that it serves beside it
 * @param settings more of its environment
 */
export async function startBuiltGateway(main = MAIN, settings: Record<string, string> = {}): Promise<BuiltGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'longitude-e2e-'));
  const child = spawn(process.execPath, [main], {
    // Away from the project's folder, so that its .env is not read.
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      JWT_SECRET: '',
      PUBLIC_URL: '',
      TRUST_PROXY: '',
      SESSION_HOURS: '',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DATA_DIR: join(folder, 'data'),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ADMIN_NAME: ADMIN.name,
      RATE_LIMIT_SCALE: '1000',
      // What a journey asks for is answered, however busy the machine is.
      MAX_LAG_MS: '0',
      SMTP_URL: '',
      MAIL_FROM: '',
      NOTIFY_TO: '',
      WEBHOOK_URL: '',
      WEBHOOK_SECRET: '',
      ...settings,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
  // Should the tests be interrupted, nobody asks it to stop.
  const abandon = () => child.kill('SIGTERM');
  process.once('exit', abandon);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    process.off('exit', abandon);
    child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };

  for (const started = Date.now(); ; await delay(BETWEEN_LOOKS)) {
    const url = /^Longitude is at (http:\S+)$/m.exec(output)?.[1];
    if (url && (await isReady(url))) return { url, stop };
    if (child.exitCode === null && Date.now() - started < START_WITHIN) continue;
    await stop();
    throw new Error(`The built gateway did not start:\n${output}`);
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).status === 200;
  } catch {
    return false;
  }
}
