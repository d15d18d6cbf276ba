import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followDesk, type DeskEvent, type StreamState } from './follow-desk.ts';

const opened = { change: 'OPENED', kind: null, ids: [] };
const added = { change: 'ADDED', kind: 'INQUIRY', ids: ['1'] };

let server: Server;
let url: string;
let token: string | undefined;
let asked: (string | undefined)[];
let answers: ((response: ServerResponse) => void)[];
let stop: (() => void) | undefined;
let browser: EventTarget;

beforeEach(async () => {
  token = 'a-token';
  asked = [];
  answers = [];
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  server = createServer((request, response) => {
    asked.push(request.headers.authorization);
    answers.shift()?.(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql/stream`;
});

afterEach(() => {
  stop?.();
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

function follow() {
  const events: DeskEvent[] = [];
  const states: StreamState[] = [];
  const refused: string[] = [];
  stop = followDesk({
    url,
    query: 'subscription { deskEvents { change kind ids } }',
    token: () => token,
    onEvent: (event) => void events.push(event),
    onState: (state) => void states.push(state),
    onRefused: (which) => {
      refused.push(which);
      return which === token;
    },
  });
  return { events, states, refused };
}

const say = (response: ServerResponse, event: object) => response.write(`event: next\ndata: ${JSON.stringify({ data: { deskEvents: event } })}\n\n`);
const open = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });
/** The browser says that it is online, again and again, until it holds. */
const untilOnline = (look: () => void) =>
  vi.waitFor(
    () => {
      browser.dispatchEvent(new Event('online'));
      look();
    },
    { timeout: 20_000 },
  );

test('events are heard with the token in a header, and a stream that breaks off is opened again', async () => {
  answers.push((response) => {
    open(response);
    say(response, opened);
    say(response, added);
    response.write('event: next\ndata: {"data":{"deskEv', () => response.destroy());
  });
  answers.push((response) => {
    open(response);
    say(response, opened);
  });
  const { events, states } = follow();
  await untilOnline(() => expect(events).toEqual([opened, added, opened]));
  expect(states).toEqual(['open', 'closed', 'open']);
  expect(asked).toEqual(['Bearer a-token', 'Bearer a-token']);
});

test('a refused token is told once, and not sent again', async () => {
  answers.push((response) => void response.writeHead(401).end());
  const { refused, events } = follow();
  await vi.waitFor(() => expect(refused).toEqual(['a-token']), { timeout: 20_000 });
  browser.dispatchEvent(new Event('online'));
  expect([asked.length, events.length]).toEqual([1, 0]);
});

test('a token that was replaced meanwhile is no end', async () => {
  answers.push((response) => {
    token = 'another';
    response.writeHead(401).end();
  });
  answers.push((response) => {
    open(response);
    say(response, opened);
  });
  const { events } = follow();
  await untilOnline(() => expect(events).toEqual([opened]));
  expect(asked).toEqual(['Bearer a-token', 'Bearer another']);
});

test('without an answer it says so; without a token it asks nothing', async () => {
  // Gone before it would be asked for again.
  answers.push((response) => {
    token = undefined;
    response.destroy();
  });
  const { states } = follow();
  await vi.waitFor(() => expect(states).toEqual(['silent']), { timeout: 20_000 });
  browser.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toHaveLength(1);
});

test('after its end nothing is heard, and the connection is let go', async () => {
  let left = false;
  let talk = (_event: object) => {};
  answers.push((response) => {
    open(response);
    say(response, opened);
    talk = (event) => void say(response, event);
    response.on('close', () => (left = true));
  });
  const { events } = follow();
  await vi.waitFor(() => expect(events).toEqual([opened]), { timeout: 20_000 });
  stop?.();
  talk(added);
  await vi.waitFor(() => expect(left).toBe(true), { timeout: 20_000 });
  expect(events).toEqual([opened]);
});
