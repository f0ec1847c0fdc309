import { z } from 'zod'
import { defineEvent } from './define-event.ts'

const word = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)

/**
 * What an admin or a moderator did in a service, or who decided on an application; identity keeps it in the log of
 * all services. Ids, never names or addresses.
 */
export const auditRecordedSchema = z.object({
  actorId: z.uuid(),
  /** The kind of thing and what was done to it: `listing` and `verified`. */
  subjectType: word,
  verb: word,
  subjectId: z.string().min(1).max(200),
  /** In the actor's words; null where the service asks for no reason. */
  reason: z.string().max(500).nullable(),
  occurredAt: z.iso.datetime(),
})

const REASON_MAX_LENGTH = 500

/**
 * Makes the fact for `outbox.publish`.
 * @param deed.id a new one for each deed; a reason that is too long is cut off
 */
export function auditFact({
  id,
  at,
  reason,
  ...deed
}: Omit<z.input<typeof auditRecordedSchema>, 'occurredAt'> & { id: string; at: Date }) {
  return {
    aggregateId: id,
    version: 1,
    data: {
      ...deed,
      reason: reason === null ? null : reason.slice(0, REASON_MAX_LENGTH).toWellFormed(),
      occurredAt: at.toISOString(),
    },
  }
}

/** Each service with such deeds publishes an event of its own; identity reads them all. */
export const defineAuditRecorded = (publisher: string) =>
  defineEvent({
    publisher,
    noun: 'audit',
    verb: 'recorded',
    version: 1,
    description:
      'An admin or a moderator did something, or somebody decided on an application.',
    schema: auditRecordedSchema,
  })
