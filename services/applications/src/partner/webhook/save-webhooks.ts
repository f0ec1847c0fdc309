import type { Clock } from '@landfall/kit/core/clock'
import { isUuid, newId } from '@landfall/kit/core/ids'
import {
  type Conflict,
  conflict,
  type NotFound,
  notFound,
} from '@landfall/kit/core/problems'
import { err, ok, type Result } from '@landfall/kit/core/result'
import type { Sealer } from '@landfall/kit/core/sealed'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import { enqueueDelivery } from './enqueue-webhooks.ts'
import type { CreateWebhookInput, UpdateWebhookInput } from './webhook.input.ts'
import type { WebhookOwner } from './webhook.policy.ts'
import { newSecret } from './webhook-secret.ts'
import type { WebhookStore } from './webhook.store.ts'
import { ENDPOINTS_MAX, type WebhookDelivery, type WebhookEndpoint } from './webhook.ts'

type Needed = { webhooks: WebhookStore }
type Deps<Stores extends Needed> = {
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  sealer: Pick<Sealer, 'seal'>
}
/** An address with its secret in plain text, which is shown only once. */
export type NewWebhook = { endpoint: WebhookEndpoint; secret: string }

const OVERLAP_MS = 86_400_000
const TOO_MANY = `An organization can have up to ${ENDPOINTS_MAX} addresses`
const UNDER_WAY = 'This message is still on its way'

/** What owners can do with addresses and the messages sent to them. */
export function makeSaveWebhooks<Stores extends Needed>(deps: Deps<Stores>) {
  return { ...makeAddWebhook(deps), ...makeChangeWebhooks(deps), ...makeRedeliver(deps) }
}

function makeAddWebhook<Stores extends Needed>({
  unitOfWork,
  clock,
  sealer,
}: Deps<Stores>) {
  return {
    createWebhook: (
      { organizationId }: WebhookOwner,
      { url, events }: CreateWebhookInput,
    ): Promise<Result<NewWebhook, Conflict>> =>
      unitOfWork<Result<NewWebhook, Conflict>>(async (tx) => {
        await tx.webhooks.holdAdding(organizationId)
        const known = await tx.webhooks.endpointsOf(organizationId)
        if (known.length >= ENDPOINTS_MAX) return err(conflict(TOO_MANY))
        const secret = newSecret()
        const endpoint: WebhookEndpoint = {
          id: newId(),
          organizationId,
          url,
          events,
          secret: await sealer.seal(secret),
          oldSecret: null,
          oldSecretUntil: null,
          failingSince: null,
          disabledAt: null,
          disabledReason: null,
          createdAt: clock.now(),
        }
        await tx.webhooks.insertEndpoint(endpoint)
        return ok({ endpoint, secret })
      }),
  }
}

/** Changes an address of the owner's organization under its lock. */
function changeOf<Stores extends Needed>(unitOfWork: UnitOfWork<Stores>) {
  return <T>(
    { organizationId }: WebhookOwner,
    id: string,
    run: (tx: Transaction<Stores>, endpoint: WebhookEndpoint) => Promise<T>,
  ): Promise<Result<T, NotFound>> =>
    unitOfWork<Result<T, NotFound>>(async (tx) => {
      const found = isUuid(id) ? await tx.webhooks.lockEndpoint(id) : null
      if (found?.organizationId !== organizationId) return err(notFound('webhook'))
      return ok(await run(tx, found))
    })
}

function makeChangeWebhooks<Stores extends Needed>(deps: Deps<Stores>) {
  const { unitOfWork, clock, sealer } = deps
  const change = changeOf(unitOfWork)
  return {
    /** An address that is turned on again starts over, with five days to fail. */
    updateWebhook: (owner: WebhookOwner, given: UpdateWebhookInput) =>
      change(owner, given.id, async (tx, before) => {
        const { url, events, isEnabled } = given
        const after: WebhookEndpoint = {
          ...before,
          url: url ?? before.url,
          events: events ?? before.events,
        }
        if (isEnabled === true)
          Object.assign(after, {
            disabledAt: null,
            disabledReason: null,
            failingSince: null,
          })
        if (isEnabled === false && before.disabledAt === null)
          Object.assign(after, { disabledAt: clock.now(), disabledReason: 'owner' })
        await tx.webhooks.updateEndpoint(after)
        return after
      }),

    rotateWebhookSecret: (owner: WebhookOwner, { id }: { id: string }) =>
      change(owner, id, async (tx, before) => {
        const secret = newSecret()
        const endpoint: WebhookEndpoint = {
          ...before,
          secret: await sealer.seal(secret),
          oldSecret: before.secret,
          oldSecretUntil: new Date(clock.now().getTime() + OVERLAP_MS),
        }
        await tx.webhooks.updateEndpoint(endpoint)
        return { endpoint, secret } satisfies NewWebhook
      }),

    removeWebhook: (owner: WebhookOwner, { id }: { id: string }) =>
      change(owner, id, async (tx, endpoint) => {
        await tx.webhooks.removeEndpoint(endpoint.id)
        return endpoint.id
      }),
  }
}

function makeRedeliver<Stores extends Needed>({ unitOfWork }: Deps<Stores>) {
  return {
    redeliver: (
      owner: WebhookOwner,
      { deliveryId }: { deliveryId: string },
    ): Promise<Result<WebhookDelivery, NotFound | Conflict>> =>
      unitOfWork<Result<WebhookDelivery, NotFound | Conflict>>(async (tx) => {
        const found = isUuid(deliveryId) ? await tx.webhooks.findDelivery(deliveryId) : null
        if (found?.endpoint.organizationId !== owner.organizationId)
          return err(notFound('message'))
        await tx.webhooks.lockEndpoint(found.endpoint.id)
        const { delivery } = (await tx.webhooks.findDelivery(deliveryId)) ?? found
        if (delivery.state === 'pending') return err(conflict(UNDER_WAY))
        const round = delivery.round + 1
        const after = { ...delivery, state: 'pending' as const, round }
        await tx.webhooks.updateDelivery(after)
        await enqueueDelivery(tx, after)
        return ok(after)
      }),
  }
}
