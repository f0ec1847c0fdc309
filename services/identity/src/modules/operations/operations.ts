import type { QueueFigures } from '@landfall/kit/jobs/failed-jobs'
import type { WorkerSign } from '@landfall/kit/jobs/worker-signs'
import type { ConsumerPlace } from '@landfall/kit/messaging/consumer-lag'

/** An event or a job that a service gave up; never what was in it. */
export type FailedWork = {
  /** The position of an event among the dead letters, `<queue>/<id>` of a job. */
  id: string
  kind: 'event' | 'job'
  /** The service of an event, the queue of a job. */
  where: string
  /** The type of the event, the name of the job. */
  name: string
  failedAt: Date
  tries: number
  /** The kind of the error and where it was thrown. */
  reason: string
}

export type StoreState = {
  name: 'postgresql' | 'nats' | 'redis' | 'mongodb'
  isReady: boolean
  version: string | null
}

/** A list is null while its store is away. */
export type PlatformStatus = {
  readAt: Date
  stores: StoreState[]
  consumers: ConsumerPlace[] | null
  queues: QueueFigures[] | null
  deadLetters: number | null
  /** The workers' latest reports. */
  services: WorkerSign[] | null
  mails: MailFigures
  lastReminderAt: Date | null
}

export type MailFigures = {
  /** Mails that should have been sent already. */
  waiting: number
  oldestDueAt: Date | null
  lastSentAt: Date | null
}

/** The dead letters in NATS, the failed jobs in Redis, and what waits in both. */
export type Operations = {
  /** The oldest first, at most so many of each kind. */
  listFailed(limit: number): Promise<{ items: FailedWork[]; totalCount: number }>
  /** @throws NotFailedError */
  replay(id: string): Promise<void>
  /** @throws NotFailedError */
  drop(id: string): Promise<void>
  consumers(): Promise<ConsumerPlace[]>
  queues(): Promise<QueueFigures[]>
  deadLetters(): Promise<number>
  natsVersion(): Promise<string | null>
  redisVersion(): Promise<string | null>
  signs(): Promise<WorkerSign[]>
}
