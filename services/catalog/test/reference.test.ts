import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FIELDS } from '@landfall/matching/reference/fields'
import { type RunningCatalog, startCatalog, visitor } from './_app.ts'

let catalog: RunningCatalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog?.stop())

describe('what other pages ask of the catalog', () => {
  it('gives true figures of what is open', async () => {
    const { scholarshipStats } = await catalog.ask(
      visitor(),
      '{ scholarshipStats { totalCount deadlineSoonCount countriesCount refreshedAt hasEnabledSource } }',
    )
    const { rows } = await catalog.postgres.pool.query(
      `select count(*)::int as soon from scholarships where status = 'published'
       and deadline_precision = 'exact' and deadline_date <= date '2026-11-21' + 30`,
    )
    expect(scholarshipStats).toEqual({
      totalCount: 417,
      deadlineSoonCount: rows[0]?.soon,
      // Includes every country, as some awards are open to all.
      countriesCount: 201,
      refreshedAt: '2026-11-21T12:00:00.000Z',
      hasEnabledSource: false,
    })
  })

  it('lists every country by name and the tree of fields, parents first', async () => {
    const { countries, fieldsOfStudy } = await catalog.ask(
      visitor(),
      '{ countries { code name region } fieldsOfStudy { code name parentCode } }',
    )
    expect(countries).toHaveLength(201)
    expect(countries).toContainEqual({ code: 'NG', name: 'Nigeria', region: 'Africa' })
    expect(fieldsOfStudy).toEqual(FIELDS)
    const codes = fieldsOfStudy.map(({ code }: { code: string }) => code)
    fieldsOfStudy.forEach(({ parentCode }: { parentCode: string | null }, n: number) => {
      expect([null, ...codes.slice(0, n)]).toContain(parentCode)
    })
  })

  it('resolves entities that other services point at', async () => {
    const [university] = (
      await catalog.ask(
        visitor(),
        '{ universities(first: 1) { edges { node { id name } } } }',
      )
    ).universities.edges
    const { _entities } = await catalog.ask(
      visitor(),
      `query ($r: [_Any!]!) { _entities(representations: $r) { __typename
        ... on Country { name } ... on University { name } ... on FieldOfStudy { name } } }`,
      {
        r: [
          { __typename: 'Country', code: 'IN' },
          { __typename: 'University', id: university.node.id },
          { __typename: 'FieldOfStudy', code: 'physics' },
          { __typename: 'University', id: 'no-uuid' },
        ],
      },
    )
    expect(_entities).toEqual([
      { __typename: 'Country', name: 'India' },
      { __typename: 'University', name: university.node.name },
      { __typename: 'FieldOfStudy', name: 'Physics' },
      null,
    ])
  })

  it('answers every field of every open scholarship', async () => {
    const { scholarships } = await catalog.ask(
      { ...visitor(), channel: 'rest' },
      `{ scholarships(first: 500) { edges { node {
        id slug status isActive title provider description amountType
        amount { amount currency } maxAmount { amount currency } amountPeriod amountLabel coverage
        citizenship { kind countries { code name } hint } eligibleCountries degreeLevel
        fieldOfStudy fieldCodes gpaRequirement minIeltsScore minToeflScore
        deadline { precision date timeZone endsAt daysLeft isRolling label } isRollingAdmission
        requirements { key text kind asOf decidedBy question { fact text isPerAward } }
        loan asOf requiresEssay applicationComplexity estimatedTimeToApply
        maxFamilyIncome { amount } university { name } isTiedToAdmission ownerId
        provenance { source sourceId licence year confidence urls } lastVerifiedAt linkStatus
        eligibility { verdict } version createdAt updatedAt } } } }`,
    )
    expect(scholarships.edges).toHaveLength(417)
    for (const { node } of scholarships.edges) {
      expect(node.amountLabel).not.toBe('')
      expect(node.deadline.label).not.toBe('')
      expect(node.lastVerifiedAt).toBeNull()
    }
  })
})

it('offers with the deadlines that are soon those that usually are', async () => {
  const SOON = `query ($unknown: Boolean!) {
    scholarships(filter: { deadlineSoon: true, includeUnknown: $unknown }, first: 100) {
      totalCount unknownCount edges { node { deadline { precision date } } } } }`
  const ask = async (unknown: boolean) =>
    (await catalog.ask(visitor(), SOON, { unknown })).scholarships
  const exact = await ask(false)
  const all = await ask(true)
  expect(exact.unknownCount).toBeGreaterThan(0)
  expect(all.totalCount).toBe(exact.totalCount + exact.unknownCount)
  const kinds = all.edges.map(
    ({ node }: { node: { deadline: { precision: string } } }) => node.deadline.precision,
  )
  expect(new Set(kinds)).not.toContain('LAST_KNOWN')
  expect(new Set(kinds)).not.toContain('NONE')
})

it('lists the countries of a scholarship by their names', async () => {
  const { scholarships } = await catalog.ask(
    visitor(),
    `{ scholarships(first: 100) { edges { node { citizenship { countries { name } } } } } }`,
    {},
  )
  const lists: string[][] = scholarships.edges.map(
    ({ node }: { node: { citizenship: { countries: { name: string }[] } } }) =>
      node.citizenship.countries.map(({ name }) => name),
  )
  const long = lists.filter((names) => names.length > 3)
  expect(long).not.toEqual([])
  for (const names of long) {
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  }
})

it('says whose page an address is', async () => {
  const { rows } = await catalog.postgres.pool.query(
    `select slug from scholarships where status = 'published' and source_url_kind = 'third-party'`,
  )
  expect(rows).toHaveLength(51)
  const { scholarship } = await catalog.ask(
    visitor(),
    'query ($id: ID!) { scholarship(id: $id) { sourceUrlKind } }',
    { id: rows[0].slug },
  )
  expect(scholarship.sourceUrlKind).toBe('THIRD_PARTY')
})
