import type { Clock } from '@landfall/kit/core/clock'
import { isUuid, newId } from '@landfall/kit/core/ids'
import {
  conflict,
  type Conflict,
  type NotFound,
  notFound,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import {
  SANDBOX_APPLICATIONS,
  sandboxApplicationId,
  sandboxOf,
  sandboxProgramId,
} from '@landfall/kit/identity/sandbox'
import type { UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { enqueueDelivery } from './enqueue-webhooks.ts'
import type { WebhookOwner } from './webhook.policy.ts'
import type { WebhookStore } from './webhook.store.ts'
import type { WebhookDelivery } from './webhook.ts'

type Needed = { webhooks: WebhookStore }
type Sent = Result<WebhookDelivery, NotFound | Conflict>

const OFF = 'The address is turned off. Please turn it on first.'
const UNDER_WAY = 'The last message is still on its way'

/**
 * Sends one address an event about an invented application of the organization's sandbox, taking them in turn. The
 * message is like any other (signed, logged, retried), but nobody applied.
 */
export function makeSendTestApplication<Stores extends Needed>(deps: {
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
}) {
  return (owner: WebhookOwner, { id }: { id: string }): Promise<Sent> =>
    deps.unitOfWork<Sent>(async (tx) => {
      const endpoint = isUuid(id) ? await tx.webhooks.lockEndpoint(id) : null
      if (endpoint?.organizationId !== owner.organizationId) return err(notFound('webhook'))
      if (endpoint.disabledAt !== null) return err(conflict(OFF))
      const newest = { endpointId: id, after: null, limit: 1 }
      const [last] = await tx.webhooks.pageOfDeliveries(newest)
      if (last?.state === 'pending') return err(conflict(UNDER_WAY))
      const place = (await tx.webhooks.countDeliveries(id)) % SANDBOX_APPLICATIONS
      const sandboxId = sandboxOf(owner.organizationId)
      const now = deps.clock.now()
      const delivery: WebhookDelivery = {
        id: newId(),
        endpointId: id,
        message: {
          type: 'application.submitted',
          timestamp: now.toISOString(),
          data: {
            applicationId: sandboxApplicationId(sandboxId, place),
            programId: sandboxProgramId(sandboxId, place % 2),
            state: 'SUBMITTED',
            isSandbox: 'true',
          },
        },
        state: 'pending',
        round: 1,
        attempts: 0,
        lastAttemptAt: null,
        lastStatus: null,
        lastFault: null,
        createdAt: now,
      }
      await tx.webhooks.addDeliveries([delivery])
      await enqueueDelivery(tx, delivery)
      return ok(delivery)
    })
}
