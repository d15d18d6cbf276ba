// npm runs this before `npm start` and the like: it installs and builds what is missing or stale, and says nothing
// when all is fresh. Plain JavaScript for Node 20 without any package. `prepare.mjs build` also builds.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { analyticsSettings } from './analytics-settings.mjs';
import { buildVariables, hashBuildInputs, hashLock, INSTALL_STAMP, isBuildFresh, isInstallFresh } from './freshness.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The first Node that runs TypeScript as it stands. */
const NEEDED_NODE = [22, 18];

if (!isInstallFresh(root)) alone(() => isInstallFresh(root) || install());
const node = findNode();
if (process.argv[2] === 'build') build();

function install() {
  console.log('Installing packages with npm ci (only when package-lock.json has changed) …');
  // npm by its path and on its own Node: there may be no other in PATH yet, and the one in node_modules is about to go.
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js') ? [process.env.npm_node_execpath ?? process.execPath, process.env.npm_execpath] : ['npm'];
  // --include: the build needs the development packages, also where NODE_ENV is "production".
  run([...npm, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], 'The packages could not be installed: see what npm said above.');
  writeFileSync(join(root, INSTALL_STAMP), `${JSON.stringify({ lock: hashLock(readFileSync(join(root, 'package-lock.json'))) })}\n`);
}

/** npm brings a Node for Linux and Windows; npm scripts find it first. */
function findNode() {
  const brought = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(brought)) return brought;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NEEDED_NODE[0] || (major === NEEDED_NODE[0] && minor >= NEEDED_NODE[1])) return process.execPath;
  return fail(
    `Longitude needs Node ${NEEDED_NODE.join('.')} or newer here, and this is ${process.versions.node}. ` +
      'On Linux and Windows npm brings one by itself; on this system please install a newer one (https://nodejs.org).',
  );
}

function build() {
  const variables = buildVariables(root, process.env);
  if (!/^https?:\/\/[^/\s]+\/?$/.test(variables.PUBLIC_URL)) {
    fail(`PUBLIC_URL must be the site's address without a path, such as https://www.example.com; it is "${variables.PUBLIC_URL}".`);
  }
  const { problems } = analyticsSettings(variables);
  if (problems.length > 0) fail(problems.join('\n'));
  const hash = hashBuildInputs(root, variables);
  if (isBuildFresh(root, hash)) return;
  alone(() => {
    if (isBuildFresh(root, hash)) return;
    console.log('Building (only when something it is made of has changed) …');
    run([node, join(root, 'tools/build.ts'), hash], 'The build failed: see above. What was built before is still in place.', variables);
  });
}

/** Two at once in one checkout would pull the packages from under each other: the second waits, and then looks again. */
function alone(work) {
  const lock = join(root, '.cache/prepare.lock');
  mkdirSync(dirname(lock), { recursive: true });
  for (let waits = 0; ; waits++) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (waits === 0 && isHeld(lock)) console.log('Waiting for another npm command that prepares this checkout …');
      if (!isHeld(lock)) rmSync(lock, { force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  }
  process.once('exit', () => rmSync(lock, { force: true }));
  work();
  rmSync(lock, { force: true });
}

/** A lock outlives its process after a kill, and the number may pass to another: after half an hour nobody is believed. */
function isHeld(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > 30 * 60_000) return false;
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function run([program, ...args], sentence, variables) {
  // A shell only for Windows' .cmd files, which do not start without one.
  const shell = process.platform === 'win32' && !program.endsWith('.exe');
  const quoted = shell ? [program, ...args].map((part) => `"${part}"`) : [program, ...args];
  const { status, error } = spawnSync(quoted[0], quoted.slice(1), { cwd: root, stdio: 'inherit', shell, env: { ...process.env, ...variables } });
  if (error) console.error(error.message);
  if (status !== 0) fail(sentence);
}

function fail(sentence) {
  console.error(sentence);
  // Who reads the tests' last line finds one in any case.
  if (process.env.npm_lifecycle_event === 'pretest') console.log('0 passed, 1 failed');
  process.exit(1);
}
