import { openFailedJobs } from '@landfall/kit/jobs/failed-jobs'
import { createBus } from '@landfall/kit/messaging/bus'
import { listConsumers } from '@landfall/kit/messaging/consumer-lag'
import {
  countAllDeadLetters,
  dropDeadLetter,
  listDeadLetters,
  replayDeadLetter,
} from '@landfall/kit/messaging/dead-letters'
import type { Log } from '@landfall/kit/observability/log'
import type { FailedWork, Operations } from './operations.ts'

/** Connects to both stores when it is first used: most processes are never asked. */
export function connectOperations(o: {
  natsUrl: string
  redisUrl: string
  log: Log
  /** Separates the queues of tests that share a Redis. */
  queuePrefix?: string
}): Operations & { close(): Promise<void> } {
  const { natsUrl: url, redisUrl, log, queuePrefix: prefix } = o
  const bus = createBus({ url, name: 'identity-operations', log })
  let opened: ReturnType<typeof openFailedJobs> | null = null
  const jobs = () => (opened ??= openFailedJobs({ redisUrl, log, prefix }))
  return {
    async listFailed(limit) {
      const [letters, letterCount, failed, queues] = await Promise.all([
        listDeadLetters(bus, limit),
        countAllDeadLetters(bus),
        jobs().list(limit),
        jobs().figures(),
      ])
      const failedCount = queues.reduce((sum, { counts }) => sum + counts.failed, 0)
      const items = [...letters.map(ofLetter), ...failed.map(ofJob)].toSorted(
        (a, b) => a.failedAt.getTime() - b.failedAt.getTime(),
      )
      return { items: items.slice(0, limit), totalCount: letterCount + failedCount }
    },
    replay: (id) => (isJob(id) ? jobs().retry(id) : replayDeadLetter(bus, Number(id))),
    drop: (id) => (isJob(id) ? jobs().drop(id) : dropDeadLetter(bus, Number(id))),
    consumers: () => listConsumers(bus),
    queues: () => jobs().figures(),
    deadLetters: () => countAllDeadLetters(bus),
    async natsVersion() {
      // A connection that went silent still knows the version: only an answer shows that NATS is there.
      await bus.ping()
      const { connection } = await bus.session()
      return connection.info?.version ?? null
    },
    redisVersion: () => jobs().version(),
    signs: () => jobs().signs(),
    async close() {
      await bus.close()
      await opened?.close()
    },
  }
}

const isJob = (id: string) => id.includes('/')

type Letter = Awaited<ReturnType<typeof listDeadLetters>>[number]

function ofLetter({ position, service, type, at, tries, reason }: Letter): FailedWork {
  const id = String(position)
  return { id, kind: 'event', where: service, name: type, failedAt: at, tries, reason }
}

type Job = Awaited<ReturnType<ReturnType<typeof openFailedJobs>['list']>>[number]

function ofJob({ id, name, at, tries, reason }: Job): FailedWork {
  const [where = ''] = id.split('/')
  return { id, kind: 'job', where, name, failedAt: at, tries, reason }
}
