import { randomUUID } from 'node:crypto'
import type { Caller } from '@landfall/kit/identity/viewer'
import { testCaller } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApplications, type RunningApplications } from './_app.ts'
import { aMember } from './_applications.ts'

let app: RunningApplications
beforeAll(async () => {
  app = await startApplications()
})
afterAll(() => app.stop())

const ENDPOINT = 'endpoint { id state disabledReason }'
const mutate = async (caller: Caller, field: string, type: string, input: object) =>
  (
    await app.ask(
      caller,
      `mutation ($input: ${type}!) { it: ${field}(input: $input) { __typename
        ... on Webhook${type.startsWith('Create') ? 'EndpointCreated' : 'EndpointUpdated'} { ${ENDPOINT} }
        ... on ValidationFailed { errors { path message } } } }`,
      { input },
    )
  ).it

it('an admin turns off the address of any organization and says why; its owner is told once and may turn it on', async () => {
  const organizationId = randomUUID()
  const owner = aMember(organizationId)
  const member = { userId: randomUUID(), role: 'owner' as const }
  const members = { organizationId, version: 1, members: [member] }
  await app.stores.memberCopies.keepNewest(members)
  const made = await mutate(owner, 'createWebhookEndpoint', 'CreateWebhookEndpointInput', {
    organizationId,
    url: 'https://hooks.example.org/in',
    events: ['application.submitted'],
  })
  const { id } = made.endpoint
  const admin = testCaller({ roles: ['admin'] })
  const list = `query ($id: ID!) { webhookEndpoints(organizationId: $id) { id } }`
  const listed = await app.ask(admin, list, { id: organizationId })
  expect(listed.webhookEndpoints).toEqual([{ id }])

  const reason = 'It sends on what it gets.'
  const off = (caller: Caller, wish: object = {}) =>
    mutate(caller, 'disableWebhookAsAdmin', 'DisableWebhookAsAdminInput', {
      organizationId,
      id,
      reason,
      ...wish,
    })
  expect((await off(owner)).__typename).toBe('Forbidden')
  expect((await off(admin, { reason: '' })).errors).toEqual([
    { path: ['reason'], message: 'Please say why' },
  ])
  expect((await off(admin, { organizationId: randomUUID() })).__typename).toBe('NotFound')
  const isOff = { id, state: 'DISABLED', disabledReason: 'ADMIN' }
  for (const _time of [1, 2]) expect((await off(admin)).endpoint).toEqual(isOff)

  const told = (await app.outboxEvents()).flatMap(({ body }) => {
    const { userId, verb, subjectId, body: words } = body.data as Record<string, string>
    if (userId === member.userId) return [words]
    return verb === 'webhook-disabled' && subjectId === organizationId ? [verb] : []
  })
  const notice = `An administrator turned it off. The reason:\n\n${reason}`
  expect(told).toEqual([expect.stringContaining(notice), 'webhook-disabled'])
  const on = { organizationId, id, isEnabled: true }
  const again = await mutate(
    owner,
    'updateWebhookEndpoint',
    'UpdateWebhookEndpointInput',
    on,
  )
  expect(again.endpoint).toEqual({ id, state: 'ENABLED', disabledReason: null })
})

it('addresses that are added together do not pass the limit', async () => {
  const organizationId = randomUUID()
  const owner = aMember(organizationId)
  const [url, events] = ['https://hooks.example.org/in', ['application.submitted']]
  const input = { organizationId, url, events }
  const add = () =>
    mutate(owner, 'createWebhookEndpoint', 'CreateWebhookEndpointInput', input)
  await Promise.all(Array.from({ length: 15 }, add))
  expect(await app.stores.webhooks.endpointsOf(organizationId)).toHaveLength(10)
})
