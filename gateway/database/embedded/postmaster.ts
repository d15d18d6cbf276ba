import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The server process of a cluster, as its `postmaster.pid` tells. */
export interface Postmaster {
  pid: number;
  port: number;
}

/** What `postmaster.pid` says, whether that process still lives or not. Undefined: no file, or not fully written yet. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return pid > 0 && port > 0 ? { pid, port } : undefined;
  } catch {
    return undefined;
  }
}

/** True when `pid` lives and is the PostgreSQL server of `cluster`; a number may have passed to another program since. */
export function isPostmasterOf(pid: number, cluster: string): boolean {
  try {
    // EPERM means that it lives as somebody else, and PostgreSQL runs as the cluster's owner only.
    process.kill(pid, 0);
    return commandLine(pid).replaceAll('\0', ' ').replaceAll('"', '').includes(`-D ${cluster} `);
  } catch {
    return false;
  }
}

function commandLine(pid: number): string {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  if (process.platform === 'win32') return execFileSync('powershell', ['-NoProfile', '-Command', `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`], { encoding: 'utf8' });
  return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
}

/**
 * After a power cut or a `kill -9`, another program may live under the number that `postmaster.pid` names, and
 * PostgreSQL would refuse to start for ever. The number is replaced by one that no system gives out, rather than the
 * file removed: its other lines let PostgreSQL make sure that no process of the old server still uses the files.
 */
export function disownPostmaster(cluster: string): void {
  const path = join(cluster, 'postmaster.pid');
  try {
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^\d+/, String(2 ** 31 - 2)), { flag: 'r+' });
  } catch (error) {
    // The old server removed it just now, as it ended.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
