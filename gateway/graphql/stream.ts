import type { FastifyInstance, FastifyReply } from 'fastify';
import { type DocumentNode, type ExecutionResult, getOperationAST, type GraphQLError, type GraphQLFormattedError, type GraphQLSchema, NoSchemaIntrospectionCustomRule, OperationTypeNode, parse, specifiedRules, subscribe, validate } from 'graphql';
import * as v from 'valibot';
import { badInput } from '../errors.ts';
import { check } from '../rules/problems.rules.ts';
import { formatError, statusOf } from './errors.ts';
import { eventStream } from './event-stream.ts';
import type { GraphContext } from './graph-context.ts';
import { limitRules, MAX_TOKENS } from './limits.ts';

/** A request of GraphQL over HTTP. */
const requestRules = v.object({
  query: v.string('must be a document'),
  operationName: v.nullish(v.string('must be text')),
  variables: v.nullish(v.record(v.string(), v.unknown())),
});

/** `POST /graphql/stream`: subscriptions, as GraphQL over SSE (graphql-sse's protocol, distinct connections mode). */
export function subscriptionRoute(scope: FastifyInstance, schema: GraphQLSchema, { introspection }: { introspection: boolean }): void {
  const rules = [...specifiedRules, ...limitRules, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])];

  scope.post('/graphql/stream', async (request, reply) => {
    const checked = check(requestRules, request.body);
    if (!checked.ok) throw badInput(checked.problems);
    const { query, operationName, variables } = checked.value;
    const format = (errors: readonly GraphQLError[]) => errors.map((error) => formatError(request.log)(error.toJSON(), error));

    const { document, errors } = readDocument(query, (one) => validate(schema, one, rules));
    if (!document) return refuse(reply, format(errors));
    if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION) throw badInput({ query: 'must be a subscription; anything else goes to /graphql' });

    const contextValue: GraphContext = { ctx: request.ctx };
    const results = await subscribe({ schema, document, operationName, variableValues: variables, contextValue });
    if (!(Symbol.asyncIterator in results)) return refuse(reply, format(results.errors ?? []));
    // Its connection carries nothing after it: kept alive, it would hold up a server that stops.
    reply.headers({ 'x-accel-buffering': 'no', connection: 'close' });
    return reply.type('text/event-stream; charset=utf-8').send(eventStream(masked(results, format)));
  });
}

function readDocument(query: string, errorsOf: (document: DocumentNode) => readonly GraphQLError[]): { document?: DocumentNode; errors: readonly GraphQLError[] } {
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS });
    const errors = errorsOf(document);
    return errors.length > 0 ? { errors } : { document, errors };
  } catch (error) {
    return { errors: [error as GraphQLError] };
  }
}

function refuse(reply: FastifyReply, errors: GraphQLFormattedError[]): FastifyReply {
  const { status, retryAfter } = statusOf(errors);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply.code(status).type('application/graphql-response+json; charset=utf-8').send(JSON.stringify({ errors }));
}

function masked(results: AsyncIterator<ExecutionResult>, format: (errors: readonly GraphQLError[]) => GraphQLFormattedError[]): AsyncIterator<object> {
  return {
    async next() {
      const { done, value } = await results.next();
      if (done) return { done, value: undefined };
      return { done: false, value: { ...value, ...(value.errors && { errors: format(value.errors) }) } };
    },
    return: async () => {
      await results.return?.();
      return { done: true, value: undefined };
    },
  };
}
