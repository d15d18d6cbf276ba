import { inject } from 'vitest';

/**
 * Of the built gateway that this file's journeys are made to. Vitest numbers the files that run at the same time from 1 on, and no two
 * of those share a gateway: one would count what the other sends.
 */
export const siteUrl = (): string => inject('siteUrls')[Number(process.env['VITEST_POOL_ID']) - 1]!;
