import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliver } from '@landfall/kit/messaging/consumers'
import { makeEnvelope } from '@landfall/proto-events'
import { OrganizationUpdated } from '@landfall/proto-events/identity/organization-updated.v1'
import { OrganizationVerified } from '@landfall/proto-events/identity/organization-verified.v1'
import { onOrganizationChanged } from '../src/events/on-organization-changed.ts'
import { loadUniversities } from '../src/record/university/load-universities.ts'
import { type RunningCatalog, member, startCatalog, visitor } from './_app.ts'
import { FORM, editing } from './_editing.ts'
import { csv, importing, line, rowsOf } from './_importing.ts'

let catalog: RunningCatalog
let universityId: string
beforeAll(async () => {
  catalog = await startCatalog()
  universityId = (await idsOfUniversities(1))[0] ?? ''
})
afterAll(() => catalog?.stop())

const { create } = editing(() => catalog)
const { importAll } = importing(() => catalog)

async function idsOfUniversities(count: number): Promise<string[]> {
  const { rows } = await catalog.postgres.pool.query(
    'select id from universities order by name_sort limit $1',
    [count],
  )
  return rows.map(({ id }) => id)
}

type Facts = { universityId: string | null; kind?: 'donor' | 'university' }

/** Delivers one of identity's four events about an organization. */
function organizationSaid(organizationId: string, version: number, facts: Facts) {
  const event = version === 2 ? OrganizationVerified : OrganizationUpdated
  return makeEnvelope(event, {
    id: randomUUID(),
    aggregateId: organizationId,
    version,
    time: new Date(),
    data: {
      organizationId,
      name: 'Harbour University',
      kind: 'university',
      verification: 'verified',
      country: 'US',
      ...facts,
    },
  })
}

async function say(event: ReturnType<typeof organizationSaid>) {
  const consumer = onOrganizationChanged.find((one) => one.event.type === event.type)
  if (consumer === undefined) throw new Error(`nobody hears ${event.type}`)
  return deliver(consumer, event, catalog.unitOfWork)
}

async function ofUniversity(id: string): Promise<string[]> {
  const { university } = await catalog.ask(
    visitor(),
    'query ($id: ID!) { university(id: $id) { scholarships(first: 100) { edges { node { id } } } } }',
    { id },
  )
  return university.scholarships.edges.map(({ node }: { node: { id: string } }) => node.id)
}

const storedUniversity = async (id: string) =>
  (await catalog.stores.scholarships.find(id))?.universityId

describe('the university of an organization', () => {
  it('is kept once, in whatever order the events come', async () => {
    const organizationId = randomUUID()
    const [first, second] = await idsOfUniversities(2)
    const { universityOf } = catalog.stores.organizationUniversities
    const later = organizationSaid(organizationId, 2, { universityId: second ?? null })
    expect(await say(later)).toBe('handled')
    expect(await say(later)).toBe('duplicate')
    await say(organizationSaid(organizationId, 1, { universityId: first ?? null }))
    expect(await universityOf(organizationId)).toBe(second)
    await say(organizationSaid(organizationId, 3, { universityId: null }))
    expect(await universityOf(organizationId)).toBeNull()
  })
})

/** What was published about an organization's university, oldest first. */
const publishedOf = async (id: string) => {
  const events = await catalog.outboxEvents()
  return events.filter(
    ({ name, body }) =>
      name.includes('organization-university.told') && body.subject === id,
  )
}

describe('whose website its university has', () => {
  it('is told once for each event, and when the university changes', async () => {
    const organizationId = randomUUID()
    const event = organizationSaid(organizationId, 1, { universityId })
    await say(event)
    await say(event)
    const university = (await catalog.stores.universities.findByIds([universityId])).get(universityId) // prettier-ignore
    if (!university) throw new Error('no university')
    const { website, version } = university
    const expected = { data: { organizationId, universityId, website }, aggregateversion: version } // prettier-ignore
    expect((await publishedOf(organizationId)).map(({ body }) => body)).toMatchObject([
      expected,
    ])
    const moved = { ...university, website: 'https://new.example', contentHash: 'new' }
    await catalog.unitOfWork((tx) => loadUniversities([moved], tx, new Date()))
    const last = (await publishedOf(organizationId)).at(-1)?.body
    expect(last).toMatchObject({ data: { website: 'https://new.example' }, aggregateversion: version + 1 }) // prettier-ignore
    await say(organizationSaid(organizationId, 3, { universityId: null }))
    expect(await publishedOf(organizationId)).toHaveLength(2)
  })
})

describe("what a university's organization offers", () => {
  it("is on the university's page unless its maker says otherwise", async () => {
    const organizationId = randomUUID()
    await say(organizationSaid(organizationId, 1, { universityId }))
    const caller = member({ organizationId, kind: 'university' })
    const { scholarship } = await create(caller)
    const apart = await create(caller, { ...FORM, universityId: null })
    const listed = await ofUniversity(universityId)
    expect(listed).toContain(scholarship.id)
    expect(listed).not.toContain(apart.scholarship.id)
  })

  it('is tied to no university by a donor, nor to one that the catalog does not have', async () => {
    const [donor, stranger] = [randomUUID(), randomUUID()]
    await say(organizationSaid(donor, 1, { universityId, kind: 'donor' }))
    await say(organizationSaid(stranger, 1, { universityId: randomUUID() }))
    for (const organizationId of [donor, stranger]) {
      const { scholarship } = await create(member({ organizationId }))
      expect(await storedUniversity(scholarship.id)).toBeNull()
    }
  })

  it('is on its page also when it comes from a file', async () => {
    const organizationId = randomUUID()
    await say(organizationSaid(organizationId, 1, { universityId }))
    const caller = member({ organizationId, kind: 'university' })
    const [row] = rowsOf(await importAll(caller, csv(line('1', 'Pier Award')), true))
    expect(await ofUniversity(universityId)).toContain(row?.scholarshipId)
  })
})
