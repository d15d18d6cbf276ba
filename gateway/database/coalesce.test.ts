import { describe, expect, it } from 'vitest';
import { coalesce } from './coalesce.ts';

const refusal = () => Object.assign(new Error('refused'), { code: '22P02' });

describe('coalesce', () => {
  it('sends alone what comes alone, and together what comes meanwhile', async () => {
    const batches: number[][] = [];
    const [underWay, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const double = coalesce(async (items: readonly number[]) => {
      batches.push([...items]);
      if (items.includes(2)) {
        underWay.resolve();
        await answered.promise;
      }
      return items.map((item) => item * 2);
    });
    expect(await double(1)).toBe(2);
    const first = double(2);
    await underWay.promise;
    const meanwhile = [double(3), double(4)];
    answered.resolve();
    expect(await Promise.all([first, ...meanwhile])).toEqual([4, 6, 8]);
    expect(batches).toEqual([[1], [2], [3, 4]]);
  });

  it('does not let one refused item spoil the others', async () => {
    const send = coalesce(async (items: readonly string[]) => {
      if (items.includes('bad')) throw refusal();
      return items.map((item) => item.toUpperCase());
    });
    const results = await Promise.allSettled(['a', 'bad', 'b'].map(send));
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'refused'))).toEqual(['A', 'refused', 'B']);
  });

  it('sends nothing twice when the connection broke: what was committed is not known', async () => {
    let calls = 0;
    const send = coalesce(async () => {
      calls++;
      throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
    });
    const results = await Promise.allSettled(['a', 'b'].map(send));
    expect(results.every((result) => result.status === 'rejected')).toBe(true);
    expect(calls).toBe(1);
  });

  it('goes on after a failure', async () => {
    let broken = true;
    const send = coalesce(async (items: readonly string[]) => {
      if (broken) throw new Error('once');
      return items;
    });
    await expect(send('a')).rejects.toThrow('once');
    broken = false;
    expect(await send('b')).toBe('b');
  });
});
