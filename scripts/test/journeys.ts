/** The browser's journeys against a whole platform that `npm start` has started. */
import { join } from 'node:path'
import { buildWeb } from '../dev/web-build.ts'
import { findBrowser } from './browser.ts'
import { platformComplaints } from './platform-complaints.ts'
import { runVitest } from './run-vitest.ts'
import type { Outcome } from './stage.ts'
import {
  FIRST_PORTS,
  startPlatform,
  startSecond,
  type Platform,
  type PlatformKind,
} from './start-platform.ts'
import { nothing } from './tally.ts'

/**
 * The one journey that a thorough run repeats where each service has its own process: both kinds run the same code.
 */
const SMOKE = 'scripts/e2e/journeys/student.test.ts'
/** It needs a language model, which only the platform in processes has. */
const STREAMED = 'scripts/e2e/journeys/streamed-answer.test.ts'

let built: Promise<void> | undefined

/** Builds once, before platforms that start at the same time would each build into the same folder. */
function untilWebIsBuilt(): Promise<void> {
  built ??= buildWeb(() => {})
  return built
}

/**
 * What people do in a browser, on a platform in one process, which is the lightest kind. Tests that wait for pages
 * leave a core free now and then, so three run at a time.
 */
export function runJourneys(folder: string): Promise<Outcome> {
  const env = { TEST_WORKERS: process.env['TEST_WORKERS'] ?? '3' }
  return runOnPlatform(folder, inOne, ['e2e'], { env })
}

/**
 * The REST facade on a platform that runs each service in its own process, with one journey in the browser: the
 * streamed answer, and in a thorough run the student's too.
 */
export async function runRest(folder: string): Promise<Outcome> {
  const filters = [
    'scripts/e2e/rest/',
    STREAMED,
    ...(process.env['TEST_BREADTH'] === 'thorough' ? [SMOKE] : []),
  ]
  const projects = ['rest', 'counted', 'e2e', 'last']
  return runOnPlatform(folder, inProcesses, projects, { filters, env, keeps: true })
}

/** The same platform, and beside it a second process of every service, worker and gateway on its stores. */
export async function runTwoOfEach(folder: string): Promise<Outcome> {
  return runOnPlatform(folder, inProcesses, ['two-of-each'], { env, isDoubled: true })
}

/** How the platform fares while its processes are killed. */
export async function runFaults(folder: string): Promise<Outcome> {
  return runOnPlatform(folder, inProcesses, ['faults'], { keeps: true })
}

/** A platform in one process, as the journeys have it, for a bench; the caller stops it. */
export async function startForBench(
  folder: string,
): Promise<Pick<Platform, 'env' | 'stop'>> {
  await untilWebIsBuilt()
  const { env, stop } = await startPlatform(folder, inOne)
  return { env: { ...env, E2E_BROWSER: await findBrowser() }, stop }
}

/**
 * Ports on which a test may listen for webhooks: one of them
 * is free. A site otherwise sends nothing to its own machine.
 */
const HOOK_PORTS = [0, 1, 2, 3, 4].map((place) => FIRST_PORTS.processes + 60 + place)
/** With a mail server that tests ask for one person's mails: the platform's own list has every mail of the run. */
const inOne: PlatformKind = { name: 'journeys', mode: 'single', isMailing: true }
const inProcesses: PlatformKind = {
  name: 'processes',
  mode: 'processes',
  isMailing: true,
  hasModel: true,
  env: { FETCH_ALLOWED_HOSTS: HOOK_PORTS.map((port) => `127.0.0.1:${port}`).join(',') },
}
const env = { E2E_HOOK_PORTS: HOOK_PORTS.join(',') }
const kept = new Map<PlatformKind, Platform>()

type RunOptions = {
  filters?: string[]
  env?: NodeJS.ProcessEnv
  /** Leaves the platform to the next run of this kind; if none comes, `stopPlatforms` ends it. */
  keeps?: boolean
  /** Starts a second process of everything beside it. */
  isDoubled?: boolean
}

async function runOnPlatform(
  folder: string,
  kind: PlatformKind,
  projects: string[],
  o: RunOptions = {},
): Promise<Outcome> {
  try {
    await untilWebIsBuilt()
    const platform = kept.get(kind) ?? (await startPlatform(join(folder, kind.name), kind))
    kept.delete(kind)
    if (o.keeps) kept.set(kind, platform)
    try {
      return await runTests(folder, platform, projects, o)
    } finally {
      if (!o.keeps) await platform.stop()
    }
  } catch (error) {
    return { ...nothing, failed: 1, output: (error as Error).message }
  }
}

async function runTests(
  folder: string,
  platform: Platform,
  projects: string[],
  o: RunOptions,
): Promise<Outcome> {
  const begunAt = new Date()
  const second = o.isDoubled ? await startSecond(platform) : null
  try {
    const outcome = await runVitest(folder, projects, {
      filters: o.filters ?? [],
      env: {
        ...platform.env,
        E2E_BROWSER: await findBrowser(),
        ...(second && { E2E_SECOND_URL: second.url }),
        ...o.env,
      },
    })
    return outcome.failed > 0 ? withComplaints(outcome, platform, begunAt) : outcome
  } finally {
    await second?.stop()
  }
}

function withComplaints(outcome: Outcome, { state }: Platform, since: Date): Outcome {
  const complaints = platformComplaints(join(state, 'log'), since)
  const found = complaints.length > 0 ? complaints : ['nothing']
  const said = ['warnings and failed requests of the platform:', ...found].join('\n')
  return { ...outcome, output: `${outcome.output}\n${said}\n` }
}
