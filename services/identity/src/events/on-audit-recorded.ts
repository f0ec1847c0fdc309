import { consumes, type Consumer } from '@landfall/kit/messaging/consumers'
import { defineAuditRecorded } from '@landfall/proto-events/audit-recorded'
import type { Stores } from '../stores.ts'

/** Services that have admins or moderators of their own, or make decisions about people. */
const PUBLISHERS = [
  'ai-workers',
  'applications',
  'catalog',
  'community',
  'donors-content',
  'immigration',
  'mentoring',
]

/** Admins' and moderators' actions in other services go into the same log as those here. */
export const onAuditRecorded: Consumer<Stores>[] = PUBLISHERS.map((service) => {
  const event = defineAuditRecorded(service)
  return consumes<typeof event.schema, Stores>(
    event,
    ({ subject, requestid, data }, tx) =>
      tx.audit.addReceived({
        id: subject,
        at: new Date(data.occurredAt),
        actorId: data.actorId,
        service,
        action: `${data.subjectType}.${data.verb}`,
        subjectType: data.subjectType,
        subjectId: data.subjectId,
        reason: data.reason,
        details: {},
        requestId: requestid ?? null,
      }),
    { from: 'beginning' },
  )
})
