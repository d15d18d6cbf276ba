import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Orm } from './database/orm.ts';
import { graphqlApi } from './graphql/server.ts';
import { sendTextError } from './http/errors.ts';
import { livenessRoute, readinessRoute, type Readiness } from './http/health.ts';
import { decorateWithContext } from './http/request-context.ts';
import { RequestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { startIndexFiller } from './modules/desk/finding/fill-index.ts';
import { contactFormRoutes } from './modules/inquiries/contact-form.routes.ts';
import { prepareReading } from './modules/leads/reading/prepare-reading.ts';
import { newsletterPageRoutes } from './modules/newsletter/newsletter.routes.ts';
import { restApi } from './rest/api.ts';
import { keepRetention } from './modules/privacy/keep-retention.ts';
import { retentionOf } from './modules/privacy/retention.ts';
import { createServices, type ServiceParts } from './services.ts';
import { readBuiltSite } from './site/built-site.ts';
import { decodableUrl } from './site/decodable-url.ts';
import { siteRoutes } from './site/site.routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly readiness: Readiness;
  }
}

/** Slow clients: Fastify has no limits of its own. A 5 MB résumé over a thin line takes a minute and more. */
const HEADERS_TIMEOUT_MS = 20_000;
const REQUEST_TIMEOUT_MS = 180_000;

const SWEEP_EVERY_MS = 60_000;

export interface ServerParts extends ServiceParts {
  config: Config;
  orm: Orm;
  /** Where the app was built to, or a link to it. */
  siteFolder: string;
  /** Where log lines go instead of standard output. */
  logStream?: { write(line: string): void };
}

/** Builds the gateway from its parts. It does not listen; `close` leaves the ORM open. */
export async function buildServer({ config, orm, siteFolder, logStream, ...parts }: ServerParts): Promise<FastifyInstance> {
  const server = Fastify({
    logger: {
      level: config.logLevel,
      ...(logStream && { stream: logStream }),
      // Who wrote and what they wrote stays out of the logs: neither bodies nor headers nor queries.
      serializers: { req: ({ method, url, id }) => ({ id, method, path: url?.split('?', 1)[0] }) },
    },
    logController: new RequestLog(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    // What still comes over open connections during a shutdown is answered, and is the last on its connection.
    return503OnClosing: false,
    // As long as an address may be: an id that is none is for the route to answer.
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    frameworkErrors: (error, request, reply) => sendTextError(error, request, reply),
  });
  const readiness: Readiness = { ready: true, stopping: false };
  server.decorate('readiness', readiness);
  server.setErrorHandler(sendTextError);
  server.addHook('onSend', async (_request, reply) => {
    if (readiness.stopping) reply.header('connection', 'close');
  });

  const services = createServices(config, orm, server.log, parts);
  const site = readBuiltSite(siteFolder);
  decorateWithContext(server, config, services);
  securityHeaders(server, config, site.policy);
  // In a scope of its own, before the overload's: a process that is busy lives, and must not be restarted for it.
  await server.register(async (scope) => livenessRoute(scope));
  await server.register(underPressure, { maxEventLoopDelay: config.maxLagMs, exposeStatusRoute: false });

  readinessRoute(server, orm, readiness);
  await server.register(restApi, { prefix: '/api' });
  await server.register(graphqlApi(config));
  await server.register(contactFormRoutes);
  await server.register(newsletterPageRoutes);
  await siteRoutes(server, site);

  const sweep = setInterval(() => void services.rateLimiter.sweep().catch(() => {}), SWEEP_EVERY_MS).unref();
  const filler = startIndexFiller(orm, (error) => server.log.error({ code: (error as { code?: unknown }).code }, 'the search index could not be filled'));
  server.addHook('onClose', () => {
    clearInterval(sweep);
    return filler.stop();
  });
  keepRetention(server, orm, retentionOf(config));
  // Before it waits for its connections: streams would never end by themselves.
  server.addHook('onListen', async () => {
    await services.knowledge.prepare();
    await prepareReading(services.wordTagger);
  });
  server.addHook('preClose', () => services.deskEvents.close());
  server.addHook('onClose', async () => {
    await Promise.all([services.sentenceEncoder.close(), services.wordTagger.close()]);
  });
  await services.postRoom.start(server.log);
  server.addHook('onClose', () => services.postRoom.stop());
  return server;
}
