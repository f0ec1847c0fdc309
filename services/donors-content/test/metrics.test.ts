import { randomUUID } from 'node:crypto'
import { times } from '@landfall/kit/testing/breadth'
import { testCaller, testVisitor } from '@landfall/kit/testing/callers'
import { ApplicationFiguresChanged } from '@landfall/proto-events/applications/application-figures-changed.v1'
import { FundBalanceChanged } from '@landfall/proto-events/applications/fund-balance-changed.v1'
import { MetricsChanged } from '@landfall/proto-events/donors-content/metrics-changed.v1'
import { assert, asyncProperty, integer } from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '@landfall/kit/core/ids'
import { onApplicationFiguresChanged } from '../src/events/on-application-figures-changed.ts'
import { onFundBalanceChanged } from '../src/events/on-fund-balance-changed.ts'
import { computeMetrics } from '../src/modules/metrics/read-metrics.ts'
import { makeRebuildMetrics } from '../src/modules/projection/rebuild-metrics.ts'
import { type Dashboard, everything, hearAll, startDashboard } from './_dashboard.ts'
import { memberOf } from './_service.ts'
import {
  aFact,
  historyOf,
  newestOf,
  numbersFrom,
  recount,
  shuffled,
  type Fact,
} from './_histories.ts'

/** How many facts a history has, about. */
const EVENTS = times(400, 100_000)

let app: Dashboard
beforeAll(async () => {
  app = await startDashboard()
})
afterAll(() => app.stop())

async function expectRecount(ownerId: string, facts: readonly Fact[]): Promise<void> {
  const counted = recount(newestOf(facts))
  const { totals, countries, fields, scores, decisions } = await computeMetrics(
    app.stores,
    everything(ownerId),
  )
  expect(totals).toEqual(counted.totals)
  expect(countries.groups).toEqual(counted.countries)
  expect(fields.groups).toEqual(counted.fields)
  expect(scores.groups).toEqual(counted.scores)
  expect(decisions.decided).toBe(counted.decided)
  expect(decisions.medianDays ?? NaN).toBeCloseTo(counted.medianDays ?? NaN, 6)
  const shown = countries.groups.reduce((sum, { count }) => sum + count, 0)
  expect(countries.other).toBe(counted.totals.applications - shown)
}

describe('the projection', () => {
  it('equals a recount, with every fact told twice and in any order, and again when it is rebuilt', async () => {
    await assert(
      asyncProperty(integer({ min: 1, max: 2 ** 31 - 1 }), async (seed) => {
        const size = { applications: Math.ceil(EVENTS / 2.8), scholarships: 3, days: 40 }
        const { ownerId, facts } = historyOf(seed, size)
        const next = numbersFrom(seed + 1)
        await hearAll(app, shuffled([...facts, ...facts], next))
        await expectRecount(ownerId, facts)

        const before = await app.stores.projection.versionOf(ownerId)
        await makeRebuildMetrics({ unitOfWork: app.unitOfWork, newId })()
        await expectRecount(ownerId, facts)
        const newest = [...Map.groupBy(facts, ({ aggregateId }) => aggregateId).values()]
        await hearAll(
          app,
          shuffled(
            newest.flatMap((of) => of.slice(-1)),
            next,
          ),
        )
        await expectRecount(ownerId, facts)
        expect(await app.stores.projection.versionOf(ownerId)).toBe(before)
        await app.stores.rebuilds.endAll()
      }),
      { numRuns: EVENTS > 10_000 ? 1 : 3 },
    )
  })

  it('publishes a change once, and keeps the figures after some tens of changes', async () => {
    const ownerId = randomUUID()
    await app.outbox()
    const facts = Array.from({ length: 26 }, () => aFact(ownerId))
    for (const fact of [...facts, ...facts.slice(0, 5)]) {
      const delivered = { ...fact, id: fact.aggregateId }
      await app.hear(onApplicationFiguresChanged, ApplicationFiguresChanged, delivered)
    }
    const left = await app.outbox()
    const published = left.filter(({ name }) => name === MetricsChanged.type)
    expect(published).toHaveLength(26)
    expect(published.at(-1)?.body).toMatchObject({ subject: ownerId, aggregateversion: 26 })
    expect(left.filter(({ name }) => name.endsWith('take-snapshot'))).toHaveLength(1)
    await app.takeSnapshot(ownerId)
    await app.takeSnapshot(ownerId)
    await hearAll(app, [aFact(ownerId)])
    await app.takeSnapshot(ownerId)
    const { donorMetrics } = await app.ask(memberOf(ownerId), QUERY, { id: ownerId })
    expect(donorMetrics.snapshots).toMatchObject([
      { version: 27, applications: 27, newApplications: 1 },
      { version: 26, applications: 26, newApplications: null },
    ])
  })

  it('keeps the state of a fund, whatever comes twice or late', async () => {
    const [ownerId, fundId] = [randomUUID(), randomUUID()]
    const makeFact = (version: number, awardedMinor: string) => ({
      aggregateId: fundId,
      version,
      data: {
        fundId,
        ownerId,
        name: 'Wells',
        currency: 'USD',
        scholarshipIds: [],
        pledgedMinor: '100050',
        committedMinor: '0',
        awardedMinor,
        disbursedMinor: '0',
      },
    })
    for (const one of [makeFact(3, '50000'), makeFact(2, '10000'), makeFact(3, '50000')])
      await app.hear(onFundBalanceChanged, FundBalanceChanged, one)
    const { donorMetrics } = await app.ask(memberOf(ownerId), QUERY, { id: ownerId })
    expect(donorMetrics.funds).toEqual([
      {
        fundId,
        name: 'Wells',
        pledged: { amount: '1000.50', currency: 'USD' },
        awarded: { amount: '500.00' },
      },
    ])
    expect(await app.stores.projection.versionOf(ownerId)).toBe(1)
  })
})

const QUERY = /* GraphQL */ `
  query ($id: ID!, $filter: DonorMetricsFilter) {
    donorMetrics(organizationId: $id, filter: $filter) {
      version
      totalApplications
      countriesReached
      period
      stages {
        stage
        count
      }
      applicationsOverTime {
        start
        count
      }
      countries {
        groups {
          key
          label
          count
        }
        other
      }
      scholarships {
        scholarship {
          id
        }
        applications
      }
      insights {
        key
        text
      }
      funds {
        fundId
        name
        pledged {
          amount
          currency
        }
        awarded {
          amount
        }
      }
      snapshots {
        version
        applications
        newApplications
      }
    }
  }
`

describe('an organization’s figures', () => {
  it('are for its owners, editors and readers alone', async () => {
    const ownerId = randomUUID()
    await hearAll(app, [aFact(ownerId)])
    for (const role of ['owner', 'editor', 'reader'] as const) {
      const { donorMetrics } = await app.ask(memberOf(ownerId, { role }), QUERY, {
        id: ownerId,
      })
      expect(donorMetrics.totalApplications).toBe(1)
    }
    const other = await app.ask(memberOf(randomUUID()), QUERY, { id: ownerId })
    expect(other.donorMetrics).toBeNull()
    const refused = { code: 'FORBIDDEN' }
    for (const caller of [memberOf(ownerId, { role: 'reviewer' }), testCaller({})])
      await expect(app.ask(caller, QUERY, { id: ownerId })).rejects.toMatchObject(refused)
    await expect(app.ask(testVisitor(), QUERY, { id: ownerId })).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
    })
  })

  it('cover the days, the scholarship and the fund that were asked for', async () => {
    const [ownerId, fundId, scholarshipId] = [randomUUID(), randomUUID(), randomUUID()]
    await hearAll(app, [
      aFact(ownerId, { scholarshipId, submittedAt: '2026-11-01T00:00:00.000Z' }),
      aFact(ownerId, { scholarshipId, submittedAt: '2026-11-02T23:59:59.999Z' }),
      aFact(ownerId, { submittedAt: '2026-11-02T12:00:00.000Z' }),
    ])
    await app.stores.projection.keepFund({
      fundId,
      ownerId,
      version: 1,
      name: 'Wells',
      currency: 'USD',
      scholarshipIds: [scholarshipId],
      pledgedMinor: 0n,
      committedMinor: 0n,
      awardedMinor: 0n,
      disbursedMinor: 0n,
    })
    const count = async (filter: Record<string, unknown> | null) => {
      const variables = { id: ownerId, filter }
      const { donorMetrics } = await app.ask(memberOf(ownerId), QUERY, variables)
      return donorMetrics?.totalApplications ?? null
    }
    expect(await count(null)).toBe(3)
    expect(await count({ from: '2026-11-02' })).toBe(2)
    expect(await count({ to: '2026-11-01' })).toBe(1)
    expect(await count({ scholarshipId })).toBe(2)
    expect(await count({ fundId, from: '2026-11-02', to: '2026-11-02' })).toBe(1)
    expect(await count({ fundId: randomUUID() })).toBeNull()
    await expect(count({ from: '2026-11-02', to: '2026-11-01' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    })
  })
})
