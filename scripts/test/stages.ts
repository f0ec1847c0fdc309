/** The stages of `npm test`, in the order in which they are shown. */
import { join } from 'node:path'
import { runOnce } from '../dev/run-once.ts'
import { root } from '../dev/paths.ts'
import { buildWeb } from '../dev/web-build.ts'
import { findBrowser } from './browser.ts'
import { runContainerTests } from './containers.ts'
import { runFaults, runJourneys, runRest, runTwoOfEach } from './journeys.ts'
import type { Outcome, Stage } from './stage.ts'
import { nothing, ofCheck } from './tally.ts'
import { runVitest } from './run-vitest.ts'

export const stages: Stage[] = [
  check('format', 'oxfmt', ['--check']),
  check('lint', 'oxlint', []),
  check('types', 'tsc', typesOf('.')),
  check('types-web', 'tsc', typesOf('web')),
  // The client's build configuration and tests, which run in Node: browser code knows nothing of Node.
  check('types-web-node', 'tsc', typesOf('web/tsconfig.node.json')),
  check('types-e2e', 'tsc', typesOf('scripts/e2e')),
  check('imports', 'depcruise', cruise('config.ts')),
  check('folders', 'depcruise', cruise('folders.config.ts')),
  check('unused', 'knip', ['--no-progress']),
  check('declared', 'node', ['scripts/declared/write.ts', '--check']),
  check('composition', 'node', ['gateway/bin/compose.ts', '--check']),
  check('schema', 'node', ['scripts/check/schema.ts']),
  check(
    'codegen',
    'graphql-codegen',
    ['--config', 'codegen.ts', '--check'],
    join(root, 'web'),
  ),
  check('deploy-files', 'node', ['scripts/ops/deploy-files.ts', '--check']),
  { name: 'web-build', isStatic: true, run: webBuild },
  // At most three of these run at a time: tests that wait for servers and pages leave room for another stage.
  {
    name: 'faults',
    needsBrowser: true,
    run: ({ folder }) => runFaults(folder),
  },
  {
    name: 'integration',
    needsStores: true,
    // These tests wait for servers a third of the time, so they
    // run in one process more than the machine has room for.
    run: async ({ env, folder }) =>
      runVitest(folder, ['integration'], {
        env: { TEST_WORKERS: process.env.TEST_WORKERS ?? '3', ...(await env) },
      }),
  },
  { name: 'unit', run: ({ folder }) => runVitest(folder, ['unit']) },
  {
    name: 'web',
    // Otherwise the longest of the three chains of stages would end alone.
    after: ['unit'],
    run: ({ folder }) => runVitest(folder, ['@landfall/web']),
  },
  // The same platform as that of the faults, kept running: an idle platform costs a fifteenth of a core.
  {
    name: 'rest',
    after: ['faults'],
    needsBrowser: true,
    run: ({ folder }) => runRest(folder),
  },
  {
    name: 'two-of-each',
    // Runs on the platform of both, also where one of them is left out.
    after: ['faults', 'rest'],
    needsBrowser: true,
    run: ({ folder }) => runTwoOfEach(folder),
  },
  {
    name: 'journeys',
    after: ['two-of-each'],
    needsBrowser: true,
    run: ({ folder }) => runJourneys(folder),
  },
  {
    name: 'pictures',
    after: ['web'],
    needsBrowser: true,
    run: async ({ folder }) =>
      runVitest(folder, ['pictures'], { env: { E2E_BROWSER: await findBrowser() } }),
  },
  {
    name: 'containers',
    after: ['integration', 'journeys', 'pictures'],
    run: ({ folder }) => runContainerTests(folder),
  },
]

/**
 * Skips what did not change since the last time. Each further checker reads the shared types anew: where several
 * stages run at a time, one checker does the same with half the work.
 * @param folder of a tsconfig.json, or the file itself
 */
function typesOf(folder: string): string[] {
  const kept = `.landfall/types/${folder.replaceAll(/\W/g, '-')}.tsbuildinfo`
  return ['-p', folder, '--checkers', '1', '--incremental', '--tsBuildInfoFile', kept]
}

/** @param config a file of scripts/check/imports */
function cruise(config: string): string[] {
  const packages = ['proto-events', 'services', 'gateway', 'web', 'scripts']
  return [...packages, '--config', `scripts/check/imports/${config}`]
}

function check(name: string, file: string, args: string[], cwd = root): Stage {
  return {
    name,
    isStatic: true,
    async run() {
      const { code, output } = await runOnce(file, args, { cwd })
      return { ...ofCheck(code), output }
    },
  }
}

/** Builds the client and checks that it keeps to its weight. */
async function webBuild(): Promise<Outcome> {
  try {
    await buildWeb(() => {})
  } catch (error) {
    return { ...nothing, failed: 1, output: String(error) }
  }
  const { code, output } = await runOnce('node', ['build/check-budget.ts'], {
    cwd: join(root, 'web'),
  })
  return { ...ofCheck(code), output }
}
