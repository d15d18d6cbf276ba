import { expect, test } from 'vitest';
import { contactInfo, leadName, sessionMark } from './chat-lead.ts';

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

test('of a lead that cannot be called back yet it is told what is missing', () => {
  const nothing = { isContactInfoCollected: false, name: null, email: null, phone: null };
  expect(contactInfo({ ...nothing, name: 'Mei Tan', email: 'mei@example.com', isContactInfoCollected: true })).toBe('Collected');
  expect(contactInfo({ ...nothing, email: 'mei@example.com' })).toBe('Name missing');
  expect(contactInfo({ ...nothing, name: '', phone: '+60 12 345 6789' })).toBe('Name missing');
  expect(contactInfo({ ...nothing, name: 'Mei Tan' })).toBe('E-mail or phone missing');
  expect(contactInfo(nothing)).toBe('Not collected yet');
});
