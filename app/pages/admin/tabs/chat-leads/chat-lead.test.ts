import { expect, test } from 'vitest';
import { leadName, sessionMark } from './chat-lead.ts';

test('a session is shown by its last 8 characters', () => {
  expect(sessionMark('session-1732158000000-k3x9q2ab')).toBe('k3x9q2ab');
  expect(sessionMark('short')).toBe('short');
});

test('a lead goes by the best that is known', () => {
  const sessionId = 's-12345678';
  expect(leadName({ name: 'Mei Tan', email: 'mei@example.com', sessionId })).toBe('Mei Tan');
  expect(leadName({ name: null, email: 'mei@example.com', sessionId })).toBe('mei@example.com');
  expect(leadName({ name: '', email: null, sessionId })).toBe('Visitor 12345678');
});
