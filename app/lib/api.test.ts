import { wordless } from '#content/wordless.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ResponseError, send } from './api.ts';

const answer = (body: string | null, init: ResponseInit) => vi.stubGlobal('fetch', vi.fn(async () => new Response(body, init)));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('send', () => {
  it('sends JSON with credentials and the headers it is given', async () => {
    answer('{"id":"1"}', { status: 201 });
    const response = await send('POST', '/api/contact', { body: { a: 1 }, headers: { 'Idempotency-Key': 'k' } });
    expect(await response.json()).toEqual({ id: '1' });
    expect(fetch).toHaveBeenCalledWith('/api/contact', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
      body: '{"a":1}',
    });
  });

  it('throws the status and the body of an answer that is no success', async () => {
    answer('busy', { status: 503, statusText: 'Service Unavailable' });
    const error: unknown = await send('POST', '/').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ResponseError);
    expect(error).toMatchObject({ status: 503, message: '503: busy' });
  });

  it('throws a sentence where the body is a page', async () => {
    answer('<html><h1>502</h1></html>', { status: 502, headers: { 'Content-Type': 'text/html' } });
    await expect(send('POST', '/')).rejects.toThrow(`502: ${wordless}`);
  });

  it('says how long to wait, where the answer does', async () => {
    answer('slowly', { status: 429, headers: { 'Retry-After': '20' } });
    await expect(send('POST', '/')).rejects.toMatchObject({ status: 429, retryAfter: 20 });
    answer('slowly', { status: 429 });
    await expect(send('POST', '/')).rejects.toMatchObject({ retryAfter: undefined });
  });

  it('throws the status text where the body is empty', async () => {
    answer(null, { status: 404, statusText: 'Not Found' });
    await expect(send('PUT', '/')).rejects.toThrow('404: Not Found');
  });
});
