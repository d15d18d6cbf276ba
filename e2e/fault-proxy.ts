import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What becomes of a submission; everything else passes, except through a server that is dead or away. */
export type Fault =
  /** `hold` keeps it from the gateway; `hold-answer` lets it be committed. The sender hears nothing of either. */
  | { readonly type: 'pass' | 'hold' | 'hold-answer' | 'cut-before' | 'drop-answer' }
  | { readonly type: 'cut-during'; /** Bytes of the body that come through; the first packet in any case. */ readonly after?: number }
  | { readonly type: 'answer'; readonly status: number; readonly retryAfter?: number; /** Not before that. */ readonly until?: Promise<void> };

export interface FaultProxy {
  readonly url: string;
  /** From now on, one for each submission, and the last for all others. What was held before goes on being held. */
  set(...faults: [Fault, ...Fault[]]): void;
  /** Answers everything itself with this status from now on, as a proxy does whose gateway is gone; without one, no more. */
  away(status?: number): void;
  /** The listener is gone: connections are refused. */
  die(): Promise<void>;
  revive(): Promise<void>;
  /** The idempotency keys of all submissions that came, in their order. */
  readonly keys: readonly (string | undefined)[];
  /** When they came, in milliseconds. */
  readonly times: readonly number[];
  close(): Promise<void>;
}

const isSubmission = ({ method, url = '' }: IncomingMessage) => method === 'POST' && url.startsWith('/api/');

/** Stands before a gateway and spoils what is sent to it. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let faults: Fault[] = [{ type: 'pass' }];
  let away: number | undefined;
  const keys: (string | undefined)[] = [];
  const times: number[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((incoming, outgoing) => {
    void spoil(target, faultFor(incoming), incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  const faultFor = (incoming: IncomingMessage): Fault => {
    if (away !== undefined) return { type: 'answer', status: away };
    if (!isSubmission(incoming)) return { type: 'pass' };
    keys.push(incoming.headers['idempotency-key'] as string | undefined);
    times.push(Date.now());
    return (faults.length > 1 ? faults.shift() : faults[0]) ?? { type: 'pass' };
  };
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const die = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    set: (...next) => (faults = next),
    away: (status) => (away = status),
    die,
    revive: () => listen(port),
    keys,
    times,
    close: async () => {
      if (server.listening) await die();
    },
  };
}

async function spoil(target: string, fault: Fault, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  switch (fault.type) {
    case 'hold':
      incoming.resume();
      return;
    case 'cut-before':
      incoming.socket.destroy();
      return;
    case 'cut-during':
      cutAfter(incoming, fault.after ?? 0);
      return;
    case 'answer':
      await bodyOf(incoming);
      await fault.until;
      if (fault.retryAfter !== undefined) outgoing.setHeader('retry-after', String(fault.retryAfter));
      outgoing.writeHead(fault.status, { 'content-type': 'text/plain' }).end('Not now.');
      return;
    case 'pass':
    case 'hold-answer':
    case 'drop-answer': {
      const body = await bodyOf(incoming);
      const answer = await forward(target, incoming, body);
      const text = await bodyOf(answer);
      if (fault.type === 'hold-answer') return;
      if (fault.type === 'drop-answer') incoming.socket.destroy();
      else outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(text);
    }
  }
}

function cutAfter(incoming: IncomingMessage, bytes: number) {
  let seen = 0;
  incoming.on('data', (chunk: Buffer) => {
    seen += chunk.length;
    if (seen > bytes) incoming.socket.destroy();
  });
  // Shorter than that: it is cut before an answer.
  incoming.once('end', () => incoming.socket.destroy());
}

function forward(target: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(target + (url ?? '/'), { method, headers }, resolve).once('error', reject).end(body);
  });
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
