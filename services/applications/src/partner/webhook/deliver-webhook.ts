import type { Clock } from '@landfall/kit/core/clock'
import type { Sealer } from '@landfall/kit/core/sealed'
import type { SafeFetch } from '@landfall/kit/safe-fetch/safe-fetch'
import type { Transaction, UnitOfWork } from '@landfall/kit/transaction/unit-of-work'
import type { MemberCopyStore } from '../../review/member/member-copy.store.ts'
import { notifyOfDisabled } from './webhook-notice.ts'
import { signedHeaders } from './webhook-secret.ts'
import type { WebhookStore } from './webhook.store.ts'
import {
  DELIVERY_RETENTION_MS,
  FAILING_MAX_MS,
  type WebhookDelivery,
  type WebhookEndpoint,
} from './webhook.ts'

type Needed = { webhooks: WebhookStore; memberCopies: MemberCopyStore }
type Deps<Stores extends Needed> = {
  stores: Pick<Stores, 'webhooks'>
  unitOfWork: UnitOfWork<Stores>
  clock: Clock
  sealer: Pick<Sealer, 'open'>
  fetch: SafeFetch
}

/** The outcome of one try; `fault` says in words why it was not taken, null if it was. */
type Attempt = { status: number | null; fault: string | null }

const TIMEOUT_MS = 15_000
/** The HTTP status by which a receiver declines all further messages. */
const GONE = 410

/**
 * Tries to send one message and records the outcome. A receiver may get a message twice, with the same `webhook-id`;
 * private addresses are never called.
 * @returns done: taken, given up or no longer wanted; again: to be retried
 */
export function makeDeliverWebhook<Stores extends Needed>(deps: Deps<Stores>) {
  return async function deliverWebhook(o: {
    deliveryId: string
    round: number
    isLastTry: boolean
  }): Promise<'done' | 'again'> {
    const found = await findDue(deps.stores, o)
    if (!found) return 'done'
    const { endpoint } = found
    const attempt = endpoint.disabledAt
      ? { status: null, fault: 'The address was turned off' }
      : await send(deps, endpoint, found.delivery)
    return deps.unitOfWork(async (tx) => {
      const locked = await tx.webhooks.lockEndpoint(endpoint.id)
      // Read again: another try may have ended it meanwhile, or an owner sent it again.
      const current = locked && (await findDue(tx, o))
      if (!current) return 'done'
      const { delivery } = current
      const isSameAddress = current.endpoint.url === endpoint.url
      const after = isSameAddress
        ? await followAttempt(tx, current.endpoint, attempt, deps.clock.now())
        : current.endpoint
      const isOver = o.isLastTry || after.disabledAt !== null
      const state =
        attempt.fault === null ? 'delivered' : isOver ? 'failed' : ('pending' as const)
      await tx.webhooks.updateDelivery({
        ...delivery,
        state,
        attempts: delivery.attempts + 1,
        lastAttemptAt: deps.clock.now(),
        lastStatus: attempt.status,
        lastFault: attempt.fault,
      })
      return state === 'pending' ? 'again' : 'done'
    })
  }
}

/** Null if this round of it is over, or it is gone. */
async function findDue(
  { webhooks }: Pick<Needed, 'webhooks'>,
  o: { deliveryId: string; round: number },
) {
  const found = await webhooks.findDelivery(o.deliveryId)
  const isDue = found?.delivery.state === 'pending' && found.delivery.round === o.round
  return isDue ? found : null
}

async function send(
  { clock, sealer, fetch }: Pick<Deps<Needed>, 'clock' | 'sealer' | 'fetch'>,
  endpoint: WebhookEndpoint,
  { id, message }: WebhookDelivery,
): Promise<Attempt> {
  const body = JSON.stringify(message)
  const headers = await signedHeaders(sealer, endpoint, { id, body, now: clock.now() })
  const options = { method: 'POST' as const, headers, body, timeoutMs: TIMEOUT_MS }
  const answer = await fetch.open(endpoint.url, options)
  if (!answer.ok) return { status: null, fault: answer.error.detail }
  const { status } = answer.value
  answer.value.body.destroy()
  const isTaken = status >= 200 && status < 300
  return { status, fault: isTaken ? null : `It responded with ${status}` }
}

/** An address that takes nothing for days is disabled, and its organization's owners are told. */
async function followAttempt<Stores extends Needed>(
  tx: Transaction<Stores>,
  endpoint: WebhookEndpoint,
  { status, fault }: Attempt,
  now: Date,
): Promise<WebhookEndpoint> {
  if (endpoint.disabledAt !== null) return endpoint
  const failingSince = fault === null ? null : (endpoint.failingSince ?? now)
  const isTooLong =
    failingSince !== null && now.getTime() - failingSince.getTime() > FAILING_MAX_MS
  const reason = status === GONE ? 'gone' : isTooLong ? 'failures' : null
  const after: WebhookEndpoint = {
    ...endpoint,
    failingSince,
    disabledAt: reason === null ? null : now,
    disabledReason: reason,
  }
  await tx.webhooks.updateEndpoint(after)
  if (reason !== null) await notifyOfDisabled(tx, after, { now })
  return after
}

/** Drops messages that are older than they are kept. */
export function makeSweepWebhooks({
  stores,
  clock,
}: {
  stores: Needed
  clock: Clock
}): () => Promise<void> {
  return () => {
    const before = new Date(clock.now().getTime() - DELIVERY_RETENTION_MS)
    return stores.webhooks.removeDeliveriesBefore(before)
  }
}
