import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Refusal } from './database/embedded/refusal.ts';

/**
 * At a terminal: asks twice, and shows nothing of what is typed. Otherwise: all of standard input, without its last
 * line end.
 * @throws Refusal when the two differ, or Ctrl-C was pressed
 */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const cancelled = new AbortController();
  terminal.on('SIGINT', () => cancelled.abort());
  const ask = async (question: string) => {
    process.stderr.write(question);
    const answer = await terminal.question('', { signal: cancelled.signal });
    process.stderr.write('\n');
    return answer;
  };
  try {
    const password = await ask('Password: ');
    if ((await ask('The same again: ')) === password) return password;
  } catch {
    throw new Refusal('\nNothing was changed.');
  } finally {
    terminal.close();
  }
  throw new Refusal('The two were not the same. Nothing was changed.');
}
