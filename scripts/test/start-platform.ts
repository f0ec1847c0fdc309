/**
 * Starts the platform of a test run with `npm start`'s own
 * program, and passes on the variables that scripts/e2e reads.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../dev/paths.ts'
import { isFree } from '../dev/ports.ts'
import { toolEnv } from '../dev/run-once.ts'
import { startMailSink } from './mail-sink.ts'
import { type ModelServer, startModelServer } from './model-server.ts'
import { prepareSecond } from './second-platform.ts'

export type RunMode = 'processes' | 'single'

/** Far enough apart for two platforms that look for free ports at the same time. */
export const FIRST_PORTS = { journeys: 4100, processes: 4300 }
/** Added to the platform's own port: the first port that a second platform tries. */
const SECOND_PORT = 30
/** Added to the same port: where its gateway answers operators. */
const OPERATIONS_PORT = 70
const START_LIMIT_MS = 600_000
const LIMITS = [
  'REGISTRATIONS_PER_HOUR',
  'MAIL_REQUESTS_PER_HOUR',
  'INVITATIONS_PER_HOUR',
  'CONTACT_MESSAGES_PER_HOUR',
  'MATCHES_PER_HOUR',
  'NEW_OPERATIONS_PER_MINUTE',
]
/** Journeys do more from one address than a site would allow. */
const ROOMY_LIMITS = {
  ...Object.fromEntries(LIMITS.map((name) => [name, '10000'])),
  COST_PER_MINUTE: '100000000',
}
const stops = new Set<() => Promise<void>>()

export type PlatformKind = {
  name: keyof typeof FIRST_PORTS
  mode: RunMode
  /** It sends its mails to a mail server of the run; otherwise it keeps them itself. */
  isMailing?: boolean
  /** It has a language model; otherwise it answers by its own rules. */
  hasModel?: boolean
  env?: NodeJS.ProcessEnv
}

export type Platform = {
  /** The variables that scripts/e2e reads. */
  env: NodeJS.ProcessEnv
  /** What it was started with besides what `npm start` finds by itself. */
  settings: NodeJS.ProcessEnv
  url: string
  state: string
  stop(): Promise<void>
}

/** Stops all platforms that still run, at the end of a run or when it is broken off. */
export async function stopPlatforms(): Promise<void> {
  await Promise.all([...stops].map((stop) => stop()))
}

/** Resolves when it is up. @throws with the end of its log when it does not get there */
export async function startPlatform(
  state: string,
  { name, mode, isMailing, hasModel, env: more }: PlatformKind,
): Promise<Platform> {
  const port = await freePort(FIRST_PORTS[name])
  const admin = {
    LANDFALL_ADMIN_EMAIL: 'admin@landfall.example',
    LANDFALL_ADMIN_PASSWORD: randomBytes(12).toString('base64url'),
  }
  const mails = isMailing ? await startMailSink() : null
  const model = hasModel ? await startModelServer() : null
  const settings = {
    ...admin,
    ...ROOMY_LIMITS,
    ...more,
    ...(mails && { SMTP_URL: mails.smtpUrl }),
    ...(model && modelEnv(model)),
  }
  const opsPort = await freePort(port + OPERATIONS_PORT)
  const program = launch({
    state,
    port,
    mode,
    env: { ...settings, OPS_PORT: `${opsPort}` },
  })
  const stop = async () => {
    stops.delete(stop)
    await program.stop()
    await mails?.stop()
    await model?.stop()
  }
  stops.add(stop)
  await program.ready.catch(async (error: unknown) => {
    await stop()
    throw error
  })
  const url = `http://localhost:${port}`
  const env = {
    E2E_URL: url,
    E2E_OPS_URL: `http://127.0.0.1:${opsPort}`,
    E2E_MODE: mode,
    E2E_STATE: state,
    E2E_ADMIN_EMAIL: admin.LANDFALL_ADMIN_EMAIL,
    E2E_ADMIN_PASSWORD: admin.LANDFALL_ADMIN_PASSWORD,
    ...(mails && { E2E_MAILBOX: `${mails.url}/email` }),
    ...(model && { E2E_MODEL: model.url }),
  }
  return { env, settings, url, state, stop }
}

/**
 * A second process of every service, a second gateway and second workers beside a platform that runs. Resolves when
 * they are up. @throws as `startPlatform`
 */
export async function startSecond({
  url,
  state: first,
  settings,
}: Platform): Promise<Pick<Platform, 'url' | 'stop'>> {
  const port = await freePort(Number(new URL(url).port) + SECOND_PORT)
  const { state, env } = prepareSecond(first)
  const all = { ...settings, ...env, PUBLIC_URL: url }
  const { ready, stop: end } = launch({ state, port, mode: 'single', env: all })
  const stop = async () => {
    stops.delete(stop)
    await end()
  }
  stops.add(stop)
  await ready.catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url: `http://localhost:${port}`, stop }
}

function launch(o: { state: string; port: number; mode: RunMode; env: NodeJS.ProcessEnv }) {
  mkdirSync(o.state, { recursive: true })
  const logFile = join(o.state, 'start.log')
  const child = spawn('node', startArguments(o.port, o.mode), {
    cwd: root,
    env: { ...toolEnv(withoutStores(process.env)), ...o.env, LANDFALL_STATE: o.state },
    stdio: ['ignore', ...logTo(logFile)],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { ready: untilStarted(child, logFile), stop }
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

/**
 * Removes named servers: the journeys leave records behind,
 * which must not end up in a server meant for something else.
 */
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
