import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { startLoopbackServer } from './loopback-server.ts';

export interface WebhookCall {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program that hears of what comes in, on this machine's loopback. */
export interface WebhookReceiver {
  url: string;
  calls: WebhookCall[];
  /** What happens with the next calls. */
  behave(behaviour: (response: ServerResponse) => void): void;
  close(): Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const calls: WebhookCall[] = [];
  let behaviour: (response: ServerResponse) => void = (response) => void response.writeHead(200).end();
  const { origin, close } = await startLoopbackServer((body, { headers }, response) => {
    calls.push({ headers, body });
    behaviour(response);
  });
  return {
    url: `${origin}/hook`,
    calls,
    behave: (next) => void (behaviour = next),
    close,
  };
}
