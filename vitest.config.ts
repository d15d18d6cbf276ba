import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';

/** Milliseconds after which something hangs; nothing is measured by it. Each step of a journey has less of its own (e2e/browser.ts). */
const HANGS = 120_000;
const JOURNEY_HANGS = 300_000;

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'app', include: ['app/**/*.test.{ts,tsx}'], environment: 'node', testTimeout: HANGS, hookTimeout: HANGS },
      },
      {
        extends: true,
        // The one that packages get from Node: of two copies, neither takes a schema that the other made.
        resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
        test: {
          name: 'gateway',
          include: ['gateway/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
          globalSetup: ['gateway/test/global-setup.ts'],
          testTimeout: HANGS,
          hookTimeout: HANGS,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          testTimeout: JOURNEY_HANGS,
          hookTimeout: JOURNEY_HANGS,
        },
      },
    ],
    // Two cores: more workers only wait for each other. Each keeps its modules, the assistant's knowledge and its browser from file to
    // file; what tests write is apart by databases, gateways and browser contexts of their own.
    maxWorkers: 2,
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
});
