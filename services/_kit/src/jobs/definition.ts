import { refuseUnknownKeys } from '@landfall/proto-events/refuse-unknown-keys'
import type { z } from 'zod'
import { isUnavailable } from '../database/unavailable.ts'
import type { Log } from '../observability/log.ts'

export type JobDefinition<S extends z.ZodType = z.ZodType> = {
  readonly queue: string
  readonly name: string
  readonly description: string
  /** Plain objects, not strict ones: the process that runs a job may be older than the one that added it. */
  readonly schema: S
  readonly attempts: number
  /** The first wait; it doubles with each attempt. */
  readonly backoffMs: number
  /**
   * Its end is recorded elsewhere, so Redis keeps nothing of it, and the same key can be added again
   * if that record shows that work was lost.
   */
  readonly removeWhenDone: boolean
}

export type JobContext = {
  jobId: string
  /** 1 for the first run. */
  attempt: number
  log: Log
  progress(value: unknown): Promise<void>
}

export type JobImplementation = {
  readonly definition: JobDefinition
  /** Parses the stored payload, then runs the handler. */
  run(payload: unknown, context: JobContext): Promise<void>
}

export type JobSchedule = {
  readonly definition: JobDefinition
  readonly payload: unknown
  readonly repeat: { everyMs: number } | { cron: string; timeZone: string }
}

/** A kind of background work: where it runs, what it is about and how often it is tried. */
export function defineJob<S extends z.ZodType>(o: {
  queue: string
  name: string
  description: string
  schema: S
  attempts?: number
  backoffMs?: number
  removeWhenDone?: boolean
}): JobDefinition<S> {
  if (o.queue.includes(':')) throw new Error(`A queue's name has no colon: ${o.queue}`)
  return {
    ...o,
    attempts: o.attempts ?? 5,
    backoffMs: o.backoffMs ?? 1_000,
    removeWhenDone: o.removeWhenDone ?? false,
  }
}

/**
 * Binds a definition to its handler; the handler must be idempotent, it may run twice.
 * @param o.onGivenUp runs when the last try has failed, so that nobody keeps waiting; the job still
 *   fails with the handler's error, or with that of `onGivenUp`, which may run twice too
 */
export function implementJob<S extends z.ZodType>(
  definition: JobDefinition<S>,
  handler: (payload: z.output<S>, context: JobContext) => Promise<void>,
  o: { onGivenUp?: (payload: z.output<S>, error: unknown) => Promise<void> } = {},
): JobImplementation {
  return {
    definition,
    async run(stored, context) {
      const payload = parsePayload(definition, stored)
      try {
        await handler(payload, context)
      } catch (error) {
        if (isLastTry(definition, context, error)) await o.onGivenUp?.(payload, error)
        throw error
      }
    },
  }
}

/** Runs a job again and again: every so many milliseconds, or by cron in a time zone (UTC). */
export function schedule<S extends z.ZodType>(
  definition: JobDefinition<S>,
  o: { payload: z.input<S> } & ({ everyMs: number } | { cron: string; timeZone?: string }),
): JobSchedule {
  const repeat =
    'everyMs' in o
      ? { everyMs: o.everyMs }
      : { cron: o.cron, timeZone: o.timeZone ?? 'UTC' }
  writePayload(definition, o.payload)
  return { definition, payload: o.payload, repeat }
}

/** A payload that does not fit its definition; trying again cannot help. */
export class JobPayloadError extends Error {
  override readonly name = 'JobPayloadError'
}

/** The job's work is in use elsewhere: it runs again a little later, and this does not count as a try. */
export class JobPostponedError extends Error {
  override readonly name = 'JobPostponedError'
}

/**
 * Whether a job that ends with this error has failed for good. An outage and work that is in use
 * elsewhere cost no try: the job runs again.
 */
function isLastTry(
  { attempts }: JobDefinition,
  { attempt }: JobContext,
  error: unknown,
): boolean {
  const isCounted = !(error instanceof JobPostponedError) && !isUnavailable(error)
  return isCounted && attempt >= attempts
}

/**
 * The payload as it is stored, for adding a job.
 * @throws JobPayloadError when it does not fit, or has a key that the definition does not name
 */
export function writePayload<S extends z.ZodType>(
  definition: { name: string; schema: S },
  payload: z.input<S>,
): z.output<S> {
  const written = parsePayload(definition, payload)
  try {
    refuseUnknownKeys(payload, written, ['payload'])
  } catch (error) {
    throw new JobPayloadError(`The payload of ${definition.name} is wrong`, {
      cause: error,
    })
  }
  return written
}

/** Throws JobPayloadError with the places that do not fit, never with their values. */
function parsePayload<S extends z.ZodType>(
  definition: { name: string; schema: S },
  payload: unknown,
): z.output<S> {
  const parsed = definition.schema.safeParse(payload)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`)
  throw new JobPayloadError(`The payload of ${definition.name} is wrong: ${faults}`)
}
