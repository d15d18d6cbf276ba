import { wordless } from '#content/wordless.ts';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NoAnswerError, RefusalError } from './answer-error.ts';
import { createClient } from './client.ts';
import { MeDocument } from './generated/graphql.ts';

let answer: RequestListener;
let server: Server;
let uri: string;
let token: string | undefined;
const onRefused = vi.fn<(token: string, error: RefusalError) => void>();

beforeEach(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  uri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  token = 'a-token';
  onRefused.mockClear();
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const GRAPHQL = 'application/graphql-response+json; charset=utf-8';
const refusal = (status: number, message: string) => JSON.stringify({ data: null, errors: [{ message, extensions: { code: 'X', status } }] });

function answers(status: number, type: string | undefined, body: string) {
  answer = (_request, response) => response.writeHead(status, type ? { 'content-type': type } : {}).end(body);
}

const ask = (on401?: 'empty') => createClient({ uri, token: () => token, onRefused }).query({ query: MeDocument, fetchPolicy: 'no-cache', context: { on401 } });

describe('an answer that is not a success', () => {
  test.each([
    ['a GraphQL error', 401, GRAPHQL, refusal(401, 'Please log in.'), '401: Please log in.'],
    ['a GraphQL error as plain JSON', 429, 'application/json', refusal(429, 'Too many requests.'), '429: Too many requests.'],
    ['a GraphQL error under a successful status', 200, GRAPHQL, refusal(404, 'There is none.'), '404: There is none.'],
    ['plain text', 503, 'text/plain', 'The service is very busy.\n', '503: The service is very busy.'],
    ['JSON of a framework', 503, 'application/json', '{"statusCode":503,"message":"Closing."}', '503: Closing.'],
    ['other JSON', 500, 'application/json', '{"oops":1}', '500: {"oops":1}'],
    ['JSON that is nothing', 500, 'application/json', 'null', '500: null'],
    ['an empty body', 502, undefined, '', '502: Bad Gateway'],
    ['an empty body called GraphQL', 502, GRAPHQL, '', '502: Bad Gateway'],
    ['a successful status over something else', 200, 'text/html', '<p>Hello</p>', `200: ${wordless}`],
    ['a proxy’s page', 502, 'text/html', '<html><h1>502 Bad Gateway</h1></html>', `502: ${wordless}`],
  ])('raises the status and the sentence: %s', async (_name, status, type, body, message) => {
    answers(status, type, body);
    const error = await ask().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RefusalError);
    expect((error as RefusalError).message).toBe(message);
  });

  test('is told apart from no answer at all', async () => {
    answer = (request) => request.socket.destroy();
    await expect(ask()).rejects.toBeInstanceOf(NoAnswerError);
    server.close();
    await expect(ask()).rejects.toBeInstanceOf(NoAnswerError);
  });

  test('is not tried again', async () => {
    const asked = vi.fn<() => void>();
    answer = (_request, response) => {
      asked();
      response.writeHead(503).end();
    };
    await expect(ask()).rejects.toThrow('503: Service Unavailable');
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

describe('a 401', () => {
  test('is an empty result where that was asked for', async () => {
    answers(401, GRAPHQL, refusal(401, 'Please log in.'));
    const { data, error } = await ask('empty');
    expect(data ?? null).toBeNull();
    expect(error).toBeUndefined();
    answers(401, 'text/plain', 'No.');
    expect((await ask('empty')).data ?? null).toBeNull();
  });

  test('only a 401 is', async () => {
    answers(403, 'text/plain', 'No.');
    await expect(ask('empty')).rejects.toThrow('403: No.');
  });

  test('tells which token was refused', async () => {
    answers(401, GRAPHQL, refusal(401, 'Please log in.'));
    await expect(ask()).rejects.toThrow('401: Please log in.');
    expect(onRefused).toHaveBeenCalledExactlyOnceWith('a-token', expect.objectContaining({ status: 401 }));
  });

  test('tells nothing where no token was sent, or another status came back', async () => {
    answers(401, GRAPHQL, refusal(401, 'The e-mail address or the password is wrong.'));
    token = undefined;
    await expect(ask()).rejects.toThrow('401: The e-mail address or the password is wrong.');
    token = 'a-token';
    answers(503, 'text/plain', 'Busy.');
    await expect(ask()).rejects.toThrow('503: Busy.');
    expect(onRefused).not.toHaveBeenCalled();
  });
});

test('an answer comes through, and the token goes with the request', async () => {
  let sent: string | undefined;
  answer = (request, response) => {
    sent = request.headers.authorization;
    response.writeHead(200, { 'content-type': GRAPHQL }).end(JSON.stringify({ data: { me: { __typename: 'Admin', id: '1', name: 'Mei', email: 'mei@example.com' } } }));
  };
  expect((await ask()).data?.me.name).toBe('Mei');
  expect(sent).toBe('Bearer a-token');
});
