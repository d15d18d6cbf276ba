import { ask } from '../lib/api.ts';
import { retryAfter } from './backoff.ts';
import { isKeptFile, type Item, type Payload } from './item.ts';

/** How things of one kind are sent. */
interface Kind {
  readonly url: string;
  readonly encode: (payload: Payload) => Pick<RequestInit, 'body' | 'headers'>;
  /** What the desk that is open in this browser is told (specification, section 7). */
  readonly news?: string;
}

/** Everything that can go through the outbox. */
export const kinds: Readonly<Record<string, Kind>> = {
  inquiry: { url: '/api/contact', encode: asJson, news: 'inquiry-submitted' },
  application: { url: '/api/job-applications', encode: asMultipart },
  newsletter: { url: '/api/newsletter', encode: asJson },
};

export type Answer =
  | { readonly type: 'received'; readonly receipt?: string }
  | { readonly type: 'refused'; readonly status: number; readonly text: string; readonly retryAfter?: number }
  | { readonly type: 'silence' };

/** Milliseconds in which a small body is answered, and bytes that the slowest line takes in each. */
const ANSWERED_WITHIN = 20_000;
const BYTES_PER_MS = 32;

/** Sends once. Only `received` means that the gateway has it; after anything else it may have it or not. */
export async function deliver({ id, kind, payload }: Item): Promise<Answer> {
  const how = kinds[kind];
  // Kept by a newer release than the one that now runs here; the next one knows it again.
  if (!how) return { type: 'silence' };
  const { body, headers } = how.encode(payload);
  try {
    const response = await ask(how.url, { method: 'POST', credentials: 'include', headers: { ...headers, 'Idempotency-Key': id }, body }, patience(payload));
    const text = await response.text();
    if (!response.ok) return refusal(response, text);
    // A page is no answer of the gateway: a hotel's login page says 200 to everything.
    if (/html/i.test(response.headers.get('content-type') ?? '')) return { type: 'silence' };
    return { type: 'received', receipt: receiptOf(text) };
  } catch {
    return { type: 'silence' };
  }
}

/**
 * Whether the gateway answers; asked before something is sent again in vain. A proxy that stands in for one that is gone says
 * 502 or 503, which would count as an answer to the item itself, and put it off for longer each time.
 */
export async function isReachable(): Promise<boolean> {
  try {
    return (await ask('/healthz', { method: 'HEAD', cache: 'no-store' }, 5000)).ok;
  } catch {
    return false;
  }
}

function refusal(response: Response, text: string): Answer {
  return {
    type: 'refused',
    status: response.status,
    text: text || response.statusText,
    retryAfter: retryAfter(response.headers.get('retry-after'), Date.now()),
  };
}

/** The end of the id in capitals: the part of it that is random, short enough to be read out. */
function receiptOf(text: string): string | undefined {
  try {
    const { id } = JSON.parse(text) as { id?: unknown };
    if (typeof id !== 'string') return undefined;
    const end = id.replaceAll('-', '').slice(-8).toUpperCase();
    return `${end.slice(0, 4)}-${end.slice(4)}`;
  } catch {
    return undefined;
  }
}

function asJson(payload: Payload) {
  return { body: JSON.stringify(payload), headers: { 'Content-Type': 'application/json' } };
}

function asMultipart(payload: Payload) {
  const body = new FormData();
  for (const [name, value] of Object.entries(payload)) {
    if (value === undefined) continue;
    if (isKeptFile(value)) body.append(name, new File([value.bytes], value.name, { type: value.type }));
    else body.append(name, String(value));
  }
  return { body };
}

function patience(payload: Payload): number {
  const bytes = Object.values(payload).reduce<number>((sum, value) => sum + (isKeptFile(value) ? value.bytes.byteLength : 0), 0);
  return ANSWERED_WITHIN + Math.ceil(bytes / BYTES_PER_MS);
}
