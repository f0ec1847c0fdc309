import { z } from 'zod'
import { defineEvent } from './define-event.ts'

export const workQueuedSchema = z.object({
  /** The kind of work: `mentor-application`. Others may come. */
  kind: z
    .string()
    .max(60)
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/),
  /** The id of what somebody has to decide on. */
  subjectId: z.uuid(),
  /** Since when it waits: the same subject may be queued again later. */
  queuedAt: z.iso.datetime(),
})

/**
 * Makes the fact for `outbox.publish`.
 * @param work.id a new one for each event
 */
export function queuedWork({
  id,
  at,
  ...work
}: Omit<z.input<typeof workQueuedSchema>, 'queuedAt'> & { id: string; at: Date }) {
  return { aggregateId: id, version: 1, data: { ...work, queuedAt: at.toISOString() } }
}

/**
 * Each service with queues for administrators publishes an event of its own; identity notifies the administrators.
 */
export const defineWorkQueued = (publisher: string) =>
  defineEvent({
    publisher,
    noun: 'work',
    verb: 'queued',
    version: 1,
    description:
      'Something waits for an administrator or a moderator: ids, no words of it.',
    schema: workQueuedSchema,
  })
