import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { errorStatuses } from '../errors.ts';

/** JSON Schema of what a route accepts, made from the rules that the use case obeys. */
export function schemaOf(rules: v.ObjectSchema<v.ObjectEntries, v.ErrorMessage<v.ObjectIssue> | undefined>): ObjectSchema {
  const { $schema: _, ...schema } = toJsonSchema(rules, { typeMode: 'input', errorMode: 'ignore' });
  const properties: Record<string, object> = {};
  const required: string[] = [];
  for (const [field, rule] of Object.entries(rules.entries)) {
    const facts = v.getMetadata(rule) as { required?: boolean; maxLength?: number };
    const { default: _default, required: _required, ...property } = (schema.properties as Record<string, Record<string, unknown>>)[field] ?? {};
    properties[field] = { ...property, ...(facts.maxLength && { maxLength: facts.maxLength }), ...(facts.required && { minLength: 1 }) };
    if (facts.required) required.push(field);
  }
  return { type: 'object', properties, required };
}

interface ObjectSchema {
  type: 'object';
  properties: Record<string, object>;
  required: string[];
}

const sentence = { type: 'string', description: 'One plain sentence' } as const;

const meanings: Partial<Record<number, string>> = {
  [errorStatuses.BAD_INPUT]: 'Bad input; the sentence names the fields at fault',
  [errorStatuses.UNAUTHENTICATED]: 'No valid token, or wrong credentials',
  [errorStatuses.NOT_FOUND]: 'No such record',
  [errorStatuses.TOO_LARGE]: 'Too large',
  [errorStatuses.UNSUPPORTED_TYPE]: 'Wrong content type or file type',
  [errorStatuses.KEY_REUSED]: 'The Idempotency-Key, or the messageId, was used with other content',
  [errorStatuses.RATE_LIMITED]: 'Too many requests; Retry-After says how many seconds to wait',
  [errorStatuses.UNAVAILABLE]: 'Briefly unavailable; Retry-After says how many seconds to wait',
};

/** The failing answers of a route, for its description. 503 can always come. */
export function failures(...statuses: number[]): Record<number, object> {
  return Object.fromEntries(
    [...statuses, errorStatuses.UNAVAILABLE].map((status) => [status, { description: meanings[status], content: { 'text/plain': { schema: sentence } } }]),
  );
}

export const bearerAuth = [{ bearer: [] }];

export const idempotencyHeader = {
  type: 'object',
  properties: {
    'idempotency-key': { type: 'string', maxLength: 200, description: 'The same key and content again gives the first answer and no second record' },
  },
} as const;

export const text = { type: 'string' } as const;
export const nullableText = { type: ['string', 'null'] } as const;
export const uuid = { type: 'string', format: 'uuid' } as const;
export const time = { type: 'string', format: 'date-time' } as const;
export const yesOrNo = { type: 'boolean' } as const;

/** An object all of whose fields are always there. */
export function record<Properties extends Record<string, object>>(properties: Properties) {
  return { type: 'object', properties, required: Object.keys(properties) } as const;
}

export const createdId = { description: 'Stored', ...record({ id: uuid }) } as const;

export const listQuery = {
  type: 'object',
  properties: {
    limit: { type: 'integer', minimum: 1, maximum: 500, default: 500 },
    before: { ...uuid, description: 'Only what is older than the record with this id' },
  },
} as const;
