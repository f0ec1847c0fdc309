/**
 * `npm test`: every check and every test, from a bare clone. The last line is the sum.
 *
 *     npm test -- --only lint,types,unit      some stages (npm test -- --list names them)
 *     npm test -- --no-install                installs no system package, even as root
 *     npm test -- --thorough                  every case of tables that a run samples, and more random ones
 *
 * The times of stages and files are kept in .landfall/test-times.json; TEST_BUDGETS=off lets a stage take longer
 * than its budget.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { state } from '../dev/paths.ts'
import { createSupervisor } from '../dev/supervisor.ts'
import { findBrowser } from './browser.ts'
import { budgets } from './budgets.ts'
import { runInOrder } from './in-order.ts'
import { makeRunFolder, makeTemporaryFolder } from './run-folder.ts'
import { stopPlatforms } from './start-platform.ts'
import type { Outcome, Stage, TestStores } from './stage.ts'
import { stages } from './stages.ts'
import { add, lastLine, nothing, type Tally } from './tally.ts'
import { startTestStores } from './test-stores.ts'
import {
  type StageTime,
  budgetFault,
  keepTimes,
  slowestFiles,
  watchSlowness,
} from './times.ts'

/** How many static checks run at a time. */
const LANES = 2

const startedMs = Date.now()
process.exitCode = await main()

async function main(): Promise<number> {
  const chosen = chooseStages()
  if (!chosen) return 2
  const folder = makeRunFolder()
  process.env.TMPDIR = makeTemporaryFolder(folder)
  const around = { logs: join(folder, 'log'), run: join(folder, 'run'), say }
  const supervisor = createSupervisor(around)
  const cleanUp = async () => {
    await Promise.all([stopPlatforms(), supervisor.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => cleanUp().finally(() => process.exit(130)))
  }
  const needsStores = chosen.some((stage) => stage.needsStores)
  const env = needsStores ? startTestStores(supervisor, folder, say) : Promise.resolve({})
  const browser = chosen.some((stage) => stage.needsBrowser) ? findBrowser() : null
  // The stage that needs it reports the failure.
  env.catch(() => {})
  browser?.catch(() => {})
  const times: StageTime[] = []
  const sum = await runStages(chosen, { env, folder }, times)
  await cleanUp()
  keepTimes(join(state, 'test-times.json'), times)
  const slowest = slowestFiles(times)
  if (slowest) say(`\nslowest files:\n${slowest}`)
  say(`\nall stages: ${seconds(startedMs)}\n${lastLine(sum)}`)
  return sum.failed === 0 ? 0 : 1
}

function chooseStages(): Stage[] | null {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      list: { type: 'boolean' },
      // Read by scripts/dev/install/debian.ts.
      'no-install': { type: 'boolean' },
      thorough: { type: 'boolean' },
    },
  })
  // Read by services/_kit/src/testing/breadth.ts, in the processes that run tests.
  if (values.thorough) process.env.TEST_BREADTH = 'thorough'
  const names = stages.map(({ name }) => name)
  const wanted = values.only?.split(',')
  const unknown = wanted?.filter((name) => !names.includes(name)) ?? []
  if (values.list || unknown.length > 0) {
    say(
      `${unknown.length > 0 ? `unknown: ${unknown.join(', ')}\n` : ''}stages: ${names.join(', ')}`,
    )
    return null
  }
  return stages.filter(({ name }) => !wanted || wanted.includes(name))
}

/** @param times takes what each stage took */
async function runStages(
  chosen: Stage[],
  stores: TestStores,
  times: StageTime[],
): Promise<Tally> {
  let sum = nothing
  const run = async (stage: Stage) => {
    const stageStartedMs = Date.now()
    const { outcome, time } = await runTimed(stage, stores)
    times.push(time)
    sum = add(sum, outcome)
    report(stage, outcome, stageStartedMs)
  }
  const queue = chosen.filter((stage) => stage.isStatic)
  const lane = async () => {
    for (let stage = queue.shift(); stage; stage = queue.shift()) await run(stage)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  const begin = (stage: Stage) => {
    say(`… ${stage.name}`)
    return run(stage)
  }
  await runInOrder(
    chosen.filter((stage) => !stage.isStatic),
    begin,
  )
  return sum
}

/** Runs a stage, and adds one failure when it takes more than one and a half times its budget. */
async function runTimed(stage: Stage, stores: TestStores) {
  const watch = watchSlowness()
  const stageStartedMs = Date.now()
  const outcome = await stage.run(stores).catch(asFailure)
  const time: StageTime = {
    stage: stage.name,
    seconds: (Date.now() - stageStartedMs) / 1000,
    budgetSeconds: budgets[stage.name] ?? 0,
    slowness: watch.end(),
    files: outcome.files ?? [],
  }
  const fault = budgetFault(time)
  if (!fault) return { outcome, time }
  const output = `${outcome.output.trimEnd()}\n${fault}`
  return { outcome: { ...outcome, failed: outcome.failed + 1, output }, time }
}

function asFailure(error: unknown): Outcome {
  return {
    ...nothing,
    failed: 1,
    output: error instanceof Error ? error.message : String(error),
  }
}

function report(stage: Stage, outcome: Outcome, stageStartedMs: number) {
  const mark = outcome.failed > 0 ? '✗' : '✓'
  say(
    `${mark} ${stage.name.padEnd(16)} ${seconds(stageStartedMs).padStart(8)}   ${lastLine(outcome)}`,
  )
  const isWorthShowing = outcome.failed > 0 || (outcome.passed === 0 && outcome.skipped > 0)
  if (isWorthShowing) say(outcome.output.trimEnd().replaceAll(/^/gm, '    '))
}

function seconds(sinceMs: number): string {
  return `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}
