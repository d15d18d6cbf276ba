import { randomBytes } from 'node:crypto';
import { circuitBreaker, ConsecutiveBreaker, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel';
import OpenAI, { APIError } from 'openai';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../../config.ts';
import type { ChatMessageRow } from '../../conversations/conversation.entity.ts';
import type { Finding } from '../../leads/evidence.ts';
import type { Passage } from '../knowledge/passage.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { faultOf } from './check-answer.ts';
import { notedFields } from './noted-fields.ts';
import { messagesFor, noteLead, rulesText, type PromptParts } from './prompt.ts';
import type { TokenBudget } from './token-budget.ts';

/** A visitor waits this long for a model at most, the second try included, in milliseconds. */
const PATIENCE_MS = 5000;
/** After so many failures in a row the model is left alone for a while. */
const FAILURES = 5;
const LEFT_ALONE_MS = 30_000;
/** Tokens that an answer may have. */
const ANSWER_TOKENS = 400;
/** Characters of a token at least, in any language we expect. */
const CHARACTERS_A_TOKEN = 3;

export interface ModelRequest {
  readonly message: string;
  /** Earlier messages, oldest first. */
  readonly history: readonly Pick<ChatMessageRow, 'sender' | 'text'>[];
  readonly passages: readonly Passage[];
  /** What our own reading found in the message. */
  readonly read: readonly Finding[];
}

export interface ModelReply {
  /** Undefined where the model wrote nothing that may be shown. */
  readonly text: string | undefined;
  /** What the model found in the message beside our own reading. */
  readonly findings: readonly Finding[];
}

/** A language model at an OpenAI-compatible endpoint. */
export interface LanguageModel {
  /** Never throws: whatever fails, is slow, or is over budget gives undefined. */
  answer(request: ModelRequest, log: FastifyBaseLogger): Promise<ModelReply | undefined>;
}

/** @param patienceMs for tests */
export function createLanguageModel({ apiKey, baseUrl, name }: NonNullable<Config['model']>, budget: TokenBudget, patienceMs = PATIENCE_MS): LanguageModel {
  const client = new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 1, timeout: patienceMs, logLevel: 'off', fetch: boundedFetch });
  const canary = randomBytes(12).toString('hex');
  const patience = wrap(
    circuitBreaker(handleAll, { halfOpenAfter: LEFT_ALONE_MS, breaker: new ConsecutiveBreaker(FAILURES) }),
    timeout(patienceMs, TimeoutStrategy.Aggressive),
  );

  async function answer(request: ModelRequest): Promise<ModelReply | undefined> {
    const parts: PromptParts = { ...request, canary };
    const messages = messagesFor(parts);
    const facts = String(messages[0]!.content).split('<facts>')[1]!;
    const reserved = Math.ceil(JSON.stringify([messages, noteLead]).length / CHARACTERS_A_TOKEN) + ANSWER_TOKENS;
    const reservation = await budget.reserve(reserved);
    if (!reservation) throw new Shortfall('over budget');

    const completion = await patience
      .execute(({ signal }) => client.chat.completions.create({ model: name, messages, tools: [noteLead], max_completion_tokens: ANSWER_TOKENS }, { signal }))
      .catch(async (error: unknown) => {
        // What was refused has cost nothing; of what was cut off nobody can tell.
        if (isFree(error)) await reservation.settle(0);
        throw error;
      });
    await reservation.settle(isCount(completion.usage?.total_tokens) ? completion.usage.total_tokens : reserved);

    const choice = completion.choices?.[0];
    const said = choice?.message;
    if (!said) throw new Shortfall('no answer in it');
    if (choice.finish_reason === 'length') throw new Shortfall('cut off');
    const text = said.content?.trim() ?? '';
    const fault = faultOf(text, { facts, rules: rulesText(canary), canary });
    if (fault && fault !== 'empty') throw new Shortfall(fault);
    return { text: text || undefined, findings: notedFields(said.tool_calls, request.message, request.read) };
  }

  return {
    async answer(request, log) {
      try {
        return await answer(request);
      } catch (error) {
        // Its message may quote what the visitor wrote: the kind of failure is enough.
        log.warn({ model: error instanceof Shortfall ? error.message : error instanceof APIError ? `${error.constructor.name} ${error.status ?? ''}`.trim() : (error as Error).name }, 'the built-in answer is given');
        return undefined;
      }
    },
  };
}

/** The model cannot be used, or not what it wrote. */
class Shortfall extends Error {}

/** An endpoint may say anything of itself. */
const isCount = (tokens: unknown): tokens is number => Number.isSafeInteger(tokens) && (tokens as number) >= 0;

const isFree = (error: unknown) => (error instanceof APIError && error.status !== undefined) || (error as Error).name === 'BrokenCircuitError';
