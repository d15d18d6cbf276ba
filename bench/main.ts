/**
 * `npm run bench [-- part …]`: prints the figures that the README quotes, measured on this machine in this run.
 * Without a part, all that are short enough to wait for run. `pages` may be followed by the paths to measure.
 */
import { assistant } from './assistant.ts';
import { desk } from './desk.ts';
import { durability } from './durability.ts';
import { letters } from './letters.ts';
import { offline, offlineDelivery, offlineDeployments, offlineReading, offlineSubmissions } from './offline.ts';
import { pages } from './pages/pages.ts';
import { startup } from './startup.ts';
import { throughput } from './throughput.ts';

const parts: Record<string, (paths: readonly string[]) => Promise<void>> = {
  assistant,
  throughput,
  letters,
  startup,
  durability,
  desk,
  pages,
  offline,
  // Its parts, each by itself.
  'offline-reading': offlineReading,
  'offline-delivery': offlineDelivery,
  'offline-deployments': offlineDeployments,
  'offline-submissions': offlineSubmissions,
};
/** These take minutes, and most of them a browser. */
const onlyByName = Object.keys(parts).filter((name) => /^(desk|pages|offline)/.test(name));
const paths = process.argv.slice(2).filter((word) => word.startsWith('/'));
const wanted = process.argv.slice(2).filter((word) => !paths.includes(word));
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

for (const [name, run] of Object.entries(parts)) {
  if (wanted.length > 0 ? !wanted.includes(name) : onlyByName.includes(name)) continue;
  console.log(`\n## ${name}`);
  await run(paths);
}
