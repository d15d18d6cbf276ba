import { chatWidget } from '#content/chat-widget.ts';
import type { Action } from '#content/types.ts';
import { isBlank } from '../../gateway/rules/blank.rules.ts';
import { ResponseError, send } from '../lib/api.ts';
import { line } from '../lib/line.ts';
import type { Answer } from './store.ts';

/** Milliseconds; the gateway itself waits for no more than a part of that. */
const PATIENCE = 30_000;
/** Milliseconds of that, the last ones, in which a server that is only slow can say that it is there. */
const PROBE = 4000;

/** Nothing was sent: the browser knew of no network. */
class OfflineError extends Error {}

/** A refusal says so; a fault of the server's does not. */
export const isUnsent = (error: unknown) => error instanceof OfflineError || (error instanceof ResponseError && error.status < 500);

/**
 * Throws a ResponseError on any answer but success, and an error with a sentence where there is none, or none that can be read.
 *
 * @param messageId the gateway answers a message that it has had already as it did then
 */
export async function askAssistant(message: string, sessionId: string, messageId: string): Promise<Answer> {
  const Silence = navigator.onLine === false ? OfflineError : Error;
  let response: Response;
  let isThere: Promise<boolean> | undefined;
  const timer = setTimeout(() => void (isThere = isReached()), PATIENCE - PROBE);
  try {
    response = await send('POST', '/api/chat', { body: { message, sessionId, messageId }, within: PATIENCE });
  } catch (error) {
    if (error instanceof ResponseError) throw error;
    if (await isThere) {
      line.answered();
      throw new Error(chatWidget.failure.slow, { cause: error });
    }
    throw new Silence(chatWidget.failure.noAnswer, { cause: error });
  } finally {
    clearTimeout(timer);
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (!isRecord(answer) || !isText(answer['response']) || isBlank(answer['response'])) throw new Error(chatWidget.failure.unreadable);
  return { response: answer['response'], links: list(answer['links']).filter(isOwnLink), suggestions: list(answer['suggestions']).filter(isText) };
}

/** Whether the gateway answers what takes it no time: silence on a question may have either cause. */
function isReached(): Promise<boolean> {
  return fetch('/healthz', { signal: AbortSignal.timeout(PROBE / 2) }).then(() => true, () => false);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Leads to a page of this site, and nowhere else. */
function isOwnLink(value: unknown): value is Action {
  return isRecord(value) && isText(value['label']) && isText(value['href']) && /^\/(?![/\\])[!-~]*$/.test(value['href']);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
