import { line } from './line.ts';

/** An answer that is no success. Its message is what the specification shows: `503: <body or status text>`. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
  }
}

/** No answer came, and what was to be sent could not be kept on the device either. */
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
}

/** Sends with the visitor's credentials. Throws a ResponseError on any answer but success, a TypeError on none at all. */
export async function send(method: 'POST' | 'PUT' | 'DELETE', url: string, { body, headers }: Sending = {}): Promise<Response> {
  const response = await ask(url, {
    method,
    credentials: 'include',
    headers: body === undefined ? { ...headers } : { 'Content-Type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new ResponseError(response.status, (await response.text()) || response.statusText);
  return response;
}
