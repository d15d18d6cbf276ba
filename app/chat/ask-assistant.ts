import { chatWidget } from '#content/chat-widget.ts';
import type { Action } from '#content/types.ts';
import { isBlank } from '../../gateway/rules/blank.rules.ts';
import { ResponseError, send } from '../lib/api.ts';
import type { Answer } from './store.ts';

/** Milliseconds; the gateway itself waits for no more than a part of that. */
const PATIENCE = 30_000;

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
  try {
    response = await send('POST', '/api/chat', { body: { message, sessionId, messageId }, within: PATIENCE });
  } catch (error) {
    if (error instanceof ResponseError) throw error;
    throw new Silence(chatWidget.failure.noAnswer, { cause: error });
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (!isRecord(answer) || !isText(answer['response']) || isBlank(answer['response'])) throw new Error(chatWidget.failure.unreadable);
  return { response: answer['response'], links: list(answer['links']).filter(isOwnLink), suggestions: list(answer['suggestions']).filter(isText) };
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
