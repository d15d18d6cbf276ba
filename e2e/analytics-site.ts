import { afterAll, afterEach, beforeAll } from 'vitest';
import { openAnalyticsService, type AnalyticsService } from './analytics-service.ts';
import { buildAside } from './build-aside.ts';
import { startBuiltGateway } from './gateway.ts';

/** In milliseconds; only for a build that hangs. */
const BUILT_WITHIN = 600_000;

interface Setting {
  readonly provider: 'ga4' | 'plausible';
  readonly id: string;
  /** Of its script, at the stand-in. */
  readonly path: string;
}

export interface CountedSite {
  readonly url: string;
  /** Fresh for each test; its address is in the build and stays. */
  readonly service: AnalyticsService;
}

/** The site, really built for a service that stands on this machine, once for a file of tests. */
export function siteWithAnalytics({ provider, id, path }: Setting): () => CountedSite {
  let site: CountedSite;
  const leaving: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const service = await openAnalyticsService();
    leaving.unshift(() => service.stop());
    const built = await buildAside(provider, { ANALYTICS_PROVIDER: provider, ANALYTICS_ID: id, ANALYTICS_SCRIPT_URL: service.origin + path });
    leaving.unshift(built.remove);
    const gateway = await startBuiltGateway(built.main);
    leaving.unshift(() => gateway.stop());
    site = { url: gateway.url, service };
  }, BUILT_WITHIN);

  afterEach(() => {
    site.service.asked.length = 0;
    site.service.views.length = 0;
  });

  afterAll(async () => {
    for (const leave of leaving) await leave();
  });

  return () => site;
}
