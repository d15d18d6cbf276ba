import { randomUUID } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates `path` (mode 0600) with `content`, whole or not at all, unless it exists already. When two processes
 * try at once, one of them wins and both get the winner's content. On disk before it returns.
 */
export async function createOnce(path: string, content: string): Promise<string> {
  const draft = `${path}.${randomUUID()}.new`;
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    // Unlike a rename, a link never replaces what is there.
    await link(draft, path);
    await syncFolder(dirname(path));
    return content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return await readFile(path, 'utf8');
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Makes new names in a folder survive a power cut. Windows cannot open folders, and does not need it. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** The file's text, or undefined when there is no such file. */
export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
