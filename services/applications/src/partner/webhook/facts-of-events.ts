import { type Consumer, consumes } from '@landfall/kit/messaging/consumers'
import type { EventDefinition, EventEnvelope } from '@landfall/proto-events'
import { ApplicationStateChanged } from '@landfall/proto-events/applications/application-state-changed.v1'
import { AwardAccepted } from '@landfall/proto-events/applications/award-accepted.v1'
import { AwardDeclined } from '@landfall/proto-events/applications/award-declined.v1'
import { AwardEnded } from '@landfall/proto-events/applications/award-ended.v1'
import { AwardLapsed } from '@landfall/proto-events/applications/award-lapsed.v1'
import { AwardWithdrawn } from '@landfall/proto-events/applications/award-withdrawn.v1'
import { ScholarshipClosed } from '@landfall/proto-events/catalog/scholarship-closed.v1'
import { ScholarshipCreated } from '@landfall/proto-events/catalog/scholarship-created.v1'
import { ScholarshipPublished } from '@landfall/proto-events/catalog/scholarship-published.v1'
import type { z } from 'zod'
import { enqueueWebhooks, type WebhookFact } from './enqueue-webhooks.ts'
import type { WebhookStore } from './webhook.store.ts'
import type { WebhookEvent } from './webhook.ts'

type WebhookMapping = {
  event: EventDefinition
  factOf: (event: EventEnvelope<unknown>) => WebhookFact | null
}

function mapping<S extends z.ZodType>(
  event: EventDefinition<S>,
  factOf: (data: z.output<S>) => WebhookFact | null,
): WebhookMapping {
  // Consumers have already parsed the event with this definition.
  return { event, factOf: ({ data }) => factOf(data as z.output<S>) }
}

/** States of an application, and the names of their webhook events. */
const BY_STATE: Readonly<Record<string, WebhookEvent>> = {
  submitted: 'application.submitted',
  awarded: 'application.decided',
  waitlisted: 'application.decided',
  declined: 'application.decided',
  withdrawn: 'application.withdrawn',
}

const programFact =
  (type: WebhookEvent) =>
  ({ ownerId, scholarshipId }: { ownerId: string | null; scholarshipId: string }) =>
    ownerId && { organizationId: ownerId, type, data: { programId: scholarshipId } }

const awardFact =
  (type: WebhookEvent) =>
  (o: { ownerId: string; offerId: string; applicationId: string; scholarshipId: string }) =>
    ({
      organizationId: o.ownerId,
      type,
      data: {
        offerId: o.offerId,
        applicationId: o.applicationId,
        programId: o.scholarshipId,
      },
    }) satisfies WebhookFact

const WEBHOOK_MAPPINGS: readonly WebhookMapping[] = [
  mapping(
    ApplicationStateChanged,
    ({ from, to, ownerId, applicationId, scholarshipId }) => {
      const type = BY_STATE[to ?? '']
      if (to === null || type === undefined) return null
      // It was a draft again: its owner was told of the first withdrawal, and has not had it since.
      if (from === 'draft' && to === 'withdrawn') return null
      const data = { applicationId, programId: scholarshipId, state: to.toUpperCase() }
      return { organizationId: ownerId, type, data }
    },
  ),
  mapping(AwardAccepted, awardFact('award.accepted')),
  mapping(AwardDeclined, awardFact('award.declined')),
  mapping(AwardLapsed, awardFact('award.lapsed')),
  mapping(AwardWithdrawn, awardFact('award.withdrawn')),
  mapping(AwardEnded, awardFact('award.ended')),
  // A scholarship that is published when it is created counts only as created.
  mapping(ScholarshipCreated, (data) =>
    data.status === 'published' ? programFact('program.published')(data) || null : null,
  ),
  mapping(ScholarshipPublished, (data) => programFact('program.published')(data) || null),
  mapping(ScholarshipClosed, (data) => programFact('program.closed')(data) || null),
]

/**
 * The same consumers, extended to notify webhooks. A service consumes each kind of event once, so existing consumers
 * are wrapped and the others added.
 */
export function withWebhooks<Stores extends { webhooks: WebhookStore }>(
  consumers: readonly Consumer<Stores>[],
): readonly Consumer<Stores>[] {
  const heard = new Set(consumers.map(({ event }) => event.type))
  const silent = WEBHOOK_MAPPINGS.filter(({ event }) => !heard.has(event.type)).map(
    ({ event }) =>
      consumes<z.ZodType, Stores>(event, async () => undefined, { from: 'now' }),
  )
  return [...consumers, ...silent].map((consumer) => {
    const found = WEBHOOK_MAPPINGS.find(({ event }) => event.type === consumer.event.type)
    if (!found) return consumer
    return {
      ...consumer,
      async handle(event, tx) {
        await consumer.handle(event, tx)
        const fact = found.factOf(event)
        if (fact) await enqueueWebhooks(tx, event, fact)
      },
    }
  })
}
