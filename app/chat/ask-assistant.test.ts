import { chatWidget } from '#content/chat-widget.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { askAssistant } from './ask-assistant.ts';

const answers = (body: unknown, init?: ResponseInit) => vi.stubGlobal('fetch', vi.fn<typeof fetch>(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), init)));

afterEach(() => {
  vi.unstubAllGlobals();
});

it('posts message and session', async () => {
  answers({ response: 'Yes.' });
  expect(await askAssistant('Are you there?', 'session-1')).toEqual({ response: 'Yes.', links: [], suggestions: [] });
  expect(fetch).toHaveBeenCalledWith('/api/chat', expect.objectContaining({ method: 'POST', body: JSON.stringify({ message: 'Are you there?', sessionId: 'session-1' }) }));
});

it('takes links to pages of this site, and no others', async () => {
  const own = [{ href: '/services', label: 'Services' }, { href: '/privacy-policy#chat', label: 'Privacy' }];
  const others = ['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)', 'services', '', undefined, 7].map((href) => ({ href, label: 'x' }));
  answers({ response: 'Look.', links: [...own, ...others, null, { href: '/about' }], suggestions: ['What else?', 7, ''] });
  expect(await askAssistant('What?', 's')).toEqual({ response: 'Look.', links: own, suggestions: ['What else?'] });
});

it.for(['', '<!doctype html>', 'null', '{}', '{"response":7}'])('says that it cannot read “%s”', async (body) => {
  answers(body);
  await expect(askAssistant('What?', 's')).rejects.toThrow(chatWidget.failure.unreadable);
});

it('throws status and text of a refusal, and a sentence where nothing answers', async () => {
  answers('Not now.', { status: 503 });
  await expect(askAssistant('What?', 's')).rejects.toThrow('503: Not now.');
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('Failed to fetch'))));
  await expect(askAssistant('What?', 's')).rejects.toThrow(chatWidget.failure.noAnswer);
});
