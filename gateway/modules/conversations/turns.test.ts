import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** Work that ends when it is told to, and what has begun so far. */
function workshop() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const doing = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const end = async (name: string) => {
    ends.get(name)!();
    await setImmediate();
  };
  return { begun, doing, end };
}

describe('turns', () => {
  it('come one after the other in a session, in the order in which they were asked for, and at once in others', async () => {
    const { begun, doing, end } = workshop();
    const turns = createTurns();
    const all = [turns.take('one', doing('first')), turns.take('one', doing('second')), turns.take('one', doing('third')), turns.take('other', doing('other'))];
    await setImmediate();
    expect(begun).toEqual(['first', 'other']);
    await end('first');
    expect(begun).toEqual(['first', 'other', 'second']);
    await end('second');
    await end('third');
    await end('other');
    expect(await Promise.all(all)).toEqual(['first', 'second', 'third', 'other']);
  });

  it('go on after one that fails', async () => {
    const turns = createTurns();
    const [failed, next] = await Promise.allSettled([turns.take('one', () => Promise.reject(new Error('no'))), turns.take('one', () => Promise.resolve('yes'))]);
    expect([failed.status, next]).toEqual(['rejected', { status: 'fulfilled', value: 'yes' }]);
  });

  it('are refused where too many wait, until one is over', async () => {
    const { doing, end } = workshop();
    const turns = createTurns({ most: 2 });
    const taken = [turns.take('one', doing('first')), turns.take('one', doing('second'))];
    await setImmediate();
    await expect(turns.take('other', doing('third'))).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfter: 10 });
    await end('first');
    await end('second');
    await Promise.all(taken);
    expect(await turns.take('other', () => Promise.resolve('yes'))).toBe('yes');
  });

  it('work a few at once', async () => {
    const { begun, doing, end } = workshop();
    const turns = createTurns({ atOnce: 2 });
    const all = ['first', 'second', 'third'].map((name) => turns.take(name, () => turns.work(doing(name))));
    await setImmediate();
    expect(begun).toEqual(['first', 'second']);
    for (const name of ['first', 'second', 'third']) await end(name);
    expect(await Promise.all(all)).toEqual(['first', 'second', 'third']);
  });
});
