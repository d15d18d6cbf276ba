import { setTimeout as wait } from 'node:timers/promises';
import { circuitBreaker, ConsecutiveBreaker, handleAll, isBrokenCircuitError, timeout, TimeoutStrategy, wrap } from 'cockatiel';
import OpenAI, { APIConnectionError, APIError } from 'openai';
import type { ChatCompletion, ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { ModelAccess } from '../../../config.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { noteLead } from './prompt.ts';
import type { Reservation, TokenBudget } from './token-budget.ts';

/** A visitor waits this long for a model at most, the second try included, in milliseconds. */
const PATIENCE_MS = 5000;
/** What failed in passing is tried again after so many. */
const BREATH_MS = 300;
/** After so many failures in a row the model is left alone for a while. */
const FAILURES = 5;
export const LEFT_ALONE_MS = 30_000;
/** Tokens that an answer may have. */
const ANSWER_TOKENS = 400;
/** Characters of a token at least, in any language we expect. */
const CHARACTERS_A_TOKEN = 3;

/**
 * How an endpoint calls the most tokens of an answer: OpenAI's newer models refuse `max_tokens`, and many compatible
 * servers know nothing else; some pass over a name that they do not know, and answer at any length.
 */
type LimitName = 'max_tokens' | 'max_completion_tokens';
const otherName: Readonly<Record<LimitName, LimitName>> = { max_tokens: 'max_completion_tokens', max_completion_tokens: 'max_tokens' };

/** The model cannot be used, or not what it wrote. */
export class Shortfall extends Error {}

/** Asks a model for what comes next in a conversation. */
export interface Completions {
  /** @throws whatever goes wrong: it fails, is slow, is left alone, or is over budget */
  complete(messages: ChatCompletionMessageParam[]): Promise<ChatCompletion>;
}

/** @param patienceMs for tests */
export function createCompletions({ apiKey, baseUrl, name }: ModelAccess, budget: TokenBudget, patienceMs = PATIENCE_MS): Completions {
  const client = new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 0, timeout: patienceMs, logLevel: 'off', fetch: boundedFetch });
  const patience = wrap(
    circuitBreaker(handleAll, { halfOpenAfter: LEFT_ALONE_MS, breaker: new ConsecutiveBreaker(FAILURES) }),
    timeout(patienceMs, TimeoutStrategy.Aggressive),
  );
  let limitName: LimitName = baseUrl === undefined ? 'max_completion_tokens' : 'max_tokens';

  async function call(messages: ChatCompletionMessageParam[], limit: LimitName, reservation: Reservation, signal: AbortSignal): Promise<ChatCompletion> {
    try {
      const completion = await client.chat.completions.create({ model: name, messages, tools: [noteLead], [limit]: ANSWER_TOKENS }, { signal });
      if (isCount(completion.usage?.total_tokens)) await reservation.settle(completion.usage.total_tokens);
      limitName = limit;
      return completion;
    } catch (error) {
      if (isFree(error)) await reservation.settle(0);
      throw error;
    }
  }

  return {
    async complete(messages) {
      const tokens = Math.ceil(JSON.stringify([messages, noteLead]).length / CHARACTERS_A_TOKEN) + ANSWER_TOKENS;
      const first = await budget.reserve(tokens);
      if (!first) throw new Shortfall('over budget');
      const twice = async (signal: AbortSignal) => {
        const limit = limitName;
        try {
          return await call(messages, limit, first, signal);
        } catch (error) {
          const isOfName = mayBeOfName(error);
          if (!isOfName && !isPassing(error)) throw error;
          if (!isOfName) await wait(BREATH_MS, undefined, { signal });
          // The first may have to be paid for all the same, so the second has tokens of its own.
          const second = await budget.reserve(tokens);
          if (!second) throw error;
          return await call(messages, isOfName ? otherName[limit] : limit, second, signal);
        }
      };
      try {
        return await patience.execute(({ signal }) => twice(signal));
      } catch (error) {
        if (isBrokenCircuitError(error)) await first.settle(0);
        throw error;
      }
    },
  };
}

/** An endpoint may say anything of itself. */
const isCount = (tokens: unknown): tokens is number => Number.isSafeInteger(tokens) && (tokens as number) >= 0;

const statusOf = (error: unknown) => (error instanceof APIError ? (error.status as number | undefined) : undefined);

/** What was refused has cost nothing; of what was cut off, here or between servers, nobody can tell. */
function isFree(error: unknown): boolean {
  const status = statusOf(error);
  return status !== undefined && (status <= 500 || status === 503);
}

/** A call is refused with these where it holds a name that is not known there; which one it says in words of its own, if at all. */
const mayBeOfName = (error: unknown) => statusOf(error) === 400 || statusOf(error) === 422;

const isPassing = (error: unknown) => error instanceof APIConnectionError || (statusOf(error) ?? 0) >= 500;
