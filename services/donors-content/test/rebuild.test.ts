import { randomUUID } from 'node:crypto'
import { newId } from '@landfall/kit/core/ids'
import { FiguresCopyTold } from '@landfall/proto-events/applications/figures-copy-told.v1'
import { FiguresCopyRequested } from '@landfall/proto-events/donors-content/figures-copy-requested.v1'
import { MetricsChanged } from '@landfall/proto-events/donors-content/metrics-changed.v1'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { onFiguresCopyTold } from '../src/events/on-figures-copy-told.ts'
import { followFund } from '../src/modules/projection/follow-figures.ts'
import { computeMetrics } from '../src/modules/metrics/read-metrics.ts'
import { makeEndRebuild } from '../src/modules/projection/end-rebuild.ts'
import { makeRebuildMetrics } from '../src/modules/projection/rebuild-metrics.ts'
import { type Dashboard, everything, hearAll, startDashboard } from './_dashboard.ts'
import { aFact } from './_histories.ts'

let app: Dashboard
beforeAll(async () => {
  app = await startDashboard()
})
afterAll(() => app.stop())
// A rebuild covers every row in the database.
beforeEach(() =>
  app.postgres.pool.query(
    'truncate application_figures, fund_figures, metrics_rebuilds, outbox',
  ),
)

const rebuild = () => makeRebuildMetrics({ unitOfWork: app.unitOfWork, newId })()
const end = (requestId: string, applications: number, funds = 0) =>
  makeEndRebuild(app)({ requestId, toldAt: new Date(), applications, funds })
const countOf = async (ownerId: string) =>
  (await computeMetrics(app.stores, everything(ownerId))).totals.applications
const leftFor = async (name: string) =>
  (await app.outbox()).filter((one) => one.name.endsWith(name))

const aFund = (ownerId: string, version = 1) => ({
  fundId: randomUUID(),
  ownerId,
  version,
  name: 'Wells',
  currency: 'USD',
  scholarshipIds: [],
  pledgedMinor: 100n,
  committedMinor: 0n,
  awardedMinor: 0n,
  disbursedMinor: 0n,
})

it('asks for all figures and shows those that are there until they are told again, which changes nothing', async () => {
  const ownerId = randomUUID()
  const facts = Array.from({ length: 30 }, () => aFact(ownerId))
  const fund = aFund(ownerId)
  await hearAll(app, facts)
  await app.unitOfWork((tx) => followFund(tx, fund))
  await app.outbox()
  const before = await app.stores.projection.versionOf(ownerId)

  const requestId = await rebuild()
  expect(await app.outbox()).toMatchObject([
    { name: FiguresCopyRequested.type, body: { data: { requestId } } },
  ])
  expect(await countOf(ownerId)).toBe(30)
  for (const fact of facts) {
    await hearAll(app, [fact])
    expect(await countOf(ownerId)).toBe(30)
  }
  expect(await end(requestId, 30, 1)).toBe('waiting')
  await app.unitOfWork((tx) => followFund(tx, fund))
  expect(await end(requestId, 30, 1)).toBe(0)
  expect(await app.outbox()).toEqual([])
  expect(await app.stores.projection.versionOf(ownerId)).toBe(before)
})

it('puts right what was wrong and deletes what its owner does not have, once all has come', async () => {
  const [ownerId, other] = [randomUUID(), randomUUID()]
  const [right, moved, gone] = [aFact(ownerId), aFact(ownerId), aFact(other)]
  const wrong = { ...right, version: 9, data: { ...right.data, country: 'IN' } }
  await hearAll(app, [wrong, moved, gone])
  const fund = aFund(other)
  await app.unitOfWork((tx) => followFund(tx, fund))

  const requestId = await rebuild()
  await app.outbox()
  await hearAll(app, [right])
  expect(await end(requestId, 2)).toBe('waiting')
  expect(await countOf(other)).toBe(1)
  // Submitted after the count, and so not part of it.
  const later = new Date(Date.now() + 60_000).toISOString()
  await hearAll(app, [aFact(ownerId, { submittedAt: later })])
  expect(await end(requestId, 2)).toBe('waiting')
  await hearAll(app, [moved])
  await app.outbox()
  const rows = await app.postgres.pool.query(
    'select country, version from application_figures where application_id = $1',
    [right.aggregateId],
  )
  expect(rows.rows).toEqual([{ country: 'NG', version: 1 }])

  expect(await end(requestId, 2)).toBe(2)
  expect(await countOf(other)).toBe(0)
  expect(await app.stores.projection.fundsOf(other)).toEqual([])
  expect(await leftFor(MetricsChanged.type)).toMatchObject([{ body: { subject: other } }])
  expect(await end(requestId, 2)).toBe('over')
  expect(await countOf(ownerId)).toBe(3)
})

it('keeps no snapshot of figures that are half there, and again after it has ended', async () => {
  const ownerId = randomUUID()
  const requestId = await rebuild()
  await app.outbox()
  const facts = Array.from({ length: 30 }, () => aFact(ownerId))
  await hearAll(app, facts)
  expect(await leftFor('take-snapshot')).toEqual([])
  await app.takeSnapshot(ownerId)
  expect(await app.stores.snapshots.latest(ownerId, 1)).toEqual([])

  expect(await end(requestId, 30)).not.toBe('waiting')
  await hearAll(
    app,
    Array.from({ length: 25 }, () => aFact(ownerId)),
  )
  expect(await leftFor('take-snapshot')).toHaveLength(1)
  await app.takeSnapshot(ownerId)
  expect(await app.stores.snapshots.latest(ownerId, 2)).toMatchObject([{ version: 55 }])
})

it('ends by the last request alone, by one job however often the word comes', async () => {
  const ownerId = randomUUID()
  await hearAll(app, [aFact(ownerId)])
  const [first, second] = [await rebuild(), await rebuild()]
  expect(await end(first, 0)).toBe('over')
  expect(await countOf(ownerId)).toBe(1)
  await app.outbox()
  const data = { requestId: second, applications: 0, funds: 0 }
  const event = { aggregateId: second, version: 1, data }
  for (const id of [second, second, randomUUID()])
    await app.hear(onFiguresCopyTold, FiguresCopyTold, { ...event, id })
  const jobs = await leftFor('end-rebuild')
  expect(jobs.map(({ body }) => body.key)).toEqual([second, second])
  expect(await end(second, 0)).toBeGreaterThan(0)
  expect(await countOf(ownerId)).toBe(0)
})
