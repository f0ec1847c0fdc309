/** The browser's journeys against a whole platform that `npm start` has started. */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../dev/paths.ts'
import { isFree } from '../dev/ports.ts'
import { toolEnv } from '../dev/run-once.ts'
import { buildWeb } from '../dev/web-build.ts'
import { findBrowser } from './browser.ts'
import { runVitest } from './run-vitest.ts'
import type { Outcome } from './stage.ts'
import { startMailSink } from './mail-sink.ts'
import { type ModelServer, startModelServer } from './model-server.ts'
import { nothing } from './tally.ts'

export type RunMode = 'processes' | 'single'

/** Far enough apart for two that look for free ports at the same time. */
const FIRST_PORTS = { journeys: 4100, processes: 4300 }
const START_LIMIT_MS = 180_000
const LIMITS = [
  'REGISTRATIONS_PER_HOUR',
  'MAIL_REQUESTS_PER_HOUR',
  'INVITATIONS_PER_HOUR',
  'CONTACT_MESSAGES_PER_HOUR',
  'MATCHES_PER_HOUR',
  'NEW_OPERATIONS_PER_MINUTE',
]
/** Journeys do more from one address than a site would let them. */
const ROOMY_LIMITS = {
  ...Object.fromEntries(LIMITS.map((name) => [name, '10000'])),
  COST_PER_MINUTE: '100000000',
}
/** The one journey that a thorough run repeats where each service has a process; the rest is the same code in both. */
const SMOKE = 'scripts/e2e/journeys/student.test.ts'
/** The platform in processes has a language model. */
const STREAMED = 'scripts/e2e/journeys/streamed-answer.test.ts'
const running = new Map<ChildProcess, Promise<void>>()

let built: Promise<void> | undefined

/** Once, before platforms that start at the same time would each do it into the same folder. */
function untilWebIsBuilt(): Promise<void> {
  built ??= buildWeb(() => {})
  return built
}

/** Those that still run: at the end of a run, also of one that is broken off. */
export async function stopPlatforms(): Promise<void> {
  for (const child of running.keys()) child.kill('SIGTERM')
  await Promise.all(running.values())
}

/**
 * What people do in a browser, on a platform in one process, which is the lightest. Who waits for pages
 * leaves a core free now and then.
 */
export function runJourneys(folder: string): Promise<Outcome> {
  const env = { TEST_WORKERS: process.env['TEST_WORKERS'] ?? '3' }
  return runOnPlatform(folder, { name: 'journeys', mode: 'single' }, ['e2e'], { env })
}

/**
 * The REST facade on a platform in processes of their own, and that a browser works with it too: the one
 * that was repaired again and again, if there is one.
 */
export async function runRest(folder: string): Promise<Outcome> {
  const filters = [
    'scripts/e2e/rest/',
    STREAMED,
    ...(process.env['TEST_BREADTH'] === 'thorough' ? [SMOKE] : []),
  ]
  const projects = ['rest', 'counted', 'e2e']
  const env = { E2E_HOOK_PORTS: HOOK_PORTS.join(',') }
  return runOnPlatform(folder, inProcesses, projects, { filters, env })
}

/** What becomes of it while processes of the platform die under it. */
export async function runFaults(folder: string): Promise<Outcome> {
  return runOnPlatform(folder, inProcesses, ['faults'], { keeps: true })
}

/** A platform in one process, as the journeys have it, for a bench; the caller stops it. */
export async function startForBench(folder: string): Promise<Platform> {
  await untilWebIsBuilt()
  const { env, stop } = await startPlatform(folder, { name: 'journeys', mode: 'single' })
  return { env: { ...env, E2E_BROWSER: await findBrowser() }, stop }
}

type PlatformKind = {
  name: keyof typeof FIRST_PORTS
  mode: RunMode
  /** It sends its mails to a server of the run; else it keeps them itself. */
  isMailing?: boolean
  /** It has a language model; else it answers by its own rules. */
  hasModel?: boolean
  env?: NodeJS.ProcessEnv
}

/** Where a test may listen for webhooks: one of them is free. A site sends nothing to its own machine otherwise. */
const HOOK_PORTS = [0, 1, 2, 3, 4].map((place) => FIRST_PORTS.processes + 60 + place)
const inProcesses: PlatformKind = {
  name: 'processes',
  mode: 'processes',
  isMailing: true,
  hasModel: true,
  env: { FETCH_ALLOWED_HOSTS: HOOK_PORTS.map((port) => `127.0.0.1:${port}`).join(',') },
}
const kept = new Map<PlatformKind, Platform>()

async function runOnPlatform(
  folder: string,
  kind: PlatformKind,
  projects: string[],
  /** `keeps`: the next one of this kind goes on with it, else `stopPlatforms` ends it. */
  o: { filters?: string[]; env?: NodeJS.ProcessEnv; keeps?: boolean } = {},
): Promise<Outcome> {
  try {
    await untilWebIsBuilt()
    const platform = kept.get(kind) ?? (await startPlatform(join(folder, kind.name), kind))
    kept.delete(kind)
    if (o.keeps) kept.set(kind, platform)
    try {
      const env = { ...platform.env, E2E_BROWSER: await findBrowser(), ...o.env }
      return await runVitest(folder, projects, { filters: o.filters ?? [], env })
    } finally {
      if (!o.keeps) await platform.stop()
    }
  } catch (error) {
    return { ...nothing, failed: 1, output: (error as Error).message }
  }
}

type Platform = { env: NodeJS.ProcessEnv; stop(): Promise<void> }

/** Answers what scripts/e2e reads. */
async function startPlatform(
  state: string,
  { name, mode, isMailing, hasModel, env: more }: PlatformKind,
): Promise<Platform> {
  mkdirSync(state, { recursive: true })
  const port = await freePort(FIRST_PORTS[name])
  const admin = {
    LANDFALL_ADMIN_EMAIL: 'admin@landfall.example',
    LANDFALL_ADMIN_PASSWORD: randomBytes(12).toString('base64url'),
  }
  const mails = isMailing ? await startMailSink() : null
  const model = hasModel ? await startModelServer() : null
  const child = spawn('node', startArguments(port, mode), {
    cwd: root,
    env: {
      ...toolEnv(withoutStores(process.env)),
      ...admin,
      ...ROOMY_LIMITS,
      ...more,
      ...(mails && { SMTP_URL: mails.smtpUrl }),
      ...(model && modelEnv(model)),
      LANDFALL_STATE: state,
    },
    stdio: ['ignore', ...logTo(join(state, 'start.log'))],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  running.set(child, ended)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    running.delete(child)
    await mails?.stop()
    await model?.stop()
  }
  try {
    await untilStarted(child, join(state, 'start.log'))
  } catch (error) {
    await stop()
    throw error
  }
  const env = {
    E2E_URL: `http://localhost:${port}`,
    E2E_MODE: mode,
    E2E_STATE: state,
    E2E_ADMIN_EMAIL: admin.LANDFALL_ADMIN_EMAIL,
    E2E_ADMIN_PASSWORD: admin.LANDFALL_ADMIN_PASSWORD,
    ...(mails && { E2E_MAILBOX: `${mails.url}/email` }),
    ...(model && { E2E_MODEL: model.url }),
  }
  return { env, stop }
}

function modelEnv({ baseUrl }: ModelServer): NodeJS.ProcessEnv {
  return {
    OPENAI_API_KEY: 'none',
    OPENAI_BASE_URL: baseUrl,
    OPENAI_MODEL: 'counting',
    OPENAI_PRICES: 'counting=0/0',
  }
}

function startArguments(port: number, mode: RunMode): string[] {
  const args = ['scripts/dev/start.ts', '--throw-away', '--port', String(port)]
  return mode === 'single' ? [...args, '--single'] : args
}

/** The journeys leave records behind: never in a server that somebody named for other ends. */
function withoutStores(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { DATABASE_URL: _d, MONGODB_URL: _m, REDIS_URL: _r, NATS_URL: _n, ...others } = env
  return others
}

function logTo(file: string): [number, number] {
  const log = openSync(file, 'a')
  return [log, log]
}

async function untilStarted(child: ChildProcess, logFile: string) {
  const deadline = Date.now() + START_LIMIT_MS
  while (!readFileSync(logFile, 'utf8').includes('Landfall is ready')) {
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(
        `The platform did not start:\n${readFileSync(logFile, 'utf8').trimEnd()}`,
      )
    }
    await sleep(100)
  }
}

async function freePort(first: number): Promise<number> {
  let port = first
  while (!(await isFree(port))) port += 1
  return port
}
