import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { answers, freePort, median, root, scratchFolder } from './gateway-process.ts';

const RUNS = 5;

/** Seconds from `npm start`, on a built tree with a database that exists, to the first page. */
export async function startup(): Promise<void> {
  const dataDir = scratchFolder();
  const first = await timeStart(dataDir);
  const seconds: number[] = [];
  for (let run = 0; run < RUNS; run++) seconds.push(await timeStart(dataDir));
  console.log(`npm start to the first page: ${median(seconds).toFixed(2)} s (median of ${RUNS}; ${Math.min(...seconds).toFixed(2)} to ${Math.max(...seconds).toFixed(2)} s)`);
  console.log(`the first start on an empty data folder: ${first.toFixed(2)} s`);
}

async function timeStart(dataDir: string): Promise<number> {
  const port = await freePort();
  const begun = performance.now();
  const npm = spawn('npm', ['start'], { cwd: root, env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' }, stdio: 'ignore', detached: true });
  await answers(`http://127.0.0.1:${port}/`, npm);
  const seconds = (performance.now() - begun) / 1000;
  process.kill(-npm.pid!, 'SIGTERM');
  if (npm.exitCode === null) await once(npm, 'exit');
  await gone(port);
  return seconds;
}

/** npm may be gone before the gateway is. */
async function gone(port: number): Promise<void> {
  while (await fetch(`http://127.0.0.1:${port}/healthz`).then(() => true, () => false)) await new Promise((done) => setTimeout(done, 20));
}
