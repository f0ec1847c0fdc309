import { DeliverPolicy } from '@nats-io/jetstream'
import { z } from 'zod'
import { NotFailedError } from '../core/not-failed.ts'
import { DAY_MS, OLDEST_FAILED_EVENT_DAYS } from '../core/retention.ts'
import type { Bus } from './bus.ts'
import {
  deadLetterStream,
  deadLetterSubject,
  ensureDeadLetterStream,
  ensureStream,
  isNotThere,
  publisherOf,
  replaySubject,
} from './bus-streams.ts'

const letterSchema = z.object({
  /** The service that could not handle it. */
  service: z.string(),
  type: z.string(),
  /** Where it was when it failed. */
  stream: z.string(),
  sequence: z.number().int(),
  tries: z.number().int(),
  reason: z.string(),
  /** The event as it came. */
  body: z.string(),
})

export type DeadLetter = z.output<typeof letterSchema>

/** A stored dead letter; `position` is its number in LANDFALL_DEAD. */
export type StoredDeadLetter = DeadLetter & { position: number; at: Date }

/** The part of an event's body with its time; an event without a time is kept as if it were new. */
const dated = z.object({ time: z.coerce.date() })

/**
 * Resolves when it is stored; the same failure of the same message is stored once.
 * @returns false if the event is too old to be kept, as only a replayed one can be
 */
export async function addDeadLetter(bus: Bus, letter: DeadLetter): Promise<boolean> {
  if (isTooOld(letter.body, Date.now())) return false
  const session = await bus.session()
  await ensureDeadLetterStream(session)
  await session.client.publish(
    deadLetterSubject(letter.service, letter.type),
    JSON.stringify(letter),
    {
      msgID: `${letter.service}.${letter.stream}.${letter.sequence}`,
    },
  )
  return true
}

function isTooOld(body: string, nowMs: number): boolean {
  const { data } = dated.safeParse(parsed(body))
  return (
    data !== undefined && nowMs - data.time.getTime() > OLDEST_FAILED_EVENT_DAYS * DAY_MS
  )
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** The oldest dead letters first. */
export async function listDeadLetters(bus: Bus, limit = 100): Promise<StoredDeadLetter[]> {
  const session = await bus.session()
  await ensureDeadLetterStream(session)
  const { state } = await session.manager.streams.info(deadLetterStream)
  const wanted = Math.min(limit, state.messages)
  if (wanted === 0) return []
  const consumer = await session.client.consumers.get(deadLetterStream, {
    deliver_policy: DeliverPolicy.All,
  })
  const letters: StoredDeadLetter[] = []
  for await (const message of await consumer.fetch({
    max_messages: wanted,
    expires: 2_000,
  })) {
    const letter = letterSchema.parse(message.json())
    letters.push({ ...letter, position: message.seq, at: message.time })
  }
  return letters
}

/** How many dead letters there are of all services. */
export async function countAllDeadLetters(bus: Bus): Promise<number> {
  const session = await bus.session()
  await ensureDeadLetterStream(session)
  const { state } = await session.manager.streams.info(deadLetterStream)
  return state.messages
}

/** How many dead letters there are of one service. */
export async function countDeadLetters(bus: Bus, service: string): Promise<number> {
  const { manager } = await bus.session()
  try {
    const { state } = await manager.streams.info(deadLetterStream, {
      subjects_filter: deadLetterSubject(service, '>'),
    })
    return Object.values(state.subjects ?? {}).reduce((sum, count) => sum + count, 0)
  } catch (error) {
    // Its first letter makes the stream.
    if (isNotThere(error)) return 0
    throw error
  }
}

/** Delivers the event again, under its own id, to the service that could not handle it. @throws NotFailedError */
export async function replayDeadLetter(bus: Bus, position: number): Promise<void> {
  const session = await bus.session()
  const stored = await session.manager.streams.getMessage(deadLetterStream, {
    seq: position,
  })
  if (stored === null) throw new NotFailedError(`There is no dead letter ${position}`)
  const { service, type, body: text } = letterSchema.parse(stored.json())
  await ensureStream(session, publisherOf(type))
  await session.acked.publish({
    subject: replaySubject(service, type),
    text,
    messageId: `${service}.replay.${position}`,
  })
  await dropDeadLetter(bus, position)
}

/** Forgets a dead letter for good. @throws NotFailedError */
export async function dropDeadLetter(bus: Bus, position: number): Promise<void> {
  const { manager } = await bus.session()
  const stored = await manager.streams.getMessage(deadLetterStream, { seq: position })
  if (stored === null) throw new NotFailedError(`There is no dead letter ${position}`)
  await manager.streams.deleteMessage(deadLetterStream, position)
}
