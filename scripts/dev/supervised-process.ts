/** One process that is kept running: started, watched, started again when it dies, stopped. */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { adopt, endProcess, launchDetached, readIdentity } from './detached-process.ts'
import type { Command, Running } from './detached-process.ts'
import { isAlive, signalGroup } from './processes.ts'

export type ProcessSpec = {
  readonly name: string
  /** Called before each start, so it can mend what the last run left. */
  command(): Command | Promise<Command>
  /** Rejects while the process can't do its work yet. */
  ready(): Promise<void>
  readonly stopSignal?: NodeJS.Signals
  /** Whether a process that an earlier supervisor started goes on; otherwise it is replaced. */
  readonly isAdoptable?: boolean
  readonly readyLimitMs?: number
}

export type SupervisedProcess = {
  readonly name: string
  /** Resolves when the process is ready for the first time; rejects when it can't get there. */
  start(): Promise<void>
  stop(): Promise<void>
}

export type Surroundings = {
  readonly logs: string
  readonly run: string
  say(text: string): void
}

const POLL_MS = 60
const FIRST_BACK_OFF_MS = 200
const MAX_BACKOFF_MS = 5_000
const STEADY_AFTER_MS = 10_000
const TRIES_BEFORE_FIRST_READY = 4
/** A little more than the 10 s in which a process promises to stop. */
const STOP_LIMIT_MS = 10_500
/** A process that never became ready has nothing to finish. */
const UNREADY_STOP_LIMIT_MS = 1_500
const LOG_LIMIT_BYTES = 10_000_000
/**
 * Ends a start that hangs: a first start migrates eight schemas
 * and loads all shipped data, on a slow and busy machine too.
 */
const READY_LIMIT_MS = 300_000

/** What is known of the process by now. */
type Life = {
  readonly spec: ProcessSpec
  readonly around: Surroundings
  readonly idFile: string
  readonly logFile: string
  current: Running | null
  wasReady: boolean
  isStopping: boolean
  failures: number
}

export function superviseProcess(
  spec: ProcessSpec,
  around: Surroundings,
): SupervisedProcess {
  const life: Life = {
    spec,
    around,
    idFile: join(around.run, `${spec.name}.json`),
    logFile: join(around.logs, `${spec.name}.log`),
    current: null,
    wasReady: false,
    isStopping: false,
    failures: 0,
  }
  return {
    name: spec.name,
    async start() {
      mkdirSync(around.run, { recursive: true })
      mkdirSync(around.logs, { recursive: true })
      startNewLogWhenLarge(life.logFile)
      life.current = (await takeOver(life)) ?? (await launch(life))
      void keepRunning(life, life.current)
      await untilReady(life)
    },
    async stop() {
      life.isStopping = true
      const limitMs = life.wasReady ? STOP_LIMIT_MS : UNREADY_STOP_LIMIT_MS
      if (life.current) await endProcess(life.current.identity, spec.stopSignal, limitMs)
      rmSync(life.idFile, { force: true })
    },
  }
}

async function keepRunning(life: Life, first: Running) {
  let running: Running | null = first
  let backOffMs = FIRST_BACK_OFF_MS
  for (;;) {
    const startedMs = Date.now()
    await running?.ended
    if (life.isStopping) return
    life.failures += 1
    if (!life.wasReady && isHopeless(life)) return
    if (Date.now() - startedMs > STEADY_AFTER_MS) backOffMs = FIRST_BACK_OFF_MS
    if (running) reportEnd(life, running)
    await sleep(backOffMs)
    backOffMs = Math.min(backOffMs * 2, MAX_BACKOFF_MS)
    if (life.isStopping) return
    running = await launch(life).catch((error: Error) => {
      life.around.say(`${life.spec.name} can't be started: ${error.message}`)
      return null
    })
  }
}

function reportEnd({ spec, around }: Life, { identity }: Running) {
  signalGroup(identity.pid, 'SIGKILL')
  around.say(`${spec.name} (process ${identity.pid}) ended: starting it again`)
}

async function launch(life: Life): Promise<Running> {
  const command = await life.spec.command()
  if (life.isStopping) throw new Error(`${life.spec.name} is to stop`)
  life.current = launchDetached(command, life.logFile)
  writeFileSync(life.idFile, JSON.stringify(life.current.identity))
  return life.current
}

async function untilReady(life: Life) {
  const { spec, logFile } = life
  const deadline = Date.now() + (spec.readyLimitMs ?? READY_LIMIT_MS)
  for (;;) {
    try {
      await spec.ready()
      life.wasReady = true
      return
    } catch (error) {
      if (life.isStopping) throw explain(spec.name, logFile, 'it was stopped')
      if (isHopeless(life) || Date.now() > deadline)
        throw explain(spec.name, logFile, error)
    }
    await sleep(POLL_MS)
  }
}

function isHopeless({ failures }: Life): boolean {
  return failures >= TRIES_BEFORE_FIRST_READY
}

/**
 * Takes over the process that an earlier supervisor left, if
 * the spec allows it and the process is ready; else ends it.
 */
async function takeOver(life: Life): Promise<Running | null> {
  const { spec } = life
  const left = readIdentity(life.idFile)
  if (!left || !isAlive(left)) return null
  life.current = adopt(left)
  const isFit = spec.isAdoptable ? await isReady(spec) : false
  if (isFit) return life.current
  await endProcess(left, spec.stopSignal)
  return null
}

function isReady({ ready }: ProcessSpec): Promise<boolean> {
  return ready().then(
    () => true,
    () => false,
  )
}

function startNewLogWhenLarge(file: string) {
  if (existsSync(file) && statSync(file).size > LOG_LIMIT_BYTES)
    renameSync(file, `${file}.old`)
}

function explain(name: string, logFile: string, reason: unknown): Error {
  const lines = existsSync(logFile)
    ? readFileSync(logFile, 'utf8').trimEnd().split('\n')
    : []
  const why = reason instanceof Error ? reason.message : String(reason)
  return new Error(
    `${name} did not become ready (${why}). The end of ${logFile}:\n` +
      lines
        .slice(-12)
        .map((line) => `    ${line}`)
        .join('\n'),
  )
}
