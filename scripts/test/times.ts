/** How long stages and files of a run took, and what a stage may take. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { z } from 'zod'
import { root } from '../dev/paths.ts'

/**
 * `seconds` run from its first test to the end of its last:
 * vitest's report leaves out imports and setup before that.
 */
export type FileTime = { readonly file: string; readonly seconds: number }

export type StageTime = {
  readonly stage: string
  readonly seconds: number
  readonly budgetSeconds: number
  /** How many times longer a fixed loop took meanwhile than on a quiet machine of two cores. */
  readonly slowness: number
  readonly files: readonly FileTime[]
}

/** A stage fails when it takes this many times its budget. */
const TOLERANCE = 1.5
const SHOWN_FILES = 10
const LOOP_TURNS = 20_000_000
/** How long the loop takes when nothing else runs, on the machine that the budgets were measured on. */
const QUIET_LOOP_MS = 22
/** At this interval the loop takes a quarter of a hundredth of the time. */
const SAMPLE_EVERY_MS = 10_000

const vitestTimes = z.object({
  testResults: z.array(
    z.object({ name: z.string(), startTime: z.number(), endTime: z.number() }),
  ),
})

/** The files of a JSON report of vitest; none when there is no report. */
export function fileTimes(reportFile: string): FileTime[] {
  try {
    const { testResults } = vitestTimes.parse(JSON.parse(readFileSync(reportFile, 'utf8')))
    return testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    }))
  } catch {
    return []
  }
}

/**
 * How many times longer the loop takes than on a quiet machine,
 * which is 1; a busy or slow machine takes longer for everything.
 */
function measureSlowness(): number {
  const startedAt = performance.now()
  let sum = 0
  for (let turn = 0; turn < LOOP_TURNS; turn += 1) sum = Math.imul(sum ^ turn, 0x9e3779b1)
  const tookMs = performance.now() - startedAt
  // The sum is used, so that no compiler leaves the loop out.
  return Math.max(1, (tookMs + (sum === 0 ? 1e-9 : 0)) / QUIET_LOOP_MS)
}

/**
 * Samples how slow the machine is while a stage runs; its first and last moment alone would not show it: on a new
 * machine, servers are installed and built beside the checks.
 */
export function watchSlowness(): { end(): number } {
  const samples = [measureSlowness()]
  const measure = () => samples.push(measureSlowness())
  const timer = setInterval(measure, SAMPLE_EVERY_MS).unref()
  return {
    end() {
      clearInterval(timer)
      measure()
      return slownessOf(samples)
    },
  }
}

/**
 * The mean of the samples, or the first or the last if that is
 * greater: these were taken when the stage began and ended.
 */
export function slownessOf(samples: readonly number[]): number {
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length
  return Math.max(mean, samples[0] ?? 1, samples.at(-1) ?? 1)
}

/** Why a stage was too slow; null when it was not, or when TEST_BUDGETS=off. */
export function budgetFault(
  { seconds, budgetSeconds, slowness }: StageTime,
  env: NodeJS.ProcessEnv = process.env,
): string | null {
  const limit = budgetSeconds * slowness * TOLERANCE
  if (env.TEST_BUDGETS === 'off' || seconds <= limit) return null
  return (
    `It took ${seconds.toFixed(0)} s; its budget is ${budgetSeconds} s, and ${limit.toFixed(0)} s on this machine ` +
    `as busy as it was (${slowness.toFixed(1)}). Make it faster, or set the budget in scripts/test/budgets.ts.`
  )
}

/** The slowest files first, one on each line. */
export function slowestFiles(stages: readonly StageTime[]): string {
  return stages
    .flatMap(({ stage, files }) => files.map((file) => ({ stage, ...file })))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SHOWN_FILES)
    .map(
      ({ stage, file, seconds }) =>
        `${seconds.toFixed(1).padStart(7)} s  ${file} (${stage})`,
    )
    .join('\n')
}

export function keepTimes(file: string, stages: readonly StageTime[]) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ stages }, null, 2)}\n`)
}
