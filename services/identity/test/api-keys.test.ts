import { randomUUID } from 'node:crypto'
import { sandboxOf } from '@landfall/kit/identity/sandbox'
import { testVisitor } from '@landfall/kit/testing/callers'
import type { Caller, Partner } from '@landfall/kit/identity/viewer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startIdentity, type Identity } from './_app.ts'
import { organizationActs } from './_organizations.ts'

const HOUR_MS = 3_600_000

let identity: Identity
let admin: Awaited<ReturnType<Identity['admin']>>
beforeAll(async () => {
  identity = await startIdentity()
  admin = await identity.admin()
})
afterAll(() => identity.stop())

const { decide, donor, member } = organizationActs(
  () => identity,
  () => admin.caller,
)
const KEY = 'apiKey { id name prefix scopes state expiresAt lastUsedAt replacedBy }'
const created = `... on ApiKeyCreated { secret ${KEY} }`
const SCOPES = ['APPLICATIONS_READ', 'PROGRAMS_READ']

const create = (caller: Caller, organizationId: string, wish: object = {}) =>
  identity.mutate(
    caller,
    'createApiKey',
    { organizationId, name: 'Our CRM', scopes: SCOPES, ...wish },
    created,
  )
const resolve = async (key: string): Promise<Partner | null> =>
  (await identity.internal('resolve-api-key', { key })).partner
const three = (word: string) => [word, word, word]
const listed = async (caller: Caller, organizationId: string) => {
  const query = `query ($id: ID!) { apiKeys(organizationId: $id) { totalCount edges { node { id prefix state lastUsedAt replacedBy } } } }`
  return (await identity.execute(caller, query, { id: organizationId })).data.apiKeys
}

it('a key is shown once, kept hashed, and stands for its organization alone', async () => {
  const owner = await donor()
  const { apiKey, secret } = await create(owner.caller, owner.organizationId)
  expect(secret).toMatch(/^lfk_[\w-]{43}$/)
  expect(apiKey).toMatchObject({ name: 'Our CRM', state: 'ACTIVE', lastUsedAt: null })
  expect(secret.startsWith(apiKey.prefix)).toBe(true)
  const { rows } = await identity.postgres.pool.query('select * from api_keys')
  expect(JSON.stringify(rows)).not.toContain(secret)

  const scopes = ['applications:read', 'programs:read']
  const { organizationId } = owner
  const partner = { keyId: apiKey.id, organizationId, scopes, isVerified: false }
  expect(await resolve(secret)).toEqual(partner)
  await decide(organizationId, 'verified')
  expect(await resolve(secret)).toEqual({ ...partner, isVerified: true })
  expect(await resolve(`${secret}x`)).toBeNull()
  const [{ node }] = (await listed(owner.caller, organizationId)).edges
  expect(node.lastUsedAt).not.toBeNull()
})

it('a key sees its organization without its people, and a visitor sees nothing', async () => {
  const owner = await donor()
  const { secret, apiKey } = await create(owner.caller, owner.organizationId)
  const query = `{ partner { organizationId organization { name declineReason members { role } } apiKey { id scopes } }
    viewer { id } }`
  const partner = (await resolve(secret)) as Partner
  const ofKey = await identity.execute({ ...testVisitor(), partner }, query)
  expect(ofKey.data).toEqual({
    partner: {
      organizationId: owner.organizationId,
      organization: { name: 'Lagos Alumni Network', declineReason: null, members: null },
      apiKey: { id: apiKey.id, scopes: SCOPES },
    },
    viewer: null,
  })
  expect((await identity.execute(testVisitor(), query)).data.partner).toBeNull()
  const entity = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Partner { organizationId } } }`
  const of = [{ __typename: 'Partner', organizationId: randomUUID() }]
  const another = await identity.execute({ ...testVisitor(), partner }, entity, { of })
  expect(another.data._entities).toEqual([null])
})

it('only owners make, list, replace and revoke keys', async () => {
  const owner = await donor()
  const { organizationId } = owner
  const { apiKey } = await create(owner.caller, organizationId)
  const editor = await member(owner, 'editor')
  const stranger = await donor()
  const input = { organizationId, id: apiKey.id }
  const asked = async (caller: Caller) => [
    (await create(caller, organizationId)).__typename,
    (await identity.mutate(caller, 'rotateApiKey', input, created)).__typename,
    (await identity.mutate(caller, 'revokeApiKey', input, '')).__typename,
    await listed(caller, organizationId).catch(({ code }: { code: string }) => code),
  ]
  expect(await asked(testVisitor())).toEqual([...three('NotSignedIn'), 'NOT_SIGNED_IN'])
  expect(await asked(editor.caller)).toEqual([...three('Forbidden'), 'FORBIDDEN'])
  expect(await asked(stranger.caller)).toEqual([...three('NotFound'), 'NOT_FOUND'])
  // An owner of another organization cannot reach it through their own.
  const through = { organizationId: stranger.organizationId, id: apiKey.id }
  const revoked = await identity.mutate(stranger.caller, 'revokeApiKey', through, '')
  expect(revoked.__typename).toBe('NotFound')
  expect((await listed(owner.caller, organizationId)).totalCount).toBe(1)
})

it('a sandbox key belongs to no real organization, even when it is replaced', async () => {
  const owner = await donor()
  const { caller, organizationId } = owner
  const wish = { isSandbox: true }
  const made = await create(caller, organizationId, wish)
  expect(made.secret).toMatch(/^lfk_test_[\w-]{43}$/)
  expect(made.apiKey.prefix).toMatch(/^lfk_test_[\w-]{6}$/)
  const rotate = { organizationId, id: made.apiKey.id, overlapHours: 1 }
  const next = await identity.mutate(caller, 'rotateApiKey', rotate, created)
  const sandboxes = [await resolve(made.secret), await resolve(next.secret)]
  for (const partner of sandboxes)
    expect(partner).toMatchObject({
      isSandbox: true,
      isVerified: true,
      organizationId: sandboxOf(organizationId),
    })
  const { rows } = await identity.postgres.pool.query(
    'select id from organizations where id = $1',
    [sandboxOf(organizationId)],
  )
  expect(rows).toEqual([])
  // A service that gets the key anyway has no data for it.
  const [partner] = sandboxes
  const entity = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Partner { organizationId } } }`
  const of = [{ __typename: 'Partner', organizationId }]
  const asked = { ...testVisitor(), ...(partner && { partner }) }
  expect((await identity.execute(asked, entity, { of })).data._entities).toEqual([null])
})

it('a replaced key works on for its overlap, a revoked or old one does not', async () => {
  const { caller, organizationId } = await donor()
  const old = await create(caller, organizationId, { expiresInDays: 2 })
  const rotate = { organizationId, id: old.apiKey.id, overlapHours: 1 }
  const next = await identity.mutate(caller, 'rotateApiKey', rotate, created)
  expect(next.apiKey).toMatchObject({ name: 'Our CRM', scopes: SCOPES })
  const again = await identity.mutate(caller, 'rotateApiKey', rotate, created)
  expect(again.__typename).toBe('Conflict')
  expect(await resolve(old.secret)).not.toBeNull()
  identity.clock.forward(1.5 * HOUR_MS)
  expect(await resolve(old.secret)).toBeNull()
  expect(await resolve(next.secret)).not.toBeNull()

  const revoke = { organizationId, id: next.apiKey.id }
  const revoked = await identity.mutate(
    caller,
    'revokeApiKey',
    revoke,
    `... on ApiKeyRevoked { ${KEY} }`,
  )
  expect(revoked.apiKey.state).toBe('REVOKED')
  expect(await resolve(next.secret)).toBeNull()
})

it('an admin reads and revokes any organization’s keys, says why, and its owners are told once', async () => {
  const owner = await donor()
  const { organizationId } = owner
  const { apiKey, secret } = await create(owner.caller, organizationId)
  const [{ node }] = (await listed(admin.caller, organizationId)).edges
  expect(node).toMatchObject({ id: apiKey.id, state: 'ACTIVE' })
  const unknown = [randomUUID(), 'none'].map((id) =>
    listed(admin.caller, id).catch(({ code }: { code: string }) => code),
  )
  expect(await Promise.all(unknown)).toEqual([{ totalCount: 0, edges: [] }, 'NOT_FOUND'])

  const revoke = (caller: Caller, input: object) =>
    identity.mutate(
      caller,
      'revokeApiKeyAsAdmin',
      {
        organizationId,
        id: apiKey.id,
        reason: 'It stood in a public repository.',
        ...input,
      },
      `... on ApiKeyRevoked { ${KEY} }`,
    )
  expect((await revoke(owner.caller, {})).__typename).toBe('Forbidden')
  expect((await revoke(admin.caller, { reason: ' ' })).errors).toEqual([
    { path: ['reason'], message: 'Please say why' },
  ])
  const stranger = await donor()
  for (const wrong of [{ organizationId: stranger.organizationId }, { id: 'none' }])
    expect((await revoke(admin.caller, wrong)).__typename).toBe('NotFound')
  expect(await resolve(secret)).not.toBeNull()

  for (const _time of [1, 2])
    expect((await revoke(admin.caller, {})).apiKey.state).toBe('REVOKED')
  expect(await resolve(secret)).toBeNull()
  const told = await identity.postgres.pool.query(
    `select user_id, title, body from notices where type = 'api-key-revoked'`,
  )
  expect(told.rows).toEqual([
    {
      user_id: owner.id,
      title: 'An administrator revoked an API key',
      body: expect.stringContaining('It stood in a public repository.'),
    },
  ])
  const { rows } = await identity.postgres.pool.query(
    `select actor_id, reason from audit_log where action = 'organization.key-revoked'`,
  )
  expect(rows).toEqual([{ actor_id: admin.id, reason: 'It stood in a public repository.' }])
})
