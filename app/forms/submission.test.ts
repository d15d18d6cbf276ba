import { describe, expect, it } from 'vitest';
import { keepSubmission } from './submission.ts';

describe('keepSubmission', () => {
  it('repeats key and payload until it is told to forget', () => {
    const kept = keepSubmission<{ elapsedMs: number }>();
    const first = kept.prepare(() => ({ elapsedMs: 1 }));
    const again = kept.prepare(() => ({ elapsedMs: 2 }));
    expect(again).toBe(first);
    expect(again.payload.elapsedMs).toBe(1);
  });

  it('begins anew after an edit', () => {
    const kept = keepSubmission<string>();
    const first = kept.prepare(() => 'before');
    kept.forget();
    const second = kept.prepare(() => 'after');
    expect(second.payload).toBe('after');
    expect(second.key).not.toBe(first.key);
    expect(second.key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('goes on with one that another form has tried', () => {
    const first = keepSubmission<string>();
    const tried = first.prepare(() => 'letter');
    const second = keepSubmission<string>();
    second.resume(first.tried());
    expect(second.prepare(() => 'letter')).toBe(tried);
    first.forget();
    expect(first.tried()).toBeUndefined();
    expect(second.tried()).toBe(tried);
  });
});
