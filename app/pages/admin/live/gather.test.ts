import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gather } from './gather.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what comes together is read together, and what comes meanwhile is read after it', async () => {
  const reads: string[][] = [];
  let finish = () => {};
  const { add } = gather<string>((items) => {
    reads.push([...items]);
    return new Promise<void>((resolve) => (finish = resolve));
  });
  add(['a', 'b']);
  add(['b', 'c']);
  await vi.advanceTimersByTimeAsync(10_000);
  add(['d']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reads).toEqual([['a', 'b', 'c']]);
  finish();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reads).toEqual([['a', 'b', 'c'], ['d']]);
});

test('nothing is read after the end, and a failure is not the end', async () => {
  const read = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('away')));
  const { add, end } = gather<string>(read);
  add(['a']);
  await vi.advanceTimersByTimeAsync(10_000);
  add(['b']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(2);
  add(['c']);
  end();
  add(['d']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(2);
});
