import type { ServerResponse } from 'node:http';
import { startLoopbackServer } from './loopback-server.ts';

export interface ModelCall {
  model: string;
  messages: { role: string; content: string }[];
  [field: string]: unknown;
}

/** What the stand-in does with a call. */
export type Behaviour = (call: ModelCall, response: ServerResponse) => void;

/** A stand-in for an OpenAI-compatible endpoint, on this machine's loopback. */
export interface ModelEndpoint {
  baseUrl: string;
  calls: ModelCall[];
  /** What happens with the next calls. */
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

export async function startModelEndpoint(): Promise<ModelEndpoint> {
  const calls: ModelCall[] = [];
  let behaviour: Behaviour = (_call, response) => says('')(_call, response);
  const { origin, close } = await startLoopbackServer((body, _request, response) => {
    const call = JSON.parse(body) as ModelCall;
    calls.push(call);
    behaviour(call, response);
  });
  return {
    baseUrl: `${origin}/v1`,
    calls,
    behave: (next) => void (behaviour = next),
    close,
  };
}

interface Noted {
  field: string;
  quote: string;
  service?: string;
}

/** A sound completion. */
export function says(content: string | ((call: ModelCall) => string), { noted, tokens = 100, finish = 'stop' }: { noted?: Noted[]; tokens?: unknown; finish?: string } = {}): Behaviour {
  return (call, response) => {
    const text = typeof content === 'string' ? content : content(call);
    const tool_calls = noted && [{ id: 'call-1', type: 'function', function: { name: 'note_lead', arguments: JSON.stringify({ fields: noted }) } }];
    const choices = [{ index: 0, finish_reason: finish, message: { role: 'assistant', content: text, tool_calls } }];
    answer(response, 200, JSON.stringify({ id: 'completion-1', object: 'chat.completion', created: 1, model: call.model, choices, usage: { total_tokens: tokens, prompt_tokens: tokens, completion_tokens: 0 } }));
  };
}

export const fails = (status: number, headers: Record<string, string> = {}): Behaviour => (_call, response) => answer(response, status, JSON.stringify({ error: { message: 'no' } }), headers);
/** As many servers do that know no other name for it: in words of their own. */
export const knowsOnly = (name: string, behaviour: Behaviour): Behaviour => (call, response) =>
  Object.keys(call).some((key) => /^max_.*tokens$/.test(key) && key !== name) ? answer(response, 400, JSON.stringify({ detail: 'extra fields not permitted' })) : behaviour(call, response);
/** With all that it was told in what it says of it. */
export const failsQuoting = (status: number): Behaviour => (call, response) => answer(response, status, JSON.stringify({ error: { message: `cannot answer ${JSON.stringify(call)}`, param: call.messages.at(-1)!.content } }));
export const breaksJson: Behaviour = (_call, response) => answer(response, 200, '{"choices":[{"message":');
export const isOddlyShaped: Behaviour = (_call, response) => answer(response, 200, '{"choices":{}}');
export const cutsConnection: Behaviour = (_call, response) => response.socket!.destroy();
export const cutsAnswer: Behaviour = (_call, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"choices":[');
  response.socket!.end();
};
export const neverAnswers: Behaviour = () => {};
/** To itself once more, where a sound answer would be. */
export const sendsElsewhere: Behaviour = (call, response) => (response.req.url?.includes('elsewhere') ? says('You find us elsewhere.')(call, response) : answer(response, 307, '', { location: '/elsewhere' }));
/** As fast as it is read. */
export const neverEnds: Behaviour = (_call, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const more = () => {
    while (!response.destroyed && response.write('x'.repeat(65_536)));
  };
  response.on('drain', more);
  more();
};

function answer(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body);
}
