import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Consumer, deliver } from '@landfall/kit/messaging/consumers'
import { type EventDefinition, makeEnvelope } from '@landfall/proto-events'
import { OrganizationDeclined } from '@landfall/proto-events/identity/organization-declined.v1'
import { OrganizationMembersChanged } from '@landfall/proto-events/identity/organization-members-changed.v1'
import { OrganizationUpdated } from '@landfall/proto-events/identity/organization-updated.v1'
import { OrganizationVerified } from '@landfall/proto-events/identity/organization-verified.v1'
import type { CatalogStores } from '../src/composition/stores.ts'
import { onOrganizationChanged } from '../src/events/on-organization-changed.ts'
import { onOrganizationMembersChanged } from '../src/events/on-organization-members-changed.ts'
import { type RunningCatalog, member, startCatalog } from './_app.ts'
import { FORM, editing } from './_editing.ts'

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

const { create, step } = editing(() => catalog)

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

/** Each event twice, and once more as another of the same version. */
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

it('closes what a declined organization has open, once, and nobody else’s', async () => {
  const { organizationId, caller, open, draft } = await anOwner()
  const other = await anOwner()
  // A new name that waits for an admin leaves what is open.
  await hear(OrganizationUpdated, { organizationId, version: 3 }, facts('pending'))
  expect(await standing(open, draft, other.open)).toEqual([OPEN, DRAFT, OPEN])
  await hear(OrganizationDeclined, { organizationId, version: 4 }, facts('declined'))
  expect(await standing(open, draft, other.open)).toEqual([CLOSED, DRAFT, OPEN])
  expect(await closings(open)).toBe(1)
  // Once it is verified its owner opens it again, and the older decision changes nothing.
  await hear(OrganizationVerified, { organizationId, version: 5 }, facts('verified'))
  expect((await step('publish', caller, open)).scholarship.status).toBe('PUBLISHED')
  await hear(OrganizationDeclined, { organizationId, version: 4 }, facts('declined'))
  expect(await standing(open)).toEqual([OPEN])
})

it('closes what an organization has open when its last member is gone, once', async () => {
  const { organizationId, open, draft } = await anOwner()
  const other = await anOwner()
  const members = [{ userId: randomUUID(), role: 'owner' }]
  await hear(OrganizationMembersChanged, { organizationId, version: 1 }, { members })
  expect(await standing(open)).toEqual([OPEN])
  await hear(OrganizationMembersChanged, { organizationId, version: 2 }, { members: [] })
  expect(await standing(open, draft, other.open)).toEqual([CLOSED, DRAFT, OPEN])
  expect(await closings(open)).toBe(1)
})
