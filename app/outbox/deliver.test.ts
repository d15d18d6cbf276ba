import { afterEach, describe, expect, it, vi } from 'vitest';
import { line } from '../lib/line.ts';
import { deliver, isReachable } from './deliver.ts';
import type { Item } from './item.ts';

const item = (kind: string, payload: Item['payload']): Item => ({ id: 'the-key', kind, payload, createdAt: 0, attempts: 1, state: 'sending', nextTryAt: 0 });
const inquiry = item('inquiry', { firstName: 'Mei', phone: undefined, elapsedMs: 4000 });

function answering(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => {
  vi.unstubAllGlobals();
  line.answered();
});

describe('deliver', () => {
  it('sends an inquiry as JSON with credentials under its key', async () => {
    const fetch = answering(() => Response.json({ id: '019a-7000-8000-00004f2a91c3' }, { status: 201 }));
    expect(await deliver(inquiry)).toEqual({ type: 'received', receipt: '4F2A-91C3' });
    const [url, request] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/contact');
    expect(request).toMatchObject({ method: 'POST', credentials: 'include', headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'the-key' } });
    expect(JSON.parse(String(request?.body))).toEqual({ firstName: 'Mei', elapsedMs: 4000 });
  });

  it('sends an application as multipart, its file made anew, without what was not given', async () => {
    const fetch = answering(() => new Response(null, { status: 201 }));
    const bytes = new TextEncoder().encode('%PDF-1.7').buffer;
    const application = item('application', { firstName: 'Aisyah', portfolioUrl: undefined, resume: { name: 'cv.pdf', type: 'application/pdf', bytes } });
    expect(await deliver(application)).toEqual({ type: 'received', receipt: undefined });
    const [url, request] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/job-applications');
    expect(request).toMatchObject({ method: 'POST', credentials: 'include', headers: { 'Idempotency-Key': 'the-key' } });
    const body = request?.body as FormData;
    const file = body.get('resume') as File;
    expect([file.name, file.type, await file.text()]).toEqual(['cv.pdf', 'application/pdf', '%PDF-1.7']);
    expect(body.get('firstName')).toBe('Aisyah');
    expect(body.has('portfolioUrl')).toBe(false);
  });

  it('tells a refusal with what was said and how long to wait', async () => {
    answering(() => new Response('busy', { status: 503, headers: { 'Retry-After': '3' } }));
    expect(await deliver(inquiry)).toEqual({ type: 'refused', status: 503, text: 'busy', retryAfter: 3000 });
  });

  it('takes neither a broken line nor a login page for an answer', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await deliver(inquiry)).toEqual({ type: 'silence' });
    expect(line.isLost()).toBe(true);
    answering(() => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }));
    expect(await deliver(inquiry)).toEqual({ type: 'silence' });
  });

  it('keeps what it does not know how to send', async () => {
    const fetch = answering(() => new Response());
    expect(await deliver(item('letter', {}))).toEqual({ type: 'silence' });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('isReachable', () => {
  it('takes no proxy for the gateway that it stands in for', async () => {
    answering(() => new Response(null, { status: 200 }));
    expect(await isReachable()).toBe(true);
    answering(() => new Response('Bad gateway', { status: 502 }));
    expect(await isReachable()).toBe(false);
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await isReachable()).toBe(false);
  });
});
