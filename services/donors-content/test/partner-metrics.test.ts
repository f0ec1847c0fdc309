import { randomUUID } from 'node:crypto'
import type { Caller, PartnerScope } from '@landfall/kit/identity/viewer'
import { testVisitor } from '@landfall/kit/testing/callers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Dashboard, hearAll, startDashboard } from './_dashboard.ts'
import { historyOf } from './_histories.ts'
import { memberOf } from './_service.ts'

let app: Dashboard
beforeAll(async () => {
  app = await startDashboard()
})
afterAll(() => app.stop())

function aKey(
  organizationId: string,
  o: { scopes?: PartnerScope[]; isVerified?: boolean } = {},
): Caller {
  const { scopes = ['metrics:read'], isVerified = true } = o
  const partner = { keyId: randomUUID(), organizationId, isVerified, scopes }
  return { ...testVisitor({ channel: 'partner' }), partner }
}

const FIGURES = `organizationId version totalApplications stages { stage count } outcomes { waiting declined withdrawn }
  countries { groups { key count } other } fields { groups { key count } other } scores { groups { key count } other }
  scholarships { scholarshipId applications } timeToDecision { decided medianDays } csv`

/** What a key reads about the organization that the query plan names. */
async function read(caller: Caller, organizationId: string, filter: object = {}) {
  const query = `query ($of: [_Any!]!, $filter: DonorMetricsFilter) { _entities(representations: $of) {
    ... on Partner { metrics(filter: $filter) { ${FIGURES} } } } }`
  const of = [{ __typename: 'Partner', organizationId }]
  return (await app.ask(caller, query, { of, filter }))._entities[0]?.metrics
}

it('an organization’s systems read the figures of its dashboard, folded in the same groups, whatever the filter', async () => {
  const size = { applications: 60, scholarships: 3, days: 30 }
  const { ownerId, scholarshipIds, facts } = historyOf(9_001, size)
  await hearAll(app, facts)
  const onDashboard = `query ($id: ID!, $filter: DonorMetricsFilter) { donorMetrics(organizationId: $id, filter: $filter) { ${FIGURES} } }`
  const filters = [
    {},
    { scholarshipId: scholarshipIds[0] },
    { from: '2026-09-05', to: '2026-09-15' },
  ]
  for (const filter of filters) {
    const shown = await app.ask(memberOf(ownerId), onDashboard, { id: ownerId, filter })
    expect(await read(aKey(ownerId), ownerId, filter)).toEqual(shown.donorMetrics)
  }
  const { totalApplications, countries } = await read(aKey(ownerId), ownerId)
  expect(totalApplications).toBe(60)
  const counts: number[] = countries.groups.map(({ count }: { count: number }) => count)
  expect(counts.length).toBeGreaterThan(0)
  expect(counts.filter((count) => count % 5 !== 0)).toEqual([])
})

it('the figures need the scope, and a verified organization of one’s own', async () => {
  const { ownerId, facts } = historyOf(9_002, { applications: 8, scholarships: 1, days: 3 })
  await hearAll(app, facts)
  const refusal = { code: 'FORBIDDEN' }
  const scopes: PartnerScope[] = ['programs:read', 'applications:read', 'applicants:read']
  await expect(read(aKey(ownerId, { scopes }), ownerId)).rejects.toMatchObject(refusal)
  const unverified = aKey(ownerId, { isVerified: false })
  await expect(read(unverified, ownerId)).rejects.toMatchObject(refusal)
  expect(await read(aKey(randomUUID()), ownerId)).toBeUndefined()
  expect(await read(testVisitor(), ownerId)).toBeUndefined()
  // A key is not a person: it cannot read what people read.
  const ofPeople = `query ($id: ID!) { donorMetrics(organizationId: $id) { version } }`
  const asked = app.ask(aKey(ownerId), ofPeople, { id: ownerId })
  await expect(asked).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
})

it('a filter that makes no sense is refused with a reason', async () => {
  const organizationId = randomUUID()
  const filter = { from: '2026-09-15', to: '2026-09-05' }
  const asked = read(aKey(organizationId), organizationId, filter)
  await expect(asked).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
})
