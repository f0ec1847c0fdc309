import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Consumer, deliver } from '@landfall/kit/messaging/consumers'
import { type EventDefinition, makeEnvelope } from '@landfall/proto-events'
import { OrganizationDeclined } from '@landfall/proto-events/identity/organization-declined.v1'
import { OrganizationMembersChanged } from '@landfall/proto-events/identity/organization-members-changed.v1'
import { OrganizationUpdated } from '@landfall/proto-events/identity/organization-updated.v1'
import { OrganizationVerified } from '@landfall/proto-events/identity/organization-verified.v1'
import { SuspensionChanged } from '@landfall/proto-events/identity/suspension-changed.v1'
import type { CatalogStores } from '../src/composition/stores.ts'
import { onOrganizationChanged } from '../src/events/on-organization-changed.ts'
import { onOrganizationMembersChanged } from '../src/events/on-organization-members-changed.ts'
import { onSuspensionChanged } from '../src/events/on-suspension-changed.ts'
import { type RunningCatalog, admin, member, startCatalog, student } from './_app.ts'
import { FORM, editing } from './_editing.ts'
import { csv, importing, line, rowsOf } from './_importing.ts'

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

const { create, step } = editing(() => catalog)
const { upload, importAll, confirm, apply, seen, ownedBy } = importing(() => catalog)

/** An organization with a listing that is open and one that is a draft. */
async function anOwner() {
  const organizationId = randomUUID()
  const caller = member({ organizationId })
  const open = (await create(caller)).scholarship.id as string
  const draft = (
    await create(caller, { ...FORM, title: 'Second Award' }, { status: 'draft' })
  ).scholarship.id
  return { organizationId, caller, open, draft: draft as string }
}

/** Delivers each event twice, and once more as another event of the same version. */
async function hear(
  definition: EventDefinition,
  { organizationId, version }: { organizationId: string; version: number },
  data: object,
) {
  const heard = [...onOrganizationChanged, onOrganizationMembersChanged]
  const consumer = heard.find(({ event }) => event.type === definition.type)
  if (!consumer) throw new Error(`nobody hears ${definition.type}`)
  const event = makeEnvelope(definition, {
    id: randomUUID(),
    aggregateId: organizationId,
    version,
    time: new Date(),
    data: { organizationId, ...data },
  })
  for (const id of [event.id, event.id, randomUUID()])
    await deliver(consumer as Consumer<CatalogStores>, { ...event, id }, catalog.unitOfWork)
}

const facts = (verification: string) => ({
  name: 'Harbour Trust',
  kind: 'donor',
  verification,
  country: 'US',
  universityId: null,
})

async function standing(...ids: string[]) {
  const found = await catalog.stores.scholarships.findByIds(ids)
  return ids.map((id) => [found.get(id)?.status, found.get(id)?.closedReason])
}
const closings = async (id: string) =>
  (await catalog.outboxEvents()).filter(
    ({ name, body }) => name.includes('scholarship.closed') && body.subject === id,
  ).length

const OPEN = ['published', null]
const CLOSED = ['closed', 'owner']
const DRAFT = ['draft', null]

it('a declined organization’s open awards are closed, once, and nobody else’s', async () => {
  const { organizationId, caller, open, draft } = await anOwner()
  const other = await anOwner()
  // A new name that waits for an admin leaves open listings open.
  await hear(OrganizationUpdated, { organizationId, version: 3 }, facts('pending'))
  expect(await standing(open, draft, other.open)).toEqual([OPEN, DRAFT, OPEN])
  await hear(OrganizationDeclined, { organizationId, version: 4 }, facts('declined'))
  expect(await standing(open, draft, other.open)).toEqual([CLOSED, DRAFT, OPEN])
  expect(await closings(open)).toBe(1)
  // Once it is verified, its owner reopens it, and the older decision changes nothing.
  await hear(OrganizationVerified, { organizationId, version: 5 }, facts('verified'))
  expect((await step('publish', caller, open)).scholarship.status).toBe('PUBLISHED')
  await hear(OrganizationDeclined, { organizationId, version: 4 }, facts('declined'))
  expect(await standing(open)).toEqual([OPEN])
})

const CASE = `query ($id: ID!) { scholarship(id: $id) { moderation { cases { id version isOwnerBarred } } } }`

/** A listing that a student reported, and a moderator removed. */
async function removedByModerator(id: string) {
  const report = `mutation ($input: ReportScholarshipInput!) { reportScholarship(input: $input) { __typename } }`
  await catalog.ask(student(), report, { input: { id, reason: 'asks-for-money' } })
  await onCase('resolveListingCase', id, { outcome: 'REMOVED' })
}
async function onCase(field: string, id: string, wish: object = {}) {
  const type = field === 'resolveListingCase' ? 'Resolve' : 'Reopen'
  const { scholarship } = await catalog.ask(admin(), CASE, { id })
  const [one] = scholarship.moderation.cases
  const query = `mutation ($input: ${type}ListingCaseInput!) { ${field}(input: $input) { __typename
    ... on ResolveListingCaseSuccess { listingCase { isOwnerBarred } } } }`
  const input = { id: one.id, version: one.version, ...wish }
  const result = (await catalog.ask(admin(), query, { input }))[field]
  expect(result.__typename).toBe('ResolveListingCaseSuccess')
  return result.listingCase.isOwnerBarred
}

it.each([
  ['is declined', OrganizationDeclined, facts('declined')],
  ['waits with a new name', OrganizationUpdated, facts('pending')],
  ['has lost its last member', OrganizationMembersChanged, { members: [] }],
])(
  'an organization that %s gets nothing shown again when a moderator takes a removal back',
  async (_how, definition, data) => {
    const { organizationId, open } = await anOwner()
    const other = await anOwner()
    for (const id of [open, other.open]) await removedByModerator(id)
    await hear(definition, { organizationId, version: 4 }, data)
    expect(await onCase('reopenListingCase', open)).toBe(true)
    expect(await onCase('reopenListingCase', other.open)).toBe(false)
    expect(await standing(open, other.open)).toEqual([CLOSED, OPEN])
  },
)

it('a held award that is found right stays hidden while its organization may not publish', async () => {
  const { organizationId, caller, open } = await anOwner()
  await catalog.postgres.pool.query(
    `update scholarships set status = 'closed', closed_reason = 'held', visibility = 'held' where id = $1`,
    [open],
  )
  const report = `mutation ($input: ReportScholarshipInput!) { reportScholarship(input: $input) { __typename } }`
  await catalog.ask(caller, report, { input: { id: open, reason: 'other' } })
  await hear(OrganizationDeclined, { organizationId, version: 4 }, facts('declined'))
  await onCase('resolveListingCase', open, { outcome: 'DISMISSED' })
  expect(await standing(open)).toEqual([CLOSED])
})

it('an organization’s open awards are closed once its last member is gone, once', async () => {
  const { organizationId, open, draft } = await anOwner()
  const other = await anOwner()
  const members = [{ userId: randomUUID(), role: 'owner' }]
  await hear(OrganizationMembersChanged, { organizationId, version: 1 }, { members })
  expect(await standing(open)).toEqual([OPEN])
  await hear(OrganizationMembersChanged, { organizationId, version: 2 }, { members: [] })
  expect(await standing(open, draft, other.open)).toEqual([CLOSED, DRAFT, OPEN])
  expect(await closings(open)).toBe(1)
})

it.each([
  ['declined', OrganizationDeclined, facts('declined')],
  ['without members', OrganizationMembersChanged, { members: [] }],
] as const)(
  'an import that was confirmed before its organization is %s shows nothing more',
  async (_what, definition, data) => {
    const organizationId = randomUUID()
    const caller = member({ organizationId })
    const shown = line('B-1', 'Tidal Bridges Award')
    await importAll(caller, csv(shown), true)
    const file = csv(
      line('B-1', 'Tidal Bridges Award', '9000'),
      line('B-2', 'Harbour Roads Award'),
    )
    const { listingImport } = await upload(caller, file)
    await confirm(caller, listingImport.id, true)
    const shut = apply(listingImport.id, async (work) => {
      // Delivered between two of its transactions.
      await hear(definition, { organizationId, version: 2 }, data)
      return catalog.unitOfWork(work)
    })
    expect(await shut).toEqual({ applied: 2 })
    expect(await ownedBy(caller)).toMatchObject([
      { title: 'Harbour Roads Award', status: 'draft' },
      { title: 'Tidal Bridges Award', status: 'closed' },
    ])
    const [, second] = rowsOf(await seen(caller, listingImport.id))
    expect(second).toMatchObject({
      outcome: 'NEW',
      draftReasons: [{ message: expect.stringContaining('may not publish any more') }],
    })
  },
)

async function hearSuspended(userId: string, version: number, isSuspended: boolean) {
  const o = {
    aggregateId: userId,
    version,
    time: new Date(),
    data: { userId, isSuspended },
  }
  const event = makeEnvelope(SuspensionChanged, { id: randomUUID(), ...o })
  for (const id of [event.id, event.id, randomUUID()])
    await deliver(onSuspensionChanged, { ...event, id }, catalog.unitOfWork)
}

const idOf = ({ viewer }: ReturnType<typeof member>) =>
  viewer.kind === 'user' ? viewer.userId : ''

it('shows nothing more of an import whose confirming account is suspended, whoever uploaded it', async () => {
  const organizationId = randomUUID()
  const colleague = member({ organizationId })
  const confirming = member({ organizationId })
  await importAll(colleague, csv(line('B-1', 'Tidal Bridges Award')), true)
  const file = csv(
    line('B-1', 'Tidal Bridges Award', '9000'),
    line('B-2', 'Harbour Roads Award'),
  )
  const { listingImport } = await upload(colleague, file)
  await confirm(confirming, listingImport.id, true)
  const stopped = apply(listingImport.id, async (work) => {
    await hearSuspended(idOf(confirming), 5, true)
    // What came late changes nothing.
    await hearSuspended(idOf(confirming), 4, false)
    return catalog.unitOfWork(work)
  })
  expect(await stopped).toEqual({ applied: 2 })
  expect(await ownedBy(colleague)).toMatchObject([
    { title: 'Harbour Roads Award', status: 'draft' },
    { title: 'Tidal Bridges Award', status: 'published', amount: '2500.00' },
  ])
  const [changed, added] = rowsOf(await seen(colleague, listingImport.id))
  expect(changed).toMatchObject({
    state: 'REFUSED',
    faults: [{ message: expect.stringContaining('may not change it any more') }],
  })
  expect(added).toMatchObject({
    state: 'DONE',
    draftReasons: [{ message: expect.stringContaining('may not publish any more') }],
  })
})

it.each([
  ['whose uploader alone is suspended', 'uploader'],
  ['after the suspension is lifted', 'both'],
] as const)('shows an import %s', async (_what, who) => {
  const organizationId = randomUUID()
  const uploader = member({ organizationId })
  const confirming = member({ organizationId })
  const { listingImport } = await upload(uploader, csv(line('B-1', 'Tidal Bridges Award')))
  await confirm(confirming, listingImport.id, true)
  await hearSuspended(idOf(uploader), 2, true)
  if (who === 'both')
    for (const [at, isSuspended] of [true, false].entries())
      await hearSuspended(idOf(confirming), at + 2, isSuspended)
  await apply(listingImport.id)
  expect(await ownedBy(uploader)).toMatchObject([{ status: 'published' }])
})
