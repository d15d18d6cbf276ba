import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cutsConnection, fails, knowsOnly, says, startModelEndpoint, type Behaviour, type ModelEndpoint } from '../../../test/model-endpoint.ts';
import { createCompletions, LEFT_ALONE_MS, type Completions } from './completions.ts';

let endpoint: ModelEndpoint;
let spent: number;
let completions: Completions;

beforeAll(async () => {
  endpoint = await startModelEndpoint();
});
beforeEach(() => {
  endpoint.calls.length = 0;
  spent = 0;
  const budget = {
    reserve: (tokens: number) => {
      spent += tokens;
      return Promise.resolve({ settle: (used: number) => Promise.resolve(void (spent += used - tokens)) });
    },
  };
  completions = createCompletions({ apiKey: 'key', baseUrl: endpoint.baseUrl, name: 'stand-in' }, budget);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => endpoint.close());

const ask = async () => (await completions.complete([{ role: 'user', content: 'Where are you?' }])).choices[0]!.message.content;
const isRefused = () => ask().then(() => false, () => true);
const inTurn = (...behaviours: Behaviour[]): Behaviour => (call, response) => (behaviours[endpoint.calls.length - 1] ?? behaviours.at(-1)!)(call, response);
const limits = () => endpoint.calls.map((call) => ['max_tokens', 'max_completion_tokens'].filter((name) => call[name] !== undefined).join());

describe('the most tokens of an answer', () => {
  it('are told a compatible endpoint by the name that most of them know', async () => {
    endpoint.behave(knowsOnly('max_tokens', says('In Dubai.')));
    expect(await ask()).toBe('In Dubai.');
    expect(limits()).toEqual(['max_tokens']);
  });

  it('are told by the other name where that is refused, and from then on by that one; a refusal costs nothing', async () => {
    endpoint.behave(knowsOnly('max_completion_tokens', says('In Dubai.', { tokens: 100 })));
    expect(await ask()).toBe('In Dubai.');
    expect(await ask()).toBe('In Dubai.');
    expect(limits()).toEqual(['max_tokens', 'max_completion_tokens', 'max_completion_tokens']);
    expect(spent).toBe(200);
  });

  it('are told by no third name', async () => {
    endpoint.behave(fails(422));
    expect(await isRefused()).toBe(true);
    expect(limits()).toEqual(['max_tokens', 'max_completion_tokens']);
    expect(spent).toBe(0);
  });
});

describe('a second try', () => {
  it('is paid for beside the first, where nobody can tell what became of that', async () => {
    endpoint.behave(inTurn(cutsConnection, says('In Dubai.', { tokens: 100 })));
    expect(await ask()).toBe('In Dubai.');
    expect(endpoint.calls).toHaveLength(2);
    expect(spent).toBeGreaterThan(500);
  });

  it.each([502, 504])('is paid for beside the first, which a server between us gave up with %i', async (status) => {
    endpoint.behave(inTurn(fails(status), says('In Dubai.', { tokens: 100 })));
    expect(await ask()).toBe('In Dubai.');
    expect(spent).toBeGreaterThan(500);
  });

  it('follows no refusal for good', async () => {
    for (const status of [401, 404, 429]) {
      endpoint.behave(fails(status));
      expect(await isRefused()).toBe(true);
    }
    expect(endpoint.calls).toHaveLength(3);
  });
});

it('a model that has failed five times in a row is left alone for half a minute, and then tried once', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  endpoint.behave(fails(401));
  const asked = async (times: number) => {
    endpoint.calls.length = 0;
    for (let turn = 0; turn < times; turn++) await isRefused();
    return endpoint.calls.length;
  };
  expect(await asked(7)).toBe(5);
  vi.setSystemTime(Date.now() + LEFT_ALONE_MS - 1);
  expect(await asked(1)).toBe(0);
  vi.setSystemTime(Date.now() + 1);
  expect(await asked(2)).toBe(1);
  vi.setSystemTime(Date.now() + LEFT_ALONE_MS);
  endpoint.behave(says('In Dubai.', { tokens: 100 }));
  expect(await ask()).toBe('In Dubai.');
  expect(await ask()).toBe('In Dubai.');
  // What was not asked is not counted.
  expect(spent).toBe(200);
});
