import type { Redis } from 'ioredis'
import { z } from 'zod'

const signSchema = z.object({
  service: z.string(),
  at: z.coerce.date(),
  /** Outbox rows that wait to be sent. */
  outboxRows: z.int().min(0),
  oldestOutboxAt: z.coerce.date().nullable(),
  /** The document store as the worker sees it; null for a service without one. */
  documents: z.object({ isReady: z.boolean(), version: z.string().nullable() }).nullable(),
  /** The operator's name for the running version; null if there is none, or the worker does not report it. */
  release: z.string().nullable().default(null),
  /** When its process started. */
  startedAt: z.coerce.date().nullable().default(null),
})

/** What a service's worker reports about itself to operators, who can't ask each worker. */
export type WorkerSign = z.output<typeof signSchema>

const keyOf = (prefix: string) => `${prefix}:worker-signs`

/** Two workers of one service report the same, so the last report stays. */
export async function writeSign(
  redis: Redis,
  prefix: string,
  sign: WorkerSign,
): Promise<void> {
  await redis.hset(keyOf(prefix), sign.service, JSON.stringify(sign))
}

/** The last report of each service, by name; reports of older or newer workers in another format are left out. */
export async function readSigns(redis: Redis, prefix: string): Promise<WorkerSign[]> {
  const stored = Object.values(await redis.hgetall(keyOf(prefix)))
  return stored
    .flatMap((text) => {
      const sign = signSchema.safeParse(JSON.parse(text))
      return sign.success ? [sign.data] : []
    })
    .toSorted((a, b) => (a.service < b.service ? -1 : 1))
}
