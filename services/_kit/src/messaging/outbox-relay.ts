import { setTimeout as sleep } from 'node:timers/promises'
import type { Bus } from './bus.ts'
import { systemClock } from '../core/clock.ts'
import type { Clock } from '../core/clock.ts'
import type { JobQueues } from '../jobs/queues.ts'
import type { Log } from '../observability/log.ts'
import type { JobBody } from '../transaction/outbox.ts'
import { batchSize, sendBatch, sweep, unpublishJobs } from '../transaction/outbox-rows.ts'
import type { RelayTarget } from '../transaction/outbox-rows.ts'
import type { Postgres } from '../database/postgres.ts'

export type Relay = {
  start(): void
  stop(): Promise<void>
  /** Sends all waiting rows, then resolves; for tests. @throws when a target is down */
  drain(): Promise<void>
}

type RelayOptions = {
  postgres: Postgres
  bus: Bus
  jobs: JobQueues
  log: Log
  clock?: Clock
}

/** While a backlog is worked off: the database reads and marks one batch while another is sent. */
const parallelBatches = 2
const pollMs = 1_000
const longestPauseMs = 5_000
const sweepEveryMs = 10 * 60_000
/** Jobs sent within this time before Redis went down are sent again. */
const maybeLostMs = 60_000

/**
 * Carries the outbox to NATS (events) and Redis (jobs), each in a loop of its own, so that one that is
 * down does not hold up the other. Several relays may run; they divide the rows.
 */
export function createRelay(options: RelayOptions): Relay {
  const { postgres, log } = options
  const clock = options.clock ?? systemClock
  const lanes = [eventLane(options.bus), jobLane(options.jobs)]
  let running: { stopped: AbortController; ended: Promise<unknown> } | null = null

  return {
    start: () => {
      if (running !== null) return
      const stopped = new AbortController()
      const wake = createWakeUp(lanes.length)
      const listener = postgres.listen(`outbox_${postgres.schema}`, (kind) => {
        const at = lanes.findIndex((lane) => lane.kind === kind)
        if (at < 0) wake.all()
        else wake.one(at)
      })
      const loops = lanes.map((lane, index) =>
        runLane(
          lane,
          { ...options, clock, wait: wake.waiters[index] ?? sleep },
          stopped.signal,
        ),
      )
      const sweeper = runSweeper(options, stopped.signal)
      const forget = options.jobs.onBack((awayMs) => {
        void sendJobsAgain(awayMs, { ...options, clock }).then(wake.all)
      })
      const ended = Promise.all([...loops, sweeper]).finally(() => {
        forget()
        return listener.stop()
      })
      stopped.signal.addEventListener('abort', wake.all)
      running = { stopped, ended }
    },
    stop: async () => {
      running?.stopped.abort()
      await running?.ended
      running = null
    },
    drain: async () => {
      for (const lane of lanes) await drainLane(lane, { postgres, clock })
      log.debug('the outbox is drained')
    },
  }
}

async function drainLane(
  lane: RelayTarget,
  o: { postgres: Postgres; clock: Clock },
): Promise<void> {
  for (;;) {
    const { sent, failures } = await sendBatches(parallelBatches, {
      ...o,
      lane,
      includeDelayed: true,
    })
    if (failures[0] !== undefined) throw failures[0]
    if (sent === 0) return
  }
}

function eventLane(bus: Bus): RelayTarget {
  return {
    kind: 'event',
    everyMs: 60,
    // Checked when it was written: parsing each row again would cost more than sending it.
    send: (row) => bus.publishText({ type: row.name, id: row.id, text: row.body }),
    ping: () => bus.ping(),
  }
}

function jobLane(jobs: JobQueues): RelayTarget {
  return {
    kind: 'job',
    // Short, because somebody may be waiting for a job.
    everyMs: 20,
    send: async (row) => {
      const body = JSON.parse(row.body) as JobBody
      const target = {
        queue: body.queue,
        name: body.name,
        ...(body.attempts === null ? {} : { attempts: body.attempts }),
        ...(body.backoffMs === null ? {} : { backoffMs: body.backoffMs }),
        ...(body.removeWhenDone && { removeWhenDone: true }),
      }
      await jobs.add(target, body.payload, {
        jobId: body.key ?? row.id,
        replacesFailed: body.key !== null,
        runAt: body.runAt === null ? null : new Date(body.runAt),
        origin: body.origin,
      })
    },
    ping: () => jobs.ping(),
  }
}

type LaneContext = {
  postgres: Postgres
  log: Log
  clock: Clock
  wait: (timeoutMs: number) => Promise<unknown>
}

async function sendBatches(
  count: number,
  o: { postgres: Postgres; lane: RelayTarget; clock: Clock; includeDelayed?: boolean },
): Promise<{ sent: number; failures: unknown[] }> {
  const work = Array.from({ length: count }, () =>
    sendBatch(o.postgres, o.lane, o.clock, o),
  )
  // All must have ended before the next ones begin, or before somebody closes the database.
  const ended = await Promise.allSettled(work)
  const away = ended.find((batch) => batch.status === 'rejected')
  if (away) throw away.reason
  const done = ended.flatMap((batch) => (batch.status === 'fulfilled' ? [batch.value] : []))
  return {
    sent: done.reduce((sum, { sent }) => sum + sent, 0),
    failures: done.flatMap(({ failures }) => failures),
  }
}

async function runLane(
  lane: RelayTarget,
  context: LaneContext,
  stopped: AbortSignal,
): Promise<void> {
  let pauseMs = 0
  let batches = 1
  let began = -Infinity
  while (!stopped.aborted) {
    try {
      if (pauseMs > 0) await lane.ping()
      const restMs = began + lane.everyMs - performance.now()
      // A full batch says that more is waiting: nothing is gained by letting it gather.
      if (restMs > 1 && batches === 1) await sleep(restMs)
      began = performance.now()
      const { sent, failures } = await sendBatches(batches, { ...context, lane })
      batches = sent >= batchSize ? parallelBatches : 1
      if (pauseMs > 0) context.log.info({ kind: lane.kind }, 'the outbox moves again')
      pauseMs = 0
      if (failures[0] !== undefined) {
        context.log.error(
          { kind: lane.kind, count: failures.length, err: failures[0] },
          'outbox rows were refused and will be tried again',
        )
      }
      // Rows committed from now on wake this loop; to look again after each batch would find nothing.
      if (sent < batchSize) await context.wait(pollMs)
    } catch (error) {
      // Logged once per outage, not once per try.
      if (pauseMs === 0)
        context.log.warn({ kind: lane.kind, err: error }, 'the outbox must wait')
      pauseMs = Math.min(Math.max(pauseMs * 2, 250), longestPauseMs)
      await sleep(pauseMs, undefined, { signal: stopped }).catch(() => undefined)
    }
  }
}

/**
 * A Redis that writes its file every second may have lost accepted jobs when it died. Jobs that it
 * still has are recognized by their ids.
 */
async function sendJobsAgain(
  awayMs: number,
  { postgres, clock, log }: Pick<LaneContext, 'postgres' | 'clock' | 'log'>,
): Promise<void> {
  const since = new Date(clock.now().getTime() - awayMs - maybeLostMs)
  await unpublishJobs(postgres, since).catch((error: unknown) =>
    log.warn({ err: error }, 'the newest jobs were not sent again'),
  )
}

/** Removes what nobody needs anymore. */
async function runSweeper(options: RelayOptions, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    try {
      await sweep(options.postgres)
    } catch (error) {
      options.log.warn({ err: error }, 'the outbox was not swept')
    }
    await sleep(sweepEveryMs, undefined, { signal: stopped }).catch(() => undefined)
  }
}

/** One memory of "something came" per loop: a call between two waits ends the next one at once. */
function createWakeUp(count: number) {
  const pending = Array.from({ length: count }, () => false)
  const resolvers = new Map<number, () => void>()
  const one = (index: number) => {
    pending[index] = true
    resolvers.get(index)?.()
  }
  return {
    one,
    all: () => {
      for (const index of pending.keys()) one(index)
    },
    waiters: pending.map((_, index) => async (timeoutMs: number) => {
      if (!pending[index]) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, timeoutMs)
          resolvers.set(index, () => {
            clearTimeout(timer)
            resolve()
          })
        })
        resolvers.delete(index)
      }
      pending[index] = false
    }),
  }
}
