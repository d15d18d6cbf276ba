import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import { type ASTVisitor, GraphQLError, OperationTypeNode, type ValidationContext } from 'graphql';
import type { Config } from '../config.ts';
import { sendTextError } from '../http/errors.ts';
import { acceptJsonOnly } from '../http/json-body.ts';
import { buildSchema } from './build-schema.ts';
import { formatError, statusOf } from './errors.ts';
import type { GraphContext } from './graph-context.ts';
import { limitRules, MAX_TOKENS } from './limits.ts';
import { subscriptionRoute } from './stream.ts';
import { acceptUploads } from './uploads.ts';

/** The HTTP status says what the errors say, so that any client of HTTP can tell success from failure. */
const httpStatus: ApolloServerPlugin<GraphContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response }) {
        if (response.body.kind !== 'single' || !response.body.singleResult.errors?.length) return;
        const { status, retryAfter } = statusOf(response.body.singleResult.errors);
        response.http.status = status;
        if (retryAfter !== undefined) response.http.headers.set('retry-after', String(retryAfter));
      },
    };
  },
};

/** Executed as a query, a subscription would answer once, with nothing. */
function noSubscription(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (node.operation === OperationTypeNode.SUBSCRIPTION) context.reportError(new GraphQLError('Subscriptions go to /graphql/stream.', { nodes: [node] }));
    },
  };
}

/** `POST /graphql`, and `POST /graphql/stream` for subscriptions */
export function graphqlApi(config: Config) {
  return async (scope: FastifyInstance): Promise<void> => {
    const schema = buildSchema();
    const apollo = new ApolloServer<GraphContext>({
      schema,
      introspection: config.development,
      includeStacktraceInErrorResponses: false,
      hideSchemaDetailsFromClientErrors: !config.development,
      csrfPrevention: true,
      allowBatchedHttpRequests: false,
      persistedQueries: false,
      validationRules: [...limitRules, noSubscription],
      parseOptions: { maxTokens: MAX_TOKENS },
      formatError: formatError(scope.log),
      stopOnTerminationSignals: false,
      // Nothing here may be cached, and the plugin that computes how long would look at every field.
      plugins: [httpStatus, ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled(), fastifyApolloDrainPlugin(scope)],
      logger: { debug() {}, info() {}, warn() {}, error: () => scope.log.error('Apollo Server reported an error') },
    });
    await apollo.start();

    scope.setErrorHandler(sendTextError);
    acceptJsonOnly(scope);
    acceptUploads(scope);
    scope.post('/graphql', { handler: fastifyApolloHandler(apollo, { context: async ({ ctx }) => ({ ctx }) }) });
    subscriptionRoute(scope, schema, { introspection: config.development });
    scope.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  };
}
