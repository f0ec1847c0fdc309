import { defineConfig } from 'vitest/config'
import { PATIENCE_MS } from './services/_kit/src/testing/eventually.ts'
import { importResolveDrizzle } from './scripts/dev/paths.ts'
import { LongestFirst } from './scripts/test/longest-first.ts'

/** For projects with property tests. */
const setupFiles = ['./scripts/test/properties.ts']

/** How many processes run at the same time: the backing services need room beside them. */
const maxWorkers = Number(process.env.TEST_WORKERS ?? 2)

const shared = {
  // Node collects garbage seldom, and on the core that works instead of a second one: that saves a twentieth of the
  // CPU time of 380 integration tests, in the mean of three pairs.
  execArgv: ['--max-semi-space-size=64', '--single-threaded-gc', importResolveDrizzle],
  // Node runs these files as it runs the servers: it strips the types, transforms nothing, and keeps compiled code
  // from one stage to the next. Vite's transforms took a seventh of the tests' work.
  experimental: { viteModuleRunner: false },
  restoreMocks: true,
  env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent', NODE_ENV: 'test' },
}

/** Files of one process share what they import: most of a small file's time goes into importing. */
const together = { isolate: false }

/** Ends tests that hang. A slow test on a busy machine is no fault, and stages have budgets. */
const HANGS_MS = 600_000

/** A page on a busy machine takes its time; taking longer than a second, vitest's own limit, is no fault. */
const PATIENCE = { timeout: PATIENCE_MS }

/**
 * Tests that take long for what they show, of code that seldom
 * changes: `npm test -- --thorough` runs them before a release.
 */
const ONLY_THOROUGH =
  process.env.TEST_BREADTH === 'thorough'
    ? []
    : [
        'gateway/test/journeys.test.ts',
        'gateway/test/two-versions.test.ts',
        'gateway/test/subscriptions-flood.test.ts',
        'services/applications/test/many-savers.test.ts',
        'scripts/e2e/faults/answers-killed.test.ts',
        'scripts/e2e/rest/fuzz.test.ts',
        'scripts/e2e/journeys/missing-chunks.test.ts',
        'scripts/e2e/journeys/failures.test.ts',
      ]

/** Compares lists with their totals: nobody may change the records in between. */
const COUNTED = ['scripts/e2e/rest/catalog.test.ts']
/** Checks the requests that all the other tests have made. */
const LAST = ['scripts/e2e/rest/documented-calls.test.ts']

/**
 * `npm test` runs all projects, with the servers that they need. By hand:
 * `npx vitest run --project unit services/catalog`.
 */
export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          ...together,
          setupFiles,
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          include: [
            'services/*/src/**/*.test.ts',
            'gateway/src/**/*.test.ts',
            'proto-events/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'scripts/e2e/**'],
        },
      },
      './web/vitest.config.ts',
      {
        test: {
          ...shared,
          // Real servers, at the addresses in TEST_DATABASE_URL and its like.
          name: 'integration',
          ...together,
          setupFiles,
          include: ['services/*/test/**/*.test.ts', 'gateway/test/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...ONLY_THOROUGH],
          globalSetup: 'services/_kit/src/testing/schema.ts',
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
        },
      },
      {
        test: {
          ...shared,
          // A browser, and a whole platform at E2E_URL. The journeys share one site; each has people
          // and records of its own.
          name: 'e2e',
          ...together,
          include: ['scripts/e2e/journeys/**/*.test.ts'],
          exclude: ONLY_THOROUGH,
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          sequence: { groupOrder: 1 },
          expect: { poll: PATIENCE },
        },
      },
      {
        test: {
          ...shared,
          // A browser, and the components as a development build shows them, without a platform.
          name: 'pictures',
          include: ['scripts/e2e/pictures/**/*.test.ts'],
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
        },
      },
      {
        test: {
          ...shared,
          // The REST facade by plain requests, on a platform whose services run in processes of their own.
          name: 'rest',
          setupFiles,
          include: ['scripts/e2e/rest/**/*.test.ts'],
          exclude: [...COUNTED, ...LAST, ...ONLY_THOROUGH],
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          expect: { poll: PATIENCE },
        },
      },
      {
        test: {
          ...shared,
          // The same platform, for tests that count records: nobody else may change them meanwhile.
          name: 'counted',
          include: COUNTED,
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          expect: { poll: PATIENCE },
        },
      },
      {
        test: {
          ...shared,
          // After all tests that call the REST facade: checks that they left no call out.
          name: 'last',
          include: LAST,
          testTimeout: HANGS_MS,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          ...shared,
          // The same platform with a second process of everything beside it. The tests stop a gateway, so they run
          // one after the other.
          name: 'two-of-each',
          ...together,
          include: ['scripts/e2e/two-of-each/**/*.test.ts'],
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          fileParallelism: false,
          sequence: { groupOrder: 3 },
          expect: { poll: PATIENCE },
        },
      },
      {
        test: {
          ...shared,
          // The tests kill processes of their platform, so they run one after the other.
          name: 'faults',
          include: ['scripts/e2e/faults/**/*.test.ts'],
          exclude: ONLY_THOROUGH,
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          expect: { poll: PATIENCE },
        },
      },
    ],
  },
})
