import { z } from 'zod'
import { defineEvent } from './define-event.ts'

export const workQueuedSchema = z.object({
  /** What it is: `mentor-application`. More may come. */
  kind: z
    .string()
    .max(60)
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/),
  /** Of what is to be decided about. */
  subjectId: z.uuid(),
  /** Since when it waits: the same subject may wait once more. */
  queuedAt: z.iso.datetime(),
})

/** What `outbox.publish` takes. @param work.id of this event's own, new for each */
export function queuedWork({
  id,
  at,
  ...work
}: Omit<z.input<typeof workQueuedSchema>, 'queuedAt'> & { id: string; at: Date }) {
  return { aggregateId: id, version: 1, data: { ...work, queuedAt: at.toISOString() } }
}

/** Each service with queues of administrators publishes its own; identity tells them. */
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
