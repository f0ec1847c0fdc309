import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '@landfall/kit/identity/viewer'
import { PUBLISH_NEEDS } from '../src/record/scholarship/scholarship.policy.ts'
import {
  type RunningCatalog,
  admin,
  member,
  startCatalog,
  student,
  visitor,
} from './_app.ts'
import { FORM, editing } from './_editing.ts'

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

const { create, update, step } = editing(() => catalog)

const read = async (caller: Caller, id: string) =>
  (
    await catalog.ask(caller, 'query ($id: ID!) { scholarship(id: $id) { id status } }', {
      id,
    })
  ).scholarship

const reference = async (caller: Caller, id: string) =>
  (
    await catalog.ask(
      caller,
      'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Scholarship { id status } } }',
      { r: [{ __typename: 'Scholarship', id }] },
    )
  )._entities[0]

describe('making scholarships', () => {
  it('publishes at once for a verified organization, and tells the others', async () => {
    const donor = member()
    const { scholarship } = await create(donor)
    expect(scholarship).toMatchObject({
      slug: 'harbour-bridge-award',
      status: 'PUBLISHED',
      isActive: true,
      provider: 'Harbour Trust',
      version: 1,
      requirements: [{ text: 'Enrolled full time', decidedBy: 'PROVIDER' }],
      amountLabel: 'US$2,500 once',
      deadline: { precision: 'EXACT', endsAt: '2027-04-01T04:00:00.000Z', daysLeft: 130 },
    })
    const events = await eventsOf(scholarship.id)
    expect(events).toEqual([
      expect.objectContaining({ name: 'landfall.catalog.scholarship.created.v1' }),
    ])
    expect(events[0]?.body.data).toEqual({
      scholarshipId: scholarship.id,
      ownerId: scholarship.ownerId,
      status: 'published',
      closedReason: null,
      title: FORM.title,
      provider: 'Harbour Trust',
      slug: 'harbour-bridge-award',
      deadline: { date: '2027-03-31', precision: 'exact', timeZone: 'America/New_York' },
      applicationUrl: null,
      sourceUrl: null,
      program: expect.objectContaining({ description: FORM.description }),
    })
    expect(await found('Harbour Bridge')).toContain(scholarship.id)
  })

  it('gives awards with the same title, made at once, addresses of their own', async () => {
    const form = { ...FORM, title: 'Twin Award' }
    const made = await Promise.all(Array.from({ length: 8 }, () => create(member(), form)))
    const slugs: string[] = made.map(({ scholarship }) => scholarship?.slug)
    expect(slugs.filter((slug) => slug === 'twin-award')).toHaveLength(1)
    expect(slugs.filter((slug) => /^twin-award-[0-9a-f]{8}$/.test(slug))).toHaveLength(7)
  })

  it('goes from draft to published, closed and archived, each step told', async () => {
    const donor = member()
    const draft = await create(donor, { title: 'Slow Award' }, { status: 'draft' })
    const { id } = draft.scholarship
    expect(draft.scholarship.status).toBe('DRAFT')
    const lacking = await step('publish', donor, id)
    expect(lacking.__typename).toBe('ValidationFailed')
    expect(lacking.errors).toContainEqual({
      path: ['amount'],
      message: 'Award amount is required',
    })
    const full = await update(donor, id, { ...FORM, title: 'Slow Award' })
    expect(full.scholarship).toMatchObject({ version: 2, status: 'DRAFT' })
    expect(await found('Slow Award')).not.toContain(id)
    expect(
      (await step('archive', donor, (await create(member())).scholarship.id)).__typename,
    ).toBe('NotFound')
    expect((await step('publish', donor, id)).scholarship.status).toBe('PUBLISHED')
    expect((await step('publish', donor, id)).scholarship.version).toBe(3)
    expect(await found('Slow Award')).toContain(id)
    expect((await step('archive', donor, id)).__typename).toBe('Conflict')
    expect((await step('close', donor, id)).scholarship.status).toBe('CLOSED')
    expect(await found('Slow Award')).not.toContain(id)
    expect((await step('archive', donor, id)).scholarship.status).toBe('ARCHIVED')
    expect((await step('publish', donor, id)).__typename).toBe('Conflict')
    expect((await eventsOf(id)).map(({ name }) => name.split('.')[3])).toEqual([
      'created',
      'updated',
      'published',
      'closed',
      'archived',
    ])
    // A listing that was once public stays readable for those who saved it.
    expect(await read(student(), id)).toEqual({ id, status: 'ARCHIVED' })
    expect(await reference(student(), id)).toEqual({ id, status: 'ARCHIVED' })
  })

  it('changes only what is given, clears what is null, and notices that nothing changed', async () => {
    const donor = member()
    const { scholarship } = await create(donor, { ...FORM, benefits: ['A mentor'] })
    const { id } = scholarship
    const changed = await update(donor, id, { title: 'Another name', benefits: null })
    expect(changed.scholarship).toMatchObject({
      title: 'Another name',
      slug: scholarship.slug,
      version: 2,
      amountLabel: scholarship.amountLabel,
    })
    expect((await update(donor, id, { title: 'Another name' })).scholarship.version).toBe(2)
    expect(await update(donor, id, { title: null })).toMatchObject({
      __typename: 'ValidationFailed',
      errors: [{ path: ['title'], message: 'Title is required' }],
    })
    expect(await update(donor, id, { universityId: randomUUID() })).toMatchObject({
      errors: [{ path: ['universityId'], message: 'We don’t know this university' }],
    })
  })

  const draftOnly = { status: 'DRAFT' }
  it.each([
    ['a visitor', visitor, {}, { __typename: 'NotSignedIn' }],
    ['a student', student, {}, { __typename: 'Forbidden' }],
    ['a reviewer', () => member({ role: 'reviewer' }), {}, { __typename: 'Forbidden' }],
    ['a reader', () => member({ role: 'reader' }), {}, { __typename: 'Forbidden' }],
    [
      'an owner',
      () => member({ role: 'owner' }),
      {},
      { scholarship: { status: 'PUBLISHED' } },
    ],
    ['an editor', () => member(), {}, { scholarship: { status: 'PUBLISHED' } }],
    ['an admin', admin, {}, { scholarship: { status: 'PUBLISHED', ownerId: null } }],
    [
      'an unverified organization',
      () => member({ isVerified: false }),
      {},
      { scholarship: draftOnly },
    ],
    [
      'an unverified organization that wants to publish',
      () => member({ isVerified: false }),
      { status: 'published' },
      { __typename: 'Forbidden', message: PUBLISH_NEEDS.verification },
    ],
    [
      'an unverified address',
      () => member({ isEmailVerified: false }),
      {},
      { scholarship: draftOnly },
    ],
    [
      'an unverified address that wants to publish',
      () => member({ isEmailVerified: false }),
      { status: 'published' },
      { __typename: 'Forbidden', message: PUBLISH_NEEDS.email },
    ],
    [
      'a member for another organization',
      () => member(),
      { organizationId: randomUUID() },
      { __typename: 'Forbidden' },
    ],
    [
      'an editor with an unknown status',
      () => member(),
      { status: 'open' },
      {
        __typename: 'ValidationFailed',
        errors: [{ path: ['status'], message: 'Choose draft or published' }],
      },
    ],
  ])('answers %s who creates one', async (_who, caller, more, expected) => {
    expect(await create(caller(), FORM, more)).toMatchObject(expected)
  })

  it('lets nobody else see or touch a draft', async () => {
    const organizationId = randomUUID()
    const maker = member({ organizationId })
    const { id } = (await create(maker, FORM, { status: 'draft' })).scholarship
    const table: [Caller, { sees: boolean; update: string }][] = [
      [visitor(), { sees: false, update: 'NotSignedIn' }],
      [student(), { sees: false, update: 'Forbidden' }],
      [member(), { sees: false, update: 'NotFound' }],
      [member({ organizationId, role: 'reader' }), { sees: true, update: 'Forbidden' }],
      [
        member({ organizationId, role: 'owner' }),
        { sees: true, update: 'ScholarshipSuccess' },
      ],
      [admin(), { sees: true, update: 'ScholarshipSuccess' }],
    ]
    for (const [caller, expected] of table) {
      expect((await read(caller, id)) !== null).toBe(expected.sees)
      expect((await reference(caller, id)) !== null).toBe(expected.sees)
      expect((await update(caller, id, { title: 'Mine' })).__typename).toBe(expected.update)
      for (const name of ['publish', 'close', 'archive'] as const) {
        const { __typename } = await step(name, expected.sees ? visitor() : caller, id)
        expect(__typename).toBe(expected.sees ? 'NotSignedIn' : expected.update)
      }
    }
  })

  it('says what is wrong with the input before it says that there is no such record', async () => {
    const mine = (await create(member(), FORM)).scholarship.id
    const wrong = { title: null, gpaRequirement: '9', eligibleCountries: ['Atlantis'] }
    for (const id of [randomUUID(), 'nothing', mine]) {
      expect((await update(visitor(), id, wrong)).__typename).toBe('NotSignedIn')
      expect((await update(student(), id, wrong)).__typename).toBe('Forbidden')
      const { errors } = await update(member(), id, wrong)
      expect(errors.map(({ path }: { path: string[] }) => path)).toEqual([
        ['title'],
        ['eligibleCountries'],
        ['gpaRequirement'],
      ])
      // Wrong for most records, but not for all; and absent fields are not wrong.
      for (const right of [{ amount: '50' }, { benefits: null }, {}])
        expect((await update(member(), id, right)).__typename).toBe('NotFound')
    }
  })

  it('lists what an organization made to its members only', async () => {
    const organizationId = randomUUID()
    const maker = member({ organizationId })
    for (const status of ['draft', 'published']) await create(maker, FORM, { status })
    const QUERY = `query ($id: ID!) { organizationScholarships(organizationId: $id, first: 1) {
      totalCount edges { node { status } } pageInfo { hasNextPage } } }`
    for (const caller of [maker, member({ organizationId, role: 'reader' }), admin()]) {
      const data = await catalog.ask(caller, QUERY, { id: organizationId })
      expect(data.organizationScholarships).toMatchObject({
        totalCount: 2,
        pageInfo: { hasNextPage: true },
      })
    }
    const refusals: [Caller, string][] = [
      [visitor(), 'NOT_SIGNED_IN'],
      [student(), 'FORBIDDEN'],
      [member(), 'FORBIDDEN'],
    ]
    for (const [caller, code] of refusals) {
      await expect(
        catalog.ask(caller, QUERY, { id: organizationId }),
      ).rejects.toMatchObject({ code })
    }
  })

  it('shows what waits for a person to admins only', async () => {
    const QUERY =
      '{ unpublishedScholarships { totalCount edges { node { provenance { confidence } } } } }'
    const { unpublishedScholarships } = await catalog.ask(admin(), QUERY)
    expect(unpublishedScholarships.totalCount).toBeGreaterThanOrEqual(120)
    await expect(catalog.ask(member(), QUERY)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(catalog.ask(visitor(), QUERY)).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
    })
  })
})

async function eventsOf(id: string) {
  const events = await catalog.outboxEvents()
  return events.filter(
    ({ name, body }) =>
      name.startsWith('landfall.catalog.scholarship.') && body.data['scholarshipId'] === id,
  )
}

async function found(query: string): Promise<string[]> {
  const { scholarships } = await catalog.ask(
    visitor(),
    'query ($query: String!) { scholarships(filter: { query: $query }, first: 100) { edges { node { id } } } }',
    { query },
  )
  return scholarships.edges.map(({ node }: { node: { id: string } }) => node.id)
}
