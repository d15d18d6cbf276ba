import { chatWidget } from '#content/chat-widget.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { line } from '../lib/line.ts';
import { askAssistant, isUnsent } from './ask-assistant.ts';

const answers = (body: unknown, init?: ResponseInit) => vi.stubGlobal('fetch', vi.fn<typeof fetch>(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), init)));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('posts message and session, and the message’s id', async () => {
  answers({ response: 'Yes.' });
  expect(await askAssistant('Are you there?', 'session-1', 'message-1')).toEqual({ response: 'Yes.', links: [], suggestions: [] });
  expect(fetch).toHaveBeenCalledWith('/api/chat', expect.objectContaining({ method: 'POST', body: JSON.stringify({ message: 'Are you there?', sessionId: 'session-1', messageId: 'message-1' }) }));
});

it('takes links to pages of this site, and no others', async () => {
  const own = [{ href: '/services', label: 'Services' }, { href: '/privacy-policy#chat', label: 'Privacy' }];
  const others = ['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)', 'services', '', undefined, 7].map((href) => ({ href, label: 'x' }));
  answers({ response: 'Look.', links: [...own, ...others, null, { href: '/about' }], suggestions: ['What else?', 7, ''] });
  expect(await askAssistant('What?', 's', 'message-1')).toEqual({ response: 'Look.', links: own, suggestions: ['What else?'] });
});

it.for(['', '<!doctype html>', 'null', '{}', '{"response":7}', '{"response":""}', '{"response":" \\u200b\\n"}'])('says that it cannot read “%s”', async (body) => {
  answers(body);
  await expect(askAssistant('What?', 's', 'message-1')).rejects.toThrow(chatWidget.failure.unreadable);
});

it('throws status and text of a refusal, and a sentence where nothing answers', async () => {
  answers('Not now.', { status: 503 });
  await expect(askAssistant('What?', 's', 'message-1')).rejects.toThrow('503: Not now.');
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('Failed to fetch'))));
  await expect(askAssistant('What?', 's', 'message-1')).rejects.toThrow(chatWidget.failure.noAnswer);
});

it.each([
  { what: 'a slow answer', health: async () => new Response('{}'), says: chatWidget.failure.slow, lost: false },
  { what: 'a line that is gone', health: async () => Promise.reject(new TypeError('Failed to fetch')), says: chatWidget.failure.noAnswer, lost: true },
])('tells $what from the other', async ({ health, says, lost }) => {
  vi.useFakeTimers();
  const silence = async () => new Promise<Response>((_resolve, reject) => void setTimeout(() => reject(new DOMException('', 'TimeoutError')), 30_000));
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(async (address) => (address === '/healthz' ? health() : silence())));
  await Promise.all([expect(askAssistant('What?', 's', 'm')).rejects.toThrow(says), vi.advanceTimersByTimeAsync(31_000)]);
  expect(line.isLost()).toBe(lost);
});

it.each([
  ['is refused', true, async () => new Response('Slower.', { status: 429 }), true],
  ['meets a fault of the server’s', true, async () => new Response('Away.', { status: 503 }), false],
  ['gets no answer', true, async () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['gets no answer, where the browser knew that there is no line', false, async () => Promise.reject(new TypeError('Failed to fetch')), true],
])('knows whether a message that %s can have been received', async (_what, onLine, fetched, unsent) => {
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(fetched));
  expect(isUnsent(await askAssistant('What?', 's', 'm').catch((error: unknown) => error))).toBe(unsent);
});
