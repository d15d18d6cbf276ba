import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const MAIN = join(import.meta.dirname, '../../dist/gateway/main.js');
/** In milliseconds; only for a start that hangs. */
const START_WITHIN = 180_000;
const BETWEEN_LOOKS = 50;

/** Settings that whoever runs the tests may have made for themselves. */
const UNSET = ['DATABASE_URL', 'JWT_SECRET', 'PUBLIC_URL', 'TRUST_PROXY', 'SESSION_HOURS', 'SMTP_URL', 'MAIL_FROM', 'NOTIFY_TO', 'WEBHOOK_URL', 'WEBHOOK_SECRET'];

export interface GatewayProcess {
  readonly url: string;
  /** Resolves when it is gone. SIGTERM unless another signal is given. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * The gateway as it was built, as a process of its own, on a free port. Resolves when it is ready.
 *
 * @param folder where it is started, away from the project's own, so that its .env is not read
 * @param settings of its environment, where they are not the tests' usual ones
 * @param main its program, with the site that it serves beside it
 */
export async function runBuiltGateway(folder: string, settings: Record<string, string>, main = MAIN): Promise<GatewayProcess> {
  const child = spawn(process.execPath, [main], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...Object.fromEntries(UNSET.map((name) => [name, ''])),
      PORT: '0',
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DATA_DIR: join(folder, 'data'),
      RATE_LIMIT_SCALE: '1000',
      // What a test asks for is answered, however busy the machine is.
      MAX_LAG_MS: '0',
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
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    process.off('exit', abandon);
    child.kill(signal);
    await exited;
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
