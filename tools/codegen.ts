/**
 * Writes what is generated and committed: `schema.graphql` from the gateway's code, and the app's typed operations
 * from that. With `--check` it writes nothing, names what has drifted, and exits 1 if anything has.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { build } from 'vite';
import config from '../codegen.ts';

const root = resolve(import.meta.dirname, '..');
process.chdir(root);
const check = process.argv.includes('--check');
const drifted: string[] = [];

settle('schema.graphql', await printSchema());
const files = (await generate({ ...config, silent: true, noSilentErrors: true }, false)) as { filename: string; content: string }[];
for (const { filename, content } of files) settle(relative(root, resolve(filename)), content);

if (drifted.length > 0) {
  console.error(`Not as generated: ${drifted.join(', ')}. Run "npm run codegen" and commit the result.`);
  process.exit(1);
}

async function printSchema(): Promise<string> {
  // Inside the checkout, so that the packages are found; ignored by git.
  const outDir = mkdtempSync(join(root, 'node_modules/.codegen-'));
  try {
    await build({ configFile: 'vite.gateway.config.ts', logLevel: 'warn', build: { outDir } });
    return execFileSync(process.execPath, [join(outDir, 'print-schema.js')], { encoding: 'utf8' });
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

function settle(path: string, content: string): void {
  let current: string | undefined;
  try {
    current = readFileSync(path, 'utf8');
  } catch {
    // Not generated yet.
  }
  if (current === content) return;
  if (check) drifted.push(path);
  else writeFileSync(path, content);
}
