import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config.ts';
import type { SitePolicy } from '../site/built-site.ts';

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Files that pages are made of. A policy does nothing for them and would outweigh many of them. Not so SVG and XML, which a browser
 * opens as documents, and `sw.js`, whose own answer says what the worker may do.
 */
const PART = /^\/(?:assets|icons|pictures|screenshots)\/.+\.(?:js|css|woff2|json|png|webp)$|^\/\w+\.webmanifest$/;

/** What other sites show beside a link to a page: its picture, and the company's mark. */
const SHARED = /^\/(?:pictures|icons)\//;

/**
 * What a browser may do with our pages (OWASP Secure Headers). A page and its headers are to fit into the first flight of packets,
 * so that nothing is said that only browsers of the past understand.
 *
 * @param policy the inline scripts of the built pages (no other inline script ever runs), and whom they may count views with
 */
export function securityHeaders(server: FastifyInstance, config: Pick<Config, 'publicUrl'>, { scriptHashes, analytics }: SitePolicy): void {
  const options: HelmetOptions = {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...scriptHashes, ...exceptAtTheDesk(analytics?.script)],
        // Radix's scroll lock writes a style element, styled-components does so too.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...exceptAtTheDesk(analytics?.connect)],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Said above, by frame-ancestors.
    xFrameOptions: false,
    // For Internet Explorer, Flash and early WebKit; the last two are what browsers do by themselves.
    xXssProtection: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    originAgentCluster: false,
    // Only where the site is served over TLS under a name of its own: localhost belongs to the operator's other projects too.
    strictTransportSecurity: /^https:\/\/(?!localhost(?:[:/]|$))/.test(config.publicUrl) ? { maxAge: ONE_YEAR_SECONDS, includeSubDomains: false } : false,
  };
  // Made once: fastify's own plugin makes them anew for every request.
  const ofPages = helmet(options);
  const lean = { ...options, contentSecurityPolicy: false, crossOriginOpenerPolicy: false, referrerPolicy: false } as const;
  const ofParts = helmet(lean);
  const ofShared = helmet({ ...lean, crossOriginResourcePolicy: { policy: 'cross-origin' } });
  server.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? '';
    const apply = !PART.test(route) ? ofPages : SHARED.test(route) ? ofShared : ofParts;
    apply(request.raw, reply.raw, done as (error?: unknown) => void);
  });
  server.addHook('onSend', async (_request, reply) => {
    if (reply.raw.hasHeader('content-security-policy')) reply.header('permissions-policy', 'camera=(),geolocation=(),microphone=(),payment=(),usb=()');
  });
}

/** Where staff work, no other party's script may run, whatever the pages ask for. */
function exceptAtTheDesk(sources: readonly string[] = []) {
  return sources.map((source) => (request: IncomingMessage) => (/^\/admin(?:[/?]|$)/.test(request.url ?? '') ? "'self'" : source));
}
