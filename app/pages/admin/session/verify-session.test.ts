import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../../../graphql/client.ts';
import { ADMIN_TOKEN_KEY } from '../../../lib/admin-token-key.ts';
import { readToken } from './admin-token.ts';
import { ENDED, verifySession } from './verify-session.ts';

let server: Server;
let status: number;
let body: string;

beforeEach(async () => {
  const kept = new Map([[ADMIN_TOKEN_KEY, 'a-token']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  });
  server = createServer((_request, response) => response.writeHead(status, { 'content-type': 'application/graphql-response+json' }).end(body));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});

afterEach(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

function verify() {
  const uri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  return verifySession(createClient({ uri, token: readToken, onRefused: () => undefined }));
}

test('a good token gives the admin', async () => {
  const me = { __typename: 'Admin', id: '1', name: 'Mei', email: 'mei@example.com' };
  [status, body] = [200, JSON.stringify({ data: { me } })];
  expect(await verify()).toEqual({ state: 'in', admin: me });
  expect(readToken()).toBe('a-token');
});

test('a refusal removes the token', async () => {
  [status, body] = [401, JSON.stringify({ data: null, errors: [{ message: 'Please log in.', extensions: { status: 401 } }] })];
  expect(await verify()).toEqual({ state: 'out', notice: ENDED });
  expect(readToken()).toBeUndefined();
});

test('a failure of the server removes it, too, and says why', async () => {
  [status, body] = [503, ''];
  expect(await verify()).toEqual({ state: 'out', notice: '503: Service Unavailable' });
  expect(readToken()).toBeUndefined();
});

test('no answer keeps it', async () => {
  const verified = verify();
  server.closeAllConnections();
  server.removeAllListeners('request').on('request', (request) => request.socket.destroy());
  expect(await verified).toMatchObject({ state: 'unreachable' });
  expect(readToken()).toBe('a-token');
});
