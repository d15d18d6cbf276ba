import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** What becomes of a submission; everything else passes, except through a server that is dead. */
export type Fault =
  | { readonly type: 'pass' | 'hold' | 'cut-before' | 'cut-during' | 'drop-answer' }
  | { readonly type: 'answer'; readonly status: number; readonly retryAfter?: number; /** In milliseconds. */ readonly after?: number };

export interface FaultProxy {
  readonly url: string;
  /** From now on. What was held before and is not yet answered goes on being held. */
  set(fault: Fault): void;
  /** The listener is gone: connections are refused. */
  die(): Promise<void>;
  revive(): Promise<void>;
  /** The idempotency keys of all submissions that came, in their order. */
  readonly keys: readonly (string | undefined)[];
  close(): Promise<void>;
}

const isSubmission = ({ method, url = '' }: IncomingMessage) => method === 'POST' && url.startsWith('/api/');

/** Stands before a gateway and spoils what is sent to it. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let fault: Fault = { type: 'pass' };
  const keys: (string | undefined)[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((incoming, outgoing) => {
    const its = isSubmission(incoming) ? fault : ({ type: 'pass' } as const);
    if (isSubmission(incoming)) keys.push(incoming.headers['idempotency-key'] as string | undefined);
    void spoil(target, its, incoming, outgoing).catch(() => incoming.socket.destroy());
  });
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
    set: (next) => (fault = next),
    die,
    revive: () => listen(port),
    keys,
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
      incoming.once('data', () => incoming.socket.destroy());
      return;
    case 'answer':
      await bodyOf(incoming);
      await delay(fault.after ?? 0);
      if (fault.retryAfter !== undefined) outgoing.setHeader('retry-after', String(fault.retryAfter));
      outgoing.writeHead(fault.status, { 'content-type': 'text/plain' }).end('Not now.');
      return;
    case 'pass':
    case 'drop-answer': {
      const body = await bodyOf(incoming);
      const answer = await forward(target, incoming, body);
      const text = await bodyOf(answer);
      if (fault.type === 'drop-answer') incoming.socket.destroy();
      else outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(text);
    }
  }
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
