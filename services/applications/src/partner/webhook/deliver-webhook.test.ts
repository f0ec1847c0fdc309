import { beforeEach, describe, expect, it } from 'vitest'
import { makeDeliverWebhook } from './deliver-webhook.ts'
import { newSecret } from './webhook-secret.ts'
import type { WebhookDelivery, WebhookEndpoint } from './webhook.ts'

const now = new Date('2026-11-22T12:00:00Z')
const secret = newSecret()

let delivery: WebhookDelivery
let endpoint: WebhookEndpoint
beforeEach(() => {
  const message = { type: 'application.submitted', timestamp: '', data: {} } as never
  const fresh = { lastAttemptAt: null, lastStatus: null, lastFault: null, createdAt: now }
  delivery = { ...fresh, id: 'd', endpointId: 'e', message, state: 'pending', round: 1, attempts: 0 } // prettier-ignore
  const works = { failingSince: null, disabledAt: null, disabledReason: null }
  const signing = { secret: 'sealed', oldSecret: null, oldSecretUntil: null }
  endpoint = {
    ...works,
    ...signing,
    id: 'e',
    organizationId: 'o',
    url: 'https://one.example/hook',
    events: ['application.submitted'],
    createdAt: now,
  }
})

/** Sends the message to an address that answers 410 (gone), while something else happens. */
async function sendWhile(change: () => void): Promise<'done' | 'again'> {
  const webhooks = {
    findDelivery: async () => ({ delivery, endpoint }),
    lockEndpoint: async () => endpoint,
    updateDelivery: async (after: WebhookDelivery) => void (delivery = after),
    updateEndpoint: async (after: WebhookEndpoint) => void (endpoint = after),
  }
  const memberCopies = { membersOf: async () => [] }
  const outbox = { publishAll: async () => {} }
  const tx = { webhooks, memberCopies, outbox } as never
  const open = async () => {
    change()
    return { ok: true, value: { status: 410, body: { destroy: () => {} } } }
  }
  const deliverWebhook = makeDeliverWebhook({
    stores: { webhooks } as never,
    unitOfWork: (work) => work(tx),
    clock: { now: () => now },
    sealer: { open: async () => secret },
    fetch: { open } as never,
  })
  return deliverWebhook({ deliveryId: 'd', round: 1, isLastTry: true })
}

describe('while a message is being sent', () => {
  it('another try may end it, or an owner may send it again, and that round stays', async () => {
    const outcome = await sendWhile(() => (delivery = { ...delivery, round: 2 }))
    expect(outcome).toBe('done')
    expect(delivery).toMatchObject({ round: 2, state: 'pending', attempts: 0 })
    expect(endpoint.disabledAt).toBeNull()
  })

  it('its address may change, and the new address does not count as gone', async () => {
    const url = 'https://two.example/hook'
    await sendWhile(() => (endpoint = { ...endpoint, url }))
    expect(delivery).toMatchObject({ state: 'failed', attempts: 1, lastStatus: 410 })
    expect(endpoint).toMatchObject({ url, disabledAt: null, failingSince: null })
  })
})
