import { randomUUID } from 'node:crypto'
import type { Caller } from '@landfall/kit/identity/viewer'
import { testVisitor } from '@landfall/kit/testing/callers'
import { wordsOf } from '@landfall/kit/testing/pdf-words'
import { ScholarshipPublished } from '@landfall/proto-events/catalog/scholarship-published.v1'
import { ScholarshipUpdated } from '@landfall/proto-events/catalog/scholarship-updated.v1'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onScholarshipChanged } from '../src/events/on-scholarship-changed.ts'
import { type Dashboard, hearAll, startDashboard } from './_dashboard.ts'
import { aFact } from './_histories.ts'
import { memberOf } from './_service.ts'

let app: Dashboard
beforeAll(async () => {
  app = await startDashboard()
})
afterAll(() => app.stop())

const aFund = (ownerId: string, change: object = {}) =>
  app.stores.projection.keepFund({
    fundId: randomUUID(),
    ownerId,
    version: 1,
    name: 'Łódź Wells',
    currency: 'EUR',
    scholarshipIds: [],
    pledgedMinor: 1_000_000n,
    committedMinor: 0n,
    awardedMinor: 250_050n,
    disbursedMinor: 100_000n,
    ...change,
  })

/** Delivers a scholarship's title from catalog. */
async function hearTitle(
  ownerId: string,
  scholarshipId: string,
  title: string,
  version = 1,
) {
  const event = version === 1 ? ScholarshipPublished : ScholarshipUpdated
  const consumer = onScholarshipChanged.find((one) => one.event === event)
  if (!consumer) throw new Error('Nobody listens')
  const deadline = { date: null, precision: 'none', timeZone: 'UTC' } as const
  const rest = { applicationUrl: null, sourceUrl: null, provider: 'Wells', slug: 'wells' }
  const data = {
    scholarshipId,
    ownerId,
    status: 'published',
    title,
    deadline,
    ...rest,
  } as const
  for (const id of [randomUUID(), randomUUID()])
    await app.hear(consumer, event, { aggregateId: scholarshipId, version, data, id })
}

async function reportOf(caller: Caller, organizationId: string, filter: object = {}) {
  const query = new URLSearchParams({ organizationId, ...filter }).toString()
  const request = new Request(`http://x/api/donor-metrics/report?${query}`)
  const answer = await app.app.answerFile?.({ caller, request, log: app.log })
  if (!answer) throw new Error('Nothing answers files')
  return answer
}

/** The report's text, ignoring where lines and fonts change. */
async function printedFor(organizationId: string, filter: object = {}) {
  const answer = await reportOf(memberOf(organizationId), organizationId, filter)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  return wordsOf(Buffer.from(await answer.arrayBuffer())).replaceAll(/\s+/g, ' ')
}

it('figures are printed as a report, with what the ledger says, for who may read them', async () => {
  const [ownerId, scholarshipId] = [randomUUID(), randomUUID()]
  await hearAll(
    app,
    [0, 1, 2, 3, 4, 5, 6].map((n) =>
      aFact(ownerId, {
        scholarshipId,
        submittedAt: `2026-11-01T0${n}:00:00.000Z`,
        country: n < 5 ? 'KE' : 'BR',
      }),
    ),
  )
  await aFund(ownerId)
  const words = await printedFor(ownerId)
  expect(words).toMatch(/7 Applications submitted/)
  expect(words).toMatch(/5 Kenya/)
  expect(words).not.toContain('Brazil')
  expect(words).toContain('Fund: Łódź Wells')
  expect(words).toContain('EUR 2,500.50')
  expect(words).toContain('EUR 1,000')
  expect(words).toContain('To all scholarships of the organization.')
  expect(words).not.toContain('These amounts are')
  expect((await reportOf(memberOf(randomUUID()), ownerId)).status).toBe(404)
  const reviewer = memberOf(ownerId, { role: 'reviewer' })
  expect((await reportOf(reviewer, ownerId)).status).toBe(403)
  expect((await reportOf(testVisitor(), ownerId)).status).toBe(401)
})

it('a part of the figures says of what it is, and of what its funds are not', async () => {
  const [ownerId, water, other] = [randomUUID(), randomUUID(), randomUUID()]
  await hearAll(app, [
    aFact(ownerId, { scholarshipId: water, submittedAt: '2026-11-02T10:00:00.000Z' }),
    aFact(ownerId, { scholarshipId: other }),
  ])
  await hearTitle(ownerId, water, 'Water for all', 2)
  await hearTitle(ownerId, water, 'Water')
  const fundId = randomUUID()
  await aFund(ownerId, { fundId, name: 'Wells', scholarshipIds: [water] })
  await aFund(ownerId, { name: 'Others', scholarshipIds: [other] })

  const whole = await printedFor(ownerId)
  expect(whole).toMatch(/Applications by scholarship 1 (Water for all|[-0-9a-f]{36})/)
  expect(whole).toContain('Fund: Others')

  const ofWater = await printedFor(ownerId, { scholarshipId: water })
  expect(ofWater).toContain('To one scholarship only: Water for all.')
  expect(ofWater).toMatch(/1 Applications submitted/)
  expect(ofWater).toContain('Fund: Wells')
  expect(ofWater).not.toContain('Fund: Others')
  expect(ofWater).toContain(
    'of all scholarships that the fund pays for, not of the chosen one alone',
  )

  const ofFund = await printedFor(ownerId, { fundId, from: '2026-11-01', to: '2026-11-30' })
  expect(ofFund).toContain('Only what one fund pays for: Wells.')
  expect(ofFund).toContain('from 1 Nov 2026 to 30 Nov 2026, by the day in UTC.')
  expect(ofFund).toContain('These amounts are of all time, not of the chosen days.')
  // Another organization's scholarship is never named, even if it is requested.
  const stranger = randomUUID()
  const foreign = await printedFor(stranger, { scholarshipId: water })
  expect(foreign).not.toContain('Water for all')
  expect(foreign).toMatch(/0 Applications submitted/)
})

it('names are printed in the letters that they are written in', async () => {
  const [ownerId, scholarshipId, thai] = [randomUUID(), randomUUID(), randomUUID()]
  await hearAll(app, [aFact(ownerId, { scholarshipId })])
  const names = ['王小明獎學金', 'Nguyễn Trãi', 'Фонд «Вода»', '김민수 장학금', 'Ελένη']
  for (const name of names) await aFund(ownerId, { name })
  await aFund(ownerId, { name: 'أحمد 2026' })
  const words = await printedFor(ownerId)
  for (const name of names) expect(words).toContain(name)
  // Right-to-left text comes out in the order in which it is drawn, from the left.
  expect(words).toContain('2026 دمحأ')
  expect(words).not.toContain('lack')

  await hearTitle(ownerId, thai, 'ทุน')
  const lost = await printedFor(ownerId, { scholarshipId: thai })
  expect(lost).toContain('□□□')
  expect(lost).toContain('stands for a letter that the fonts of this file lack')
})

it('a page shows the same sections, to people of the organization alone', async () => {
  const [ownerId, scholarshipId] = [randomUUID(), randomUUID()]
  await hearAll(app, [aFact(ownerId, { scholarshipId }), aFact(ownerId)])
  await hearTitle(ownerId, scholarshipId, 'Water')
  await aFund(ownerId)
  const query = `query ($id: ID!, $filter: DonorMetricsFilter) { donorReport(organizationId: $id, filter: $filter) {
    title organization scope notes sections { heading note rows { label value } } } }`
  const variables = { id: ownerId, filter: { scholarshipId, to: '2026-12-01' } }
  const reader = memberOf(ownerId, { role: 'reader' })
  const { donorReport: report } = await app.ask(reader, query, variables)
  const foreign = await app.ask(memberOf(randomUUID()), query, variables)
  expect(foreign).toEqual({ donorReport: null })
  const reviewer = memberOf(ownerId, { role: 'reviewer' })
  await expect(app.ask(reviewer, query, variables)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  expect(report).toMatchObject({ title: 'Impact report', organization: 'Wells' })
  expect(report.scope.slice(0, 2)).toEqual([
    'Applications submitted until 1 Dec 2026, by the day in UTC.',
    'To one scholarship only: Water.',
  ])
  expect(report.sections[0].rows[0]).toEqual({
    label: 'Applications submitted',
    value: '1',
  })
  const decisions = report.sections.find(
    ({ heading }: { heading: string }) => heading === 'Time to a decision',
  )
  expect(decisions.rows).toEqual([
    { label: 'Decisions', value: '0' },
    { label: 'Half of them came within', value: '–' },
  ])
  expect(report.sections.at(-1)).toMatchObject({
    heading: 'Fund: Łódź Wells',
    note: 'These amounts are of all time, not of the chosen days, and of all scholarships that the fund pays for, not of the chosen one alone.',
  })
  const printed = await printedFor(ownerId, variables.filter)
  for (const { heading, rows } of report.sections) {
    expect(printed).toContain(heading)
    for (const { label, value } of rows) expect(printed).toContain(`${value} ${label}`)
  }
})

it('figures go into a spreadsheet with what was chosen, each scholarship and each fund', async () => {
  const [ownerId, water] = [randomUUID(), randomUUID()]
  await hearAll(app, [
    aFact(ownerId, { scholarshipId: water, submittedAt: '2026-11-01T10:00:00.000Z' }),
    aFact(ownerId, { state: 'withdrawn', submittedAt: '2026-11-03T10:00:00.000Z' }),
  ])
  await hearTitle(ownerId, water, '=Water')
  const fundId = randomUUID()
  await aFund(ownerId, { fundId, name: 'Wells' })
  const query = `query ($id: ID!, $filter: DonorMetricsFilter) {
    donorMetrics(organizationId: $id, filter: $filter) { csv } }`
  const linesOf = async (filter: object) => {
    const { donorMetrics } = await app.ask(memberOf(ownerId), query, {
      id: ownerId,
      filter,
    })
    return donorMetrics.csv.split('\n')
  }
  const all = await linesOf({})
  expect(all.slice(0, 5)).toEqual([
    'figure,key,label,count',
    'chosen,from,the beginning,',
    'chosen,to,now,',
    'chosen,scholarship,all,',
    'chosen,fund,all,',
  ])
  expect(all).toContain('stage,SUBMITTED,submitted,2')
  expect(all).toContain('now,WITHDRAWN,withdrawn,1')
  expect(all).toContain('country,,"other, in groups too small to show",2')
  expect(all.filter((line: string) => line.startsWith('by day (UTC)'))).toEqual([
    'by day (UTC),2026-11-01,2026-11-01,1',
    'by day (UTC),2026-11-02,2026-11-02,0',
    'by day (UTC),2026-11-03,2026-11-03,1',
  ])
  // Text that a spreadsheet would run as a formula is escaped.
  expect(all).toContain(`scholarship: applications,${water},'=Water,1`)
  expect(all).toContain(`"fund, of all time: awarded (EUR)",${fundId},Wells,2500.50`)
  const part = await linesOf({ scholarshipId: water, fundId, to: '2026-11-30' })
  expect(part.slice(2, 5)).toEqual([
    'chosen,to,2026-11-30,',
    "chosen,scholarship,'=Water,",
    'chosen,fund,Wells,',
  ])
})
