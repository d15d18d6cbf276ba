import { line } from './line.ts';
import { wordsOf } from './words-of.ts';

/** An answer that is no success. Its message is what the specification shows: `503: <body or status text>` (words-of.ts). */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  readonly status: number;
  /** Seconds to wait before another try, where the answer says so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, text: string, retryAfter?: number) {
    super(`${status}: ${text}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** No answer came, and what was to be sent could not be kept on the device either; or, with a `cause`, the code for both is missing. */
export class NotKeptError extends Error {
  override readonly name = 'NotKeptError';
}

/**
 * `fetch`, whose outcome also tells the page whether there is a line.
 *
 * @param within milliseconds after which no answer is expected any more
 * @throws TypeError or a DOMException where no answer came
 */
export async function ask(url: string, request: RequestInit, within?: number): Promise<Response> {
  try {
    const response = await fetch(url, within === undefined ? request : { ...request, signal: AbortSignal.timeout(within) });
    line.answered();
    return response;
  } catch (error) {
    line.silent();
    throw error;
  }
}

interface Sending {
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds after which no answer is expected any more. */
  readonly within?: number;
}

/** Sends with the visitor's credentials. Throws a ResponseError on any answer but success, a TypeError on none at all. */
export async function send(method: 'POST' | 'PUT' | 'DELETE', url: string, { body, headers, within }: Sending = {}): Promise<Response> {
  const request = {
    method,
    credentials: 'include',
    headers: body === undefined ? { ...headers } : { 'Content-Type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  } as const;
  const response = await ask(url, request, within);
  if (!response.ok) throw new ResponseError(response.status, wordsOf(response, await response.text()), Number(response.headers.get('retry-after')) || undefined);
  return response;
}
