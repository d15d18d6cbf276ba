/**
 * Proves `npm start` on this machine, slowly and for real: `node tools/prove-start.ts [folder]` clones the committed
 * state into a folder with a space in its name (inside `folder`, by default the system's temporary one), starts it,
 * kills it in every way, and looks whether what was acknowledged is still there. Needs what `npm ci` needs: a registry.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const source = dirname(import.meta.dirname);
const clone = join(mkdtempSync(join(process.argv[2] ?? tmpdir(), 'longitude-')), 'a clone');
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
/** In milliseconds. The first start installs. */
const FIRST_START = 600_000;
const LATER_START = 30_000;
const STOPS_WITHIN = 10_000;

execFileSync('git', ['clone', '--quiet', source, clone]);
let passed = 0;
try {
  const first = start();
  say('a bare clone starts', `${await page(first, FIRST_START)} s to the first page`);
  say('it prints its address and a first password', /password {2}\S+/.test(first.output()) && first.output().includes(address));
  say('all that it wrote is ignored by git', git('status', '--porcelain') === '');
  const second = start();
  say('a second one beside it is refused', (await second.ended) === 1 && second.output().includes('is in use by another running gateway'));
  await sent(1);
  first.child.kill('SIGTERM');
  await first.ended;
  say('SIGTERM to npm ends the gateway and its database', await isStopped());

  const again = start();
  const seconds = await page(again, LATER_START);
  say('a second start builds nothing', !/Building|Installing/.test(again.output()), `${seconds} s to the first page`);
  await sent(2);
  process.kill(gatewayPid(), 'SIGKILL');
  await again.ended;

  const orphaned = start();
  say('kill -9 of the gateway alone: it starts again', `${await page(orphaned, LATER_START)} s`);
  await sent(3);
  process.kill(postmasterPid(), 'SIGKILL');
  process.kill(gatewayPid(), 'SIGKILL');
  await orphaned.ended;

  const last = start();
  say('kill -9 of everything: it starts again', `${await page(last, LATER_START)} s`);
  say('every acknowledged inquiry is there, once', (await counted()) === 3);
  last.child.kill('SIGTERM');
  await last.ended;
  say('nothing is left running', await isStopped());
  console.log(`${passed} proven, in ${clone}`);
} finally {
  if (existsSync(join(clone, 'data'))) rmSync(dirname(cluster()), { recursive: true, force: true });
  rmSync(dirname(clone), { recursive: true, force: true });
}

interface Run {
  child: ChildProcess;
  ended: Promise<number | null>;
  output(): string;
}

function start(): Run {
  // What npm adds for us would make the clone's npm believe that it is ours.
  const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
  const child = spawn('npm', ['start'], { cwd: clone, env: { ...environment, PORT: String(port), LOG_LEVEL: 'error' } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  return { child, ended: new Promise((resolve) => child.once('exit', resolve)), output: () => text };
}

/** Seconds until the first page came. */
async function page(run: Run, within: number): Promise<string> {
  const began = performance.now();
  while (performance.now() - began < within) {
    if (run.child.exitCode !== null) break;
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return ((performance.now() - began) / 1000).toFixed(1);
    await delay(20);
  }
  throw new Error(`no page came:\n${run.output()}`);
}

async function sent(number: number): Promise<void> {
  const body = JSON.stringify({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', message: `Inquiry ${number}` });
  const answer = await fetch(`${address}/api/contact`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  if (!answer.ok) throw new Error(`an inquiry was not taken: ${answer.status} ${await answer.text()}`);
}

/** Inquiries as the desk sees them, signed in as an admin made beside the running gateway. */
async function counted(): Promise<number> {
  const [email, password] = ['prover@example.com', 'a password to prove with'];
  execFileSync('npm', ['run', '--silent', 'admin', '--', 'add', email, 'Prover'], { cwd: clone, input: password });
  const login = await fetch(`${address}/api/admin/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password }) });
  const { token } = (await login.json()) as { token: string };
  const answer = await fetch(`${address}/api/admin/inquiries`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as unknown[]).length;
}

function cluster(): string {
  const note = join(clone, 'data/cluster-location.json');
  return existsSync(note) ? (JSON.parse(readFileSync(note, 'utf8')) as { cluster: string }).cluster : join(clone, 'data/cluster');
}

async function isStopped(): Promise<boolean> {
  const deadline = performance.now() + STOPS_WITHIN;
  const isRunning = () => existsSync(join(cluster(), 'postmaster.pid')) || gatewayPids().length > 0;
  while (isRunning() && performance.now() < deadline) await delay(50);
  return !isRunning();
}

function postmasterPid(): number {
  return Number(readFileSync(join(cluster(), 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function gatewayPid(): number {
  const [pid, ...others] = gatewayPids();
  if (pid === undefined || others.length > 0) throw new Error(`expected one gateway in ${clone}, found ${others.length + (pid ? 1 : 0)}`);
  return pid;
}

/** The processes that listen: npm and its shell are between us and them. */
function gatewayPids(): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  const pids = lines.map((line) => /^\s*(\d+) node dist\/gateway\/main\.js$/.exec(line)?.[1]);
  return pids.filter((pid) => pid !== undefined).filter((pid) => workingFolder(pid) === clone).map(Number);
}

/** Empty when the process ended just now. */
function workingFolder(pid: string): string {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`);
    return execFileSync('lsof', ['-a', '-p', pid, '-d', 'cwd', '-Fn'], { encoding: 'utf8' }).split('\nn')[1]?.trim() ?? '';
  } catch {
    return '';
  }
}

function git(...args: string[]): string {
  return execFileSync('git', ['-C', clone, ...args], { encoding: 'utf8' }).trim();
}

/** Text counts as proven: it is what was measured on the way. */
function say(claim: string, isProven: boolean | string, detail = ''): void {
  if (!isProven) throw new Error(`not so: ${claim}`);
  passed++;
  console.log(`✓ ${claim}${typeof isProven === 'string' ? `: ${isProven}` : ''}${detail && ` (${detail})`}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const bound = probe.address();
      probe.close(() => resolve(typeof bound === 'object' && bound ? bound.port : 0));
    });
  });
}
