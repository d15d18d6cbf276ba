/**
 * `npm run dev`: the app from Vite with hot reload, on one port, which hands what is the gateway's on to it; the
 * gateway built again and restarted whenever one of its files changes. Ctrl-C ends all of it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, createServer, type Rolldown } from 'vite';

process.chdir(resolve(import.meta.dirname, '..'));
if (existsSync('.env')) process.loadEnvFile('.env');

const APP_PORT = Number(process.env.APP_PORT || 5173);
/** The gateway's port is PORT, as everywhere; the pages are at APP_PORT. */
const gatewayUrl = `http://127.0.0.1:${process.env.PORT || 4000}`;
/** Apart from `dist`, so that the built product stays what it was built from. */
const OUT = '.cache/dev/gateway';

let gateway: ChildProcess | undefined;
let turn = Promise.resolve();
const ending = new AbortController();

// The gateway looks for the built app beside itself; here there is none, because Vite serves the app.
mkdirSync('.cache/dev/app', { recursive: true });
const watcher = (await build({
  configFile: 'vite.gateway.config.ts',
  logLevel: 'warn',
  mode: 'development',
  build: { outDir: OUT, sourcemap: true, watch: {} },
})) as Rolldown.RolldownWatcher;
watcher.on('event', (event) => {
  if (event.code === 'BUNDLE_END') turn = turn.then(restartGateway);
  if (event.code === 'ERROR') console.error(event.error.message);
});

const server = await createServer({
  configFile: 'vite.config.ts',
  server: {
    port: APP_PORT,
    host: '127.0.0.1',
    proxy: {
      '/api': gatewayUrl,
      '/graphql': gatewayUrl,
      '/healthz': gatewayUrl,
      '/readyz': gatewayUrl,
      // The page itself is the app's; only the form that is sent without JavaScript is the gateway's.
      '/contact': { target: gatewayUrl, bypass: (request) => (request.method === 'POST' ? undefined : request.url) },
    },
  },
});
await server.listen();
console.log(`The app is at http://127.0.0.1:${APP_PORT}, with the gateway at ${gatewayUrl} behind it.`);

process.on('SIGINT', end);
process.on('SIGTERM', end);

async function restartGateway(): Promise<void> {
  await endGateway();
  if (ending.signal.aborted) return;
  // Of a group of its own: Ctrl-C in the terminal reaches us alone, and we end it in its turn.
  gateway = spawn(process.execPath, ['--enable-source-maps', `${OUT}/main.js`], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development' },
    detached: process.platform !== 'win32',
  });
}

/** The gateway first finishes what it accepted, and stops its database. */
async function endGateway(): Promise<void> {
  const child = gateway;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

async function end(): Promise<void> {
  if (ending.signal.aborted) return;
  ending.abort();
  await watcher.close();
  await turn;
  await endGateway();
  await server.close();
  process.exit(0);
}
