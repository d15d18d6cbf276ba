import { randomBytes } from 'node:crypto';
import { APIError } from 'openai';
import type { FastifyBaseLogger } from 'fastify';
import type { ModelAccess } from '../../../config.ts';
import type { ChatMessageRow } from '../../conversations/conversation.entity.ts';
import type { Finding } from '../../leads/evidence.ts';
import type { Passage } from '../knowledge/passage.ts';
import { faultOf } from './check-answer.ts';
import { createCompletions, Shortfall } from './completions.ts';
import { notedFields } from './noted-fields.ts';
import { messagesFor, rulesText } from './prompt.ts';
import type { TokenBudget } from './token-budget.ts';

export interface ModelRequest {
  readonly message: string;
  /** Earlier messages, oldest first. */
  readonly history: readonly Pick<ChatMessageRow, 'sender' | 'text'>[];
  readonly passages: readonly Passage[];
  /** What our own reading found in the message. */
  readonly read: readonly Finding[];
}

export interface ModelReply {
  /** Undefined where the model wrote nothing that may be shown: the built-in answer is. */
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
export function createLanguageModel(access: ModelAccess, budget: TokenBudget, patienceMs?: number): LanguageModel {
  const completions = createCompletions(access, budget, patienceMs);
  const canary = randomBytes(12).toString('hex');

  async function ask(request: ModelRequest): Promise<ModelReply & { fault: string | undefined }> {
    const { messages, facts } = messagesFor({ ...request, canary });
    const choice = (await completions.complete(messages)).choices?.[0];
    if (!choice?.message) throw new Shortfall('no answer in it');
    const { content, tool_calls } = choice.message;
    const text = content?.trim() ?? '';
    const fault = choice.finish_reason === 'length' ? 'cut off' : faultOf(text, { facts, rules: rulesText(canary), canary });
    // What it noted is checked by itself: it is worth no less where the text may not be shown.
    return { text: fault ? undefined : text, findings: notedFields(tool_calls, request.message, request.read), fault };
  }

  return {
    async answer(request, log) {
      const warn = (model: string) => log.warn({ model }, 'the built-in answer is given');
      try {
        const { fault, ...reply } = await ask(request);
        if (fault && fault !== 'empty') warn(fault);
        return reply;
      } catch (error) {
        // Its message may quote what the visitor wrote: the kind of failure is enough.
        warn(error instanceof Shortfall ? error.message : error instanceof APIError ? `${error.constructor.name} ${error.status ?? ''}`.trim() : (error as Error).name);
        return undefined;
      }
    },
  };
}
