import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore } from './store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the toast store', () => {
  it('adds a toast as open', () => {
    const store = createToastStore();
    const id = store.add({ title: 'Error', description: 'No', variant: 'destructive' });
    expect(store.read()).toEqual([{ id, title: 'Error', description: 'No', variant: 'destructive', open: true }]);
  });

  it('holds one toast at a time, the newest', () => {
    const store = createToastStore();
    store.add({ title: 'first' });
    store.add({ title: 'second' });
    expect(store.read().map(({ title }) => title)).toEqual(['second']);
  });

  it('updates a toast in place', () => {
    const store = createToastStore();
    const id = store.add({ title: 'Sending' });
    store.update(id, { title: 'Sent' });
    expect(store.read()).toMatchObject([{ id, title: 'Sent', open: true }]);
  });

  it('closes on dismissal and removes 1,000,000 ms later, however often it is dismissed', () => {
    const store = createToastStore();
    const id = store.add({ title: 'Sent' });
    store.dismiss(id);
    expect(store.read()).toMatchObject([{ open: false }]);
    vi.advanceTimersByTime(900_000);
    store.dismiss();
    vi.advanceTimersByTime(99_999);
    expect(store.read()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.read()).toEqual([]);
  });

  it('tells its listeners until they leave', () => {
    const store = createToastStore();
    const listener = vi.fn<() => void>();
    const leave = store.subscribe(listener);
    store.add({ title: 'one' });
    leave();
    store.add({ title: 'two' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
