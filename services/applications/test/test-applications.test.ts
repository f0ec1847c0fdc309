import { randomUUID } from 'node:crypto'
import { fixedClock } from '@landfall/kit/core/clock'
import { sandboxApplicationId, sandboxOf } from '@landfall/kit/identity/sandbox'
import type { Caller } from '@landfall/kit/identity/viewer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeSweepWebhooks } from '../src/partner/webhook/deliver-webhook.ts'
import { startApplications, type RunningApplications } from './_app.ts'
import { aMember } from './_applications.ts'

let app: RunningApplications
beforeAll(async () => {
  app = await startApplications()
})
afterAll(() => app.stop())

/** @param selection besides the answer's type name */
async function mutate(
  caller: Caller,
  field: string,
  type: string,
  input: object,
  selection = '',
) {
  // prettier-ignore
  const query = `mutation ($input: ${type}!) { it: ${field}(input: $input) { __typename ${selection} } }`
  return (await app.ask(caller, query, { input })).it
}

/** An address that subscribes to another event. */
async function anEndpoint() {
  const organizationId = randomUUID()
  const owner = aMember(organizationId)
  const wish = { url: 'https://hooks.example.org/in', events: ['program.closed'] }
  const input = { organizationId, ...wish }
  const made = '... on WebhookEndpointCreated { endpoint { id } }'
  const type = 'CreateWebhookEndpointInput'
  const { endpoint } = await mutate(owner, 'createWebhookEndpoint', type, input, made)
  return { organizationId, owner, id: endpoint.id as string }
}

const SENT = '... on TestApplicationSent { delivery { id event state body } }'
const sendTest = (caller: Caller, input: { organizationId: string; id: string }) =>
  mutate(caller, 'sendTestApplication', 'WebhookEndpointInput', input, SENT)

/** Marks it as delivered, as the worker does. */
async function taken(deliveryId: string) {
  const found = await app.stores.webhooks.findDelivery(deliveryId)
  if (!found) throw new Error('No such message')
  await app.stores.webhooks.updateDelivery({ ...found.delivery, state: 'delivered' })
}

it('a test application goes to one address, from the sandbox’s applicants in turn; nobody applies', async () => {
  const { organizationId, owner, id } = await anEndpoint()
  await anEndpoint()
  const messages = []
  for (let count = 0; count < 2; count++) {
    const { delivery } = await sendTest(owner, { organizationId, id })
    expect(delivery).toMatchObject({ event: 'application.submitted', state: 'PENDING' })
    messages.push(JSON.parse(delivery.body))
    expect((await sendTest(owner, { organizationId, id })).__typename).toBe('Conflict')
    await taken(delivery.id)
  }
  const sandboxId = sandboxOf(organizationId)
  expect(messages).toMatchObject(
    [0, 1].map((place) => ({
      data: { applicationId: sandboxApplicationId(sandboxId, place), isSandbox: 'true' },
    })),
  )
  const { pool } = app.postgres
  const jobs = await pool.query(`select 1 from outbox where kind = 'job' and body->>'name' = 'deliver-webhook'`) // prettier-ignore
  expect(jobs.rowCount).toBe(2)
  const events = await pool.query(`select 1 from outbox where kind = 'event'`)
  expect(events.rowCount).toBe(0)
  const applied = await pool.query('select id from scholarship_applications')
  expect(applied.rowCount).toBe(0)
})

it('only owners send a test, to an address of theirs that is switched on', async () => {
  const { organizationId, owner, id } = await anEndpoint()
  const asked = [
    await sendTest(aMember(organizationId, { role: 'editor' }), { organizationId, id }),
    await sendTest(aMember(randomUUID()), { organizationId, id }),
  ]
  const other = await anEndpoint()
  asked.push(await sendTest(other.owner, { organizationId: other.organizationId, id }))
  const off = { organizationId, id, isEnabled: false }
  await mutate(owner, 'updateWebhookEndpoint', 'UpdateWebhookEndpointInput', off)
  asked.push(await sendTest(owner, { organizationId, id }))
  expect(asked.map(({ __typename }) => __typename)).toEqual([
    'Forbidden',
    'NotFound',
    'NotFound',
    'Conflict',
  ])
})

it('a message is kept for 30 days', async () => {
  const { organizationId, owner, id } = await anEndpoint()
  const { delivery } = await sendTest(owner, { organizationId, id })
  const find = () => app.stores.webhooks.findDelivery(delivery.id)
  const made = (await find())?.delivery.createdAt.getTime() ?? NaN
  for (const [laterMs, isKept] of [
    [0, true],
    [1, false],
  ] as const) {
    const clock = fixedClock(new Date(made + 30 * 86_400_000 + laterMs).toISOString())
    await makeSweepWebhooks({ stores: app.stores, clock })()
    expect((await find()) !== null).toBe(isKept)
  }
})
