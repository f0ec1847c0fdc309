import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSealer } from '@landfall/kit/core/sealed'
import type { Caller } from '@landfall/kit/identity/viewer'
import { deliver } from '@landfall/kit/messaging/consumers'
import { createSafeFetch } from '@landfall/kit/safe-fetch/safe-fetch'
import { type OutgoingSettings, outgoingDefaults } from '@landfall/kit/safe-fetch/settings'
import { type EventDefinition, makeEnvelope } from '@landfall/proto-events'
import { ApplicationStateChanged } from '@landfall/proto-events/applications/application-state-changed.v1'
import { ScholarshipCreated } from '@landfall/proto-events/catalog/scholarship-created.v1'
import { AwardAccepted } from '@landfall/proto-events/applications/award-accepted.v1'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { consumers } from '../src/events/consumers.ts'
import { makeDeliverWebhook } from '../src/partner/webhook/deliver-webhook.ts'
import { startApplications, type RunningApplications } from './_app.ts'
import { aMember } from './_applications.ts'
import { movableClock } from './_reminders.ts'

type Heard = { headers: Record<string, string>; body: string }

const heard: Heard[] = []
/** The receiver's next status. */
let status = 204
let server: Server
let url: string
let app: RunningApplications
let allowed: OutgoingSettings
const clock = movableClock('2026-11-22T12:00:00Z')

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece.toString()))
    request.on('end', () => {
      heard.push({ headers: request.headers as Record<string, string>, body })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  url = `http://127.0.0.1:${port}/hook`
  allowed = { ...outgoingDefaults, allowedHosts: [`127.0.0.1:${port}`] }
  app = await startApplications(clock, {}, allowed)
})
afterAll(async () => {
  await app.stop()
  server.close()
})
beforeEach(() => {
  heard.length = 0
  status = 204
})

const NEW = '... on WebhookEndpointCreated { secret endpoint { id url events state } }'
async function mutate(caller: Caller, field: string, type: string, input: object) {
  const query = `mutation ($input: ${type}!) { it: ${field}(input: $input) { __typename
    ... on Problem { code message } ... on ValidationFailed { errors { path message } } ${
      type.startsWith('Create') || field === 'rotateWebhookSecret' ? NEW : ''
    } ${field === 'updateWebhookEndpoint' ? '... on WebhookEndpointUpdated { endpoint { state disabledReason } }' : ''} } }`
  return (await app.ask(caller, query, { input })).it
}

const create = (caller: Caller, organizationId: string, wish: object = {}) => {
  const events = ['application.submitted', 'award.accepted']
  const input = { organizationId, url, events, ...wish }
  return mutate(caller, 'createWebhookEndpoint', 'CreateWebhookEndpointInput', input)
}

async function anEndpoint(wish: object = {}) {
  const organizationId = randomUUID()
  const owner = aMember(organizationId)
  const { secret, endpoint } = await create(owner, organizationId, wish)
  return { organizationId, owner, secret: secret as string, id: endpoint.id as string }
}

async function hear(definition: EventDefinition, data: object, eventId = randomUUID()) {
  const event = makeEnvelope(definition, {
    id: eventId,
    aggregateId: randomUUID(),
    version: 1,
    time: clock.now(),
    data,
  })
  const consumer = consumers.find((one) => one.event.type === definition.type)
  if (!consumer) throw new Error(`${definition.type} has no consumer`)
  await deliver(consumer, event, app.unitOfWork)
  await deliver(consumer, event, app.unitOfWork)
}

const submitted = (ownerId: string, to = 'submitted', from = 'draft') =>
  hear(ApplicationStateChanged, {
    applicationId: randomUUID(),
    studentId: randomUUID(),
    scholarshipId: randomUUID(),
    ownerId,
    from,
    to,
    at: clock.now().toISOString(),
  })

/** Runs each queued sending job once. */
async function send(o: { isLastTry?: boolean; outgoing?: OutgoingSettings } = {}) {
  const { rows } = await app.postgres.pool.query<{
    body: { name: string; payload: never }
  }>(
    `select body from outbox where kind = 'job' and body->>'name' = 'deliver-webhook' order by position`,
  )
  const deliverWebhook = makeDeliverWebhook({
    stores: app.stores,
    unitOfWork: app.unitOfWork,
    clock,
    sealer: createSealer(app.config.studentAnswersKey),
    fetch: createSafeFetch(o.outgoing ?? allowed),
  })
  const outcomes = []
  for (const { body } of rows) {
    const payload = body.payload as { deliveryId: string; round: number }
    outcomes.push(await deliverWebhook({ ...payload, isLastTry: o.isLastTry ?? false }))
  }
  return outcomes
}

const PAGE = `query ($id: ID!, $endpoint: ID, $after: String) { webhookEndpoints(organizationId: $id, id: $endpoint) { id
  deliveries(first: 2, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node { id } } } } }`
const LOG = `query ($id: ID!) { webhookEndpoints(organizationId: $id) { id state disabledReason failingSince
  deliveries { totalCount edges { node { id event state attempts lastStatus lastFault body } } } } }`
async function logOf(owner: Caller, id: string) {
  const [endpoint] = (await app.ask(owner, LOG, { id })).webhookEndpoints
  const { deliveries, ...state } = endpoint
  return {
    ...state,
    messages: deliveries.edges.map(({ node }: { node: object }) => node),
  }
}

it('an event that comes twice is sent once, signed, and reveals nothing about people', async () => {
  const { organizationId, owner, secret } = await anEndpoint()
  await submitted(organizationId)
  await submitted(randomUUID())
  // No address subscribes to this event.
  await submitted(organizationId, 'declined')
  await send()
  await send()
  expect(heard).toHaveLength(1)
  const [{ headers, body }] = heard as [Heard]
  const message = new Webhook(secret)
  // The library checks timestamps against the real clock.
  expect(
    message.sign(
      headers['webhook-id'] ?? '',
      new Date(Number(headers['webhook-timestamp']) * 1_000),
      body,
    ),
  ).toBe(headers['webhook-signature'])
  const sent = JSON.parse(body)
  expect(sent).toMatchObject({
    type: 'application.submitted',
    data: { state: 'SUBMITTED' },
  })
  expect(Object.keys(sent.data).toSorted()).toEqual(['applicationId', 'programId', 'state'])
  expect((await logOf(owner, organizationId)).messages).toMatchObject([
    { event: 'application.submitted', state: 'DELIVERED', attempts: 1, lastStatus: 204 },
  ])
})

it('a program that is published when it is created is sent, and a draft is not', async () => {
  const { organizationId, owner } = await anEndpoint({ events: ['program.published'] })
  const make = (status: string) =>
    hear(ScholarshipCreated, {
      scholarshipId: randomUUID(),
      ownerId: organizationId,
      status,
      title: 'Coastal Engineering Award',
      provider: 'Harbour Trust',
      slug: 'coastal-engineering-award',
      deadline: { date: null, precision: 'none', timeZone: 'UTC' },
      applicationUrl: null,
      sourceUrl: null,
    })
  await make('draft')
  await make('published')
  const { messages } = await logOf(owner, organizationId)
  expect(messages.map(({ event }: { event: string }) => event)).toEqual([
    'program.published',
  ])
})

it('an application is reported as withdrawn once, even when it is a draft in between', async () => {
  const { organizationId, owner } = await anEndpoint({ events: ['application.withdrawn'] })
  await submitted(organizationId, 'withdrawn', 'submitted')
  await submitted(organizationId, 'withdrawn', 'draft')
  expect((await logOf(owner, organizationId)).messages).toHaveLength(1)
})

it('a failing receiver is retried, and a message can be sent again by hand', async () => {
  const { organizationId, owner } = await anEndpoint()
  const amount = { fundId: randomUUID(), amountMinor: '100000', currency: 'USD' }
  const award = { offerId: randomUUID(), applicationId: randomUUID(), ...amount }
  const who = { studentId: randomUUID(), scholarshipId: randomUUID() }
  const at = clock.now().toISOString()
  await hear(AwardAccepted, { ...award, ...who, ownerId: organizationId, at })
  status = 500
  expect(await send()).toContain('again')
  expect((await logOf(owner, organizationId)).messages).toMatchObject([
    { state: 'PENDING', attempts: 1, lastStatus: 500, lastFault: 'It responded with 500' },
  ])
  expect((await send({ isLastTry: true })).includes('again')).toBe(false)
  const [failed] = (await logOf(owner, organizationId)).messages
  expect(failed).toMatchObject({ state: 'FAILED', attempts: 2 })

  status = 200
  const input = { organizationId, deliveryId: failed.id }
  const redeliver = () => mutate(owner, 'redeliverWebhook', 'RedeliverWebhookInput', input)
  expect((await redeliver()).__typename).toBe('WebhookRedelivered')
  expect((await redeliver()).__typename).toBe('Conflict')
  await send()
  const { messages, failingSince } = await logOf(owner, organizationId)
  expect(messages).toMatchObject([{ state: 'DELIVERED', attempts: 3, lastFault: null }])
  expect(failingSince).toBeNull()
  const own = heard.filter(({ body }) => body.includes(award.offerId))
  expect(own).toHaveLength(3)
  expect(new Set(own.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

it('the messages of one of several addresses are read in pages', async () => {
  const { organizationId, owner, id } = await anEndpoint()
  await create(owner, organizationId)
  for (let n = 0; n < 3; n += 1) await submitted(organizationId)
  const page = async (after: string | null) => {
    const variables = { id: organizationId, endpoint: id, after }
    const { webhookEndpoints } = await app.ask(owner, PAGE, variables)
    expect(webhookEndpoints).toMatchObject([{ id, deliveries: { totalCount: 3 } }])
    return webhookEndpoints[0].deliveries
  }
  const first = await page(null)
  expect(first.pageInfo.hasNextPage).toBe(true)
  const last = await page(first.pageInfo.endCursor)
  expect(last.pageInfo.hasNextPage).toBe(false)
  const read = [...first.edges, ...last.edges].map(
    ({ node }: { node: { id: string } }) => node.id,
  )
  expect([read.length, new Set(read).size]).toEqual([3, 3])
  const none = { id: organizationId, endpoint: randomUUID(), after: null }
  expect((await app.ask(owner, PAGE, none)).webhookEndpoints).toEqual([])
})

it('an address that accepts nothing for five days is switched off, and its owner told', async () => {
  clock.set('2026-11-22T12:00:00Z')
  const { organizationId, owner, id } = await anEndpoint()
  const member = { userId: randomUUID(), role: 'owner' as const }
  await app.stores.memberCopies.keepNewest({
    organizationId,
    version: 1,
    members: [member],
  })
  status = 503
  await submitted(organizationId)
  await send({ isLastTry: true })
  clock.set('2026-11-28T12:00:00Z')
  await submitted(organizationId)
  await send()
  expect(await logOf(owner, organizationId)).toMatchObject({
    state: 'DISABLED',
    disabledReason: 'FAILURES',
  })
  const notices = (await app.outboxEvents()).filter(({ body }) => {
    const { userId, type } = body.data as { userId?: string; type?: string }
    return userId === member.userId && type === 'webhook-disabled'
  })
  expect(notices).toHaveLength(1)
  const on = await mutate(owner, 'updateWebhookEndpoint', 'UpdateWebhookEndpointInput', {
    organizationId,
    id,
    isEnabled: true,
  })
  expect(on.endpoint).toEqual({ state: 'ENABLED', disabledReason: null })
})

it('no private address is called', async () => {
  const { organizationId, owner } = await anEndpoint()
  await submitted(organizationId)
  const { port } = new URL(url)
  await send({ outgoing: { ...outgoingDefaults, ports: [Number(port)] } })
  expect(heard).toEqual([])
  const [message] = (await logOf(owner, organizationId)).messages
  expect(message).toMatchObject({
    state: 'PENDING',
    lastStatus: null,
    lastFault: expect.stringContaining('not on the public internet'),
  })
})

it('both secrets sign while one is being replaced', async () => {
  const { organizationId, owner, secret, id } = await anEndpoint()
  const input = { organizationId, id }
  const next = await mutate(owner, 'rotateWebhookSecret', 'WebhookEndpointInput', input)
  await submitted(organizationId)
  await send()
  // Other addresses still wait for theirs; this one's came last.
  const { headers, body } = heard.at(-1) as Heard
  const at = new Date(Number(headers['webhook-timestamp']) * 1_000)
  const signed = [next.secret, secret].map((one: string) =>
    new Webhook(one).sign(headers['webhook-id'] ?? '', at, body),
  )
  expect(headers['webhook-signature']?.split(' ')).toEqual(signed)
})

it('only owners keep webhooks, and none of another organization', async () => {
  const { organizationId, id } = await anEndpoint()
  const stranger = aMember(randomUUID())
  const editor = aMember(organizationId, { role: 'editor' })
  expect((await create(stranger, organizationId)).__typename).toBe('NotFound')
  expect((await create(editor, organizationId)).__typename).toBe('Forbidden')
  const own = stranger.viewer.kind === 'user' ? stranger.viewer.memberships[0] : undefined
  const through = { organizationId: own?.organizationId, id }
  const remove = ['removeWebhookEndpoint', 'WebhookEndpointInput'] as const
  const removed = await mutate(stranger, ...remove, through)
  expect(removed.__typename).toBe('NotFound')
  await expect(logOf(editor, organizationId)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const faulty = { url: 'ftp://example.org', events: ['application.submitted'] }
  const refused = await create(aMember(organizationId), organizationId, faulty)
  expect(refused.errors).toMatchObject([{ path: ['url'] }])
})
