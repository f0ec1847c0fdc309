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
  /** Asked before each start, so it can mend what the last run left. */
  command(): Command | Promise<Command>
  /** Rejects while the process can't do its work yet. */
  ready(): Promise<void>
  readonly stopSignal?: NodeJS.Signals
  /** Whether one that an earlier supervisor started goes on; otherwise it is replaced. */
  readonly isAdoptable?: boolean
  readonly readyLimitMs?: number
}

export type SupervisedProcess = {
  readonly name: string
  /** Resolves when it is ready for the first time; rejects when it can't get there. */
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
const LONGEST_BACK_OFF_MS = 5_000
const STEADY_AFTER_MS = 10_000
const TRIES_BEFORE_FIRST_READY = 4
/** A little more than the 10 s in which a process promises to stop. */
const STOP_LIMIT_MS = 10_500
/** One that never got to work has nothing to finish. */
const UNREADY_STOP_LIMIT_MS = 1_500
const LOG_LIMIT_BYTES = 10_000_000

export function superviseProcess(
  spec: ProcessSpec,
  around: Surroundings,
): SupervisedProcess {
  const idFile = join(around.run, `${spec.name}.json`)
  const logFile = join(around.logs, `${spec.name}.log`)
  let current: Running | null = null
  let wasReady = false
  let isStopping = false
  let failures = 0
  let backOffMs = FIRST_BACK_OFF_MS

  async function keepRunning(first: Running) {
    let running: Running | null = first
    for (;;) {
      const startedMs = Date.now()
      await running?.ended
      if (isStopping) return
      failures += 1
      if (!wasReady && failures >= TRIES_BEFORE_FIRST_READY) return
      if (Date.now() - startedMs > STEADY_AFTER_MS) backOffMs = FIRST_BACK_OFF_MS
      if (running) {
        signalGroup(running.identity.pid, 'SIGKILL')
        around.say(
          `${spec.name} (process ${running.identity.pid}) ended: starting it again`,
        )
      }
      await sleep(backOffMs)
      backOffMs = Math.min(backOffMs * 2, LONGEST_BACK_OFF_MS)
      if (isStopping) return
      running = await launch().catch(reportFailedLaunch)
    }
  }

  function reportFailedLaunch(error: Error): null {
    around.say(`${spec.name} can't be started: ${error.message}`)
    return null
  }

  async function launch(): Promise<Running> {
    const command = await spec.command()
    if (isStopping) throw new Error(`${spec.name} is to stop`)
    current = launchDetached(command, logFile)
    writeFileSync(idFile, JSON.stringify(current.identity))
    return current
  }

  async function untilReady() {
    const deadline = Date.now() + (spec.readyLimitMs ?? 90_000)
    for (;;) {
      try {
        await spec.ready()
        wasReady = true
        return
      } catch (error) {
        if (isStopping) throw explain(spec.name, logFile, 'it was stopped')
        const isHopeless = failures >= TRIES_BEFORE_FIRST_READY
        if (isHopeless || Date.now() > deadline) throw explain(spec.name, logFile, error)
      }
      await sleep(POLL_MS)
    }
  }

  /** One that an earlier supervisor left: taken over where that is meant, else ended. */
  async function takeOver(): Promise<Running | null> {
    const left = readIdentity(idFile)
    if (!left || !isAlive(left)) return null
    current = adopt(left)
    const isFit = spec.isAdoptable ? await isReady() : false
    if (isFit) return current
    await endProcess(left, spec.stopSignal)
    return null
  }

  function isReady(): Promise<boolean> {
    return spec.ready().then(
      () => true,
      () => false,
    )
  }

  return {
    name: spec.name,
    async start() {
      mkdirSync(around.run, { recursive: true })
      mkdirSync(around.logs, { recursive: true })
      startNewLogWhenLarge(logFile)
      current = (await takeOver()) ?? (await launch())
      void keepRunning(current)
      await untilReady()
    },
    async stop() {
      isStopping = true
      const limitMs = wasReady ? STOP_LIMIT_MS : UNREADY_STOP_LIMIT_MS
      if (current) await endProcess(current.identity, spec.stopSignal, limitMs)
      rmSync(idFile, { force: true })
    },
  }
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
