import { describe, expect, it } from 'vitest';
import type { Item } from './item.ts';
import { settle } from './settle.ts';

const item: Item = { id: 'i', kind: 'inquiry', payload: { email: 'mei@kedai.example' }, createdAt: 1, attempts: 2, state: 'sending', nextTryAt: 0 };
const refused = (status: number, retryAfter?: number) => settle(item, { type: 'refused', status, text: 'No.', retryAfter }, 1000);

describe('settle', () => {
  it('keeps nothing of the person once it is received', () => {
    const stub = settle({ ...item, lastProblem: { text: 'x' }, replaces: 'j' }, { type: 'received', receipt: '4F2A-91C3' }, 1000);
    expect(stub).toEqual({ id: 'i', kind: 'inquiry', createdAt: 1, attempts: 2, payload: {}, state: 'received', nextTryAt: 0, receipt: '4F2A-91C3' });
  });

  it('keeps it waiting when there was no answer', () => {
    const kept = settle(item, { type: 'silence' }, 1000);
    expect(kept).toMatchObject({ state: 'waiting', payload: item.payload, lastProblem: {} });
    expect(kept.nextTryAt).toBeGreaterThan(1000);
  });

  it.each([408, 429, 500, 502, 503, 504])('keeps it waiting after %i, for as long as was asked for', (status) => {
    expect(refused(status, 60_000)).toMatchObject({ state: 'waiting', payload: item.payload, nextTryAt: 61_000, lastProblem: { status, text: 'No.' } });
  });

  it.each([400, 401, 403, 404, 409, 413, 415, 422])('wants the visitor after %i, and drops nothing', (status) => {
    expect(refused(status)).toMatchObject({ state: 'attention', payload: item.payload, lastProblem: { status, text: 'No.' } });
  });
});
