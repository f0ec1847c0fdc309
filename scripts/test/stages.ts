/** The stages of `npm test`, in the order in which they are shown. */
import { join } from 'node:path'
import { runOnce } from '../dev/run-once.ts'
import { root } from '../dev/paths.ts'
import { buildWeb } from '../dev/web-build.ts'
import { runContainerTests } from './containers.ts'
import { runFaults, runJourneys, runRest } from './journeys.ts'
import { nothing, ofCheck, type Tally } from './tally.ts'
import { runVitest } from './run-vitest.ts'

export type Outcome = Tally & { readonly output: string }

export type TestStores = {
  /** TEST_DATABASE_URL and its like; resolves when all servers answer. */
  readonly env: Promise<NodeJS.ProcessEnv>
  /** A folder of this run, thrown away at its end. */
  readonly folder: string
}

export type Stage = {
  readonly name: string
  /** Runs beside others: neither servers nor much of the machine. */
  readonly isStatic?: boolean
  readonly needsStores?: boolean
  readonly needsBrowser?: boolean
  /** Mostly waits, so the stages after it run beside it. */
  readonly isBackground?: boolean
  run(stores: TestStores): Promise<Outcome>
}

export const stages: Stage[] = [
  check('format', 'prettier', ['--check', '--log-level=warn', '.']),
  check('lint', 'oxlint', []),
  check('types', 'tsc', ['-p', 'tsconfig.json']),
  check('types-web', 'tsc', ['-p', 'web/tsconfig.json']),
  check('types-e2e', 'tsc', ['-p', 'scripts/e2e/tsconfig.json']),
  check('imports', 'node', ['scripts/check/imports.ts']),
  check('composition', 'node', ['gateway/bin/compose.ts', '--check']),
  check('schema', 'node', ['scripts/check/schema.ts']),
  check(
    'codegen',
    'graphql-codegen',
    ['--config', 'codegen.ts', '--check'],
    join(root, 'web'),
  ),
  { name: 'web-build', isStatic: true, run: webBuild },
  { name: 'unit', run: ({ folder }) => runVitest(folder, ['unit', '@landfall/web']) },
  {
    name: 'integration',
    needsStores: true,
    // A third of the time they wait for servers: one process more than the machine would like.
    run: async ({ env, folder }) =>
      runVitest(folder, ['integration'], {
        env: { TEST_WORKERS: process.env.TEST_WORKERS ?? '3', ...(await env) },
      }),
  },
  {
    name: 'faults',
    isBackground: true,
    needsBrowser: true,
    run: ({ folder }) => runFaults(folder),
  },
  {
    name: 'journeys',
    needsBrowser: true,
    run: ({ folder }) => runJourneys(folder),
  },
  {
    name: 'rest',
    needsBrowser: true,
    run: ({ folder }) => runRest(folder),
  },
  { name: 'containers', run: ({ folder }) => runContainerTests(folder) },
]

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

/** The build, and that it keeps to its weight. */
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
