import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { siteUrl } from './site.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A door of a test's own to the built gateway, which it can shut, and at which it can give other answers. */
export interface Front {
  readonly url: string;
  /** Answers in the gateway's place at this path from now on; without an answer, the gateway does again. */
  at(path: string, answer?: Answer): void;
  /** What was asked for so far, such as `GET /about`. */
  readonly asked: string[];
  /** Nobody listens any more: connections are refused. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function openFront(): Promise<Front> {
  const behind = new URL(siteUrl());
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;

  const onRequest: Answer = (request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '/';
    asked.push(`${request.method} ${request.url}`);
    const own = answers.get(path);
    if (own) return own(request, response);
    const { hostname, port: gatewayPort } = behind;
    const onward = ask({ hostname, port: gatewayPort, method: request.method, path: request.url, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  };
  const start = async () => {
    const listening = createServer(onRequest).on('connection', (socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    });
    await new Promise<void>((resolve) => listening.listen(port, '127.0.0.1', resolve));
    port = (listening.address() as AddressInfo).port;
    server = listening;
  };
  const stop = async () => {
    const closed = new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
    for (const socket of sockets) socket.destroy();
    await closed;
    server = undefined;
  };
  await start();
  onTestFinished(stop);
  return { url: `http://127.0.0.1:${port}`, at: (path, answer) => void (answer ? answers.set(path, answer) : answers.delete(path)), asked, stop, start };
}

/** Whatever the gateway says, as text. */
export async function bodyAt(path: string): Promise<string> {
  return (await fetch(siteUrl() + path)).text();
}

export const script =
  (text: string): Answer =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }).end(text);
