import { flushCompileCache } from 'node:module'
import type { Log } from '../observability/log.ts'

const checkTimeoutMs = 2_000
/** From the signal to the end of the process, in milliseconds: what stops it has to fit in. */
export const STOP_WITHIN_MS = 10_000

export type Readiness = { ready: boolean; down: string[] }

export type Lifecycle = {
  /** Adds a backing service without which this process should get no traffic. */
  addCheck(name: string, check: () => Promise<unknown>): void
  /** Steps run in reverse order of registration: what was opened last closes first. */
  onStop(name: string, step: () => Promise<unknown> | void): void
  /** Runs all checks in parallel, each with a deadline; `down` names those that failed. */
  check(): Promise<Readiness>
  readonly isStopping: boolean
  /** Idempotent; a failing step is logged and the rest still run. */
  stop(): Promise<void>
}

export function createLifecycle(o: { log: Log }): Lifecycle {
  const checks: { name: string; run: () => Promise<unknown> }[] = []
  const steps: { name: string; run: () => Promise<unknown> | void }[] = []
  let stopping: Promise<void> | null = null

  async function runSteps(): Promise<void> {
    for (const step of steps.toReversed()) {
      try {
        await step.run()
      } catch (error) {
        o.log.error({ err: error, component: step.name }, 'a step of stopping failed')
      }
    }
  }

  return {
    addCheck: (name, run) => void checks.push({ name, run }),
    onStop: (name, run) => void steps.push({ name, run }),
    get isStopping() {
      return stopping !== null
    },
    async check() {
      if (stopping) return { ready: false, down: ['stopping'] }
      const isUp = await Promise.all(checks.map((check) => passes(check.run)))
      const down = checks.filter((_, index) => !isUp[index]).map((check) => check.name)
      return { ready: down.length === 0, down }
    },
    stop: () => (stopping ??= runSteps()),
  }
}

/** A worker process as a supervisor sees it. */
export type ServiceWorker = {
  readonly name: string
  readonly lifecycle: Lifecycle
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * Runs a process: starts it, stops it on SIGTERM or SIGINT within 10 s (then exit code 0, after
 * the limit 1), and ends with 1 on a failed start or an error that nobody caught.
 */
export function runMain(
  start: () => Promise<{ stop(): Promise<void> }>,
  o: { log?: Log } = {},
): void {
  const fail = (reason: string) => (error: unknown) => {
    reportFatal(o.log, reason, error)
    process.exit(1)
  }
  let isStopping = false
  const started = Promise.withResolvers<{ stop(): Promise<void> }>()
  const stop = () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => fail('did not stop in time')(null), STOP_WITHIN_MS).unref()
    started.promise
      .then((running) => running.stop())
      .then(() => process.exit(0))
      .catch(fail('could not stop'))
  }
  // Before the start: a signal or an error may come while it is under way.
  process.on('uncaughtException', fail('uncaught exception'))
  process.on('unhandledRejection', fail('unhandled rejection'))
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  const run = async () => {
    started.resolve(await start())
    // Node saves the compile cache only at a tidy end: the successor of a killed process would compile anew.
    flushCompileCache()
  }
  run().catch(fail('could not start'))
}

async function passes(check: () => Promise<unknown>): Promise<boolean> {
  const { promise: deadline, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('timed out')), checkTimeoutMs)
  try {
    await Promise.race([check(), deadline])
    return true
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** Until the configuration is read there is no log, and faults in it are the usual reason. */
function reportFatal(log: Log | undefined, reason: string, error: unknown): void {
  if (log) log.fatal({ err: error }, reason)
  else process.stderr.write(`${reason}: ${describeFatal(error)}\n`)
}

/** Leaves out what a message quotes after its first line, such as a query's parameters, which are people's data. */
function describeFatal(error: unknown): string {
  if (!(error instanceof Error)) return 'something was thrown that is no error'
  const isOurs = ['ConfigError', 'OperatorError'].includes(error.name)
  const message = isOurs ? error.message : error.message.split('\n', 1).join('')
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const cause =
    error.cause instanceof Error ? [`because of ${describeFatal(error.cause)}`] : []
  return [`${error.name}: ${message}`, ...frames, ...cause].join('\n')
}
