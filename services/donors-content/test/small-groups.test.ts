import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { computeMetrics } from '../src/modules/metrics/read-metrics.ts'
import { type Dashboard, everything, hearAll, startDashboard } from './_dashboard.ts'
import { aFact, historyOf, idOf, newestOf, type Told } from './_histories.ts'

let app: Dashboard
beforeAll(async () => {
  app = await startDashboard()
})
afterAll(() => app.stop())

const DAYS = 12
const day = (n: number) => new Date(Date.UTC(2026, 8, 1 + n)).toISOString().slice(0, 10)

/** Every filter that can be asked for: ranges of days, each scholarship, funds that pay for some. */
function filtersOf(organizationId: string, scholarshipIds: readonly string[]) {
  const [one = '', other = '', third = ''] = scholarshipIds
  const chosen = [null, [one], [other], [third], [one, other], [other, third]]
  const ends: (number | null)[] = [null, ...Array.from({ length: DAYS }, (_, n) => n)]
  return chosen.flatMap((of) =>
    ends.flatMap((from) =>
      ends
        .filter((to) => from === null || to === null || from <= to)
        .map((to) => ({
          organizationId,
          from: from === null ? null : day(from),
          to: to === null ? null : day(to),
          scholarshipIds: of,
        })),
    ),
  )
}

async function answersOf(organizationId: string, scholarshipIds: readonly string[]) {
  const answers = []
  for (const filter of filtersOf(organizationId, scholarshipIds)) {
    const { country } = await app.stores.metrics.groups(filter)
    answers.push({
      filter,
      counts: new Map(country.map((one) => [one.value, one.count])),
    })
  }
  return answers
}

describe('small groups', () => {
  it('are learned neither from a figure nor from the difference of any two', async () => {
    const { ownerId, scholarshipIds, told } = historyOf(7_001, {
      applications: 90,
      scholarships: 3,
      days: DAYS,
    })
    await hearAll(app, told)
    const answers = await answersOf(ownerId, scholarshipIds)
    const seen = new Set<number>()
    for (const a of answers)
      for (const b of answers)
        for (const value of new Set([...a.counts.keys(), ...b.counts.keys()]))
          seen.add(Math.abs((a.counts.get(value) ?? 0) - (b.counts.get(value) ?? 0)))
    expect([...seen].filter((difference) => difference % 5 !== 0)).toEqual([])
    expect(Math.max(...seen)).toBeGreaterThan(10)
  })

  it('could be anybody: with other countries in their place no filter answers anything else', async () => {
    const seed = 7_002
    const size = { applications: 60, scholarships: 3, days: DAYS }
    const { ownerId, scholarshipIds, told } = historyOf(seed, size)
    await hearAll(app, told)
    const before = await answersOf(ownerId, scholarshipIds)
    const newest = newestOf(told)
    const folded = newest.filter((one) => !isInAFive(one, newest))
    expect(folded.length).toBeGreaterThan(5)
    // Each becomes the only one from a country of their own.
    const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((a) => [`${a}1`, `${a}2`])
    await hearAll(
      app,
      folded.map((data, n) => ({
        aggregateId: data.applicationId,
        version: 99,
        data: { ...data, country: codes[n] ?? null },
      })),
    )
    expect(await answersOf(ownerId, scholarshipIds)).toEqual(before)
  })

  it('are no sooner shown because somebody watches: who came last moves nothing by what they are', async () => {
    const [ownerId, scholarshipId] = [idOf(7_003, 1, 0), idOf(7_003, 2, 0)]
    const at = (n: number) => ({
      applicationId: idOf(7_003, 3, n),
      scholarshipId,
      submittedAt: new Date(Date.UTC(2026, 8, 1, n)).toISOString(),
    })
    const countries = async () =>
      (await computeMetrics(app.stores, everything(ownerId))).countries
    // Four of a country, others between them: the fifth comes as the first of a batch.
    for (const n of [0, 1, 2, 3, 4]) {
      const country = n < 4 ? 'NG' : 'IN'
      await hearAll(app, [aFact(ownerId, { ...at(n), country })])
    }
    expect(await countries()).toEqual({ groups: [], other: 5 })
    for (const n of [5, 6, 7, 8]) {
      await hearAll(app, [aFact(ownerId, { ...at(n), country: n === 5 ? 'NG' : 'IN' })])
      expect((await countries()).groups).toEqual([])
    }
    await hearAll(app, [aFact(ownerId, { ...at(9), country: 'KE' })])
    expect(await countries()).toEqual({
      groups: [{ value: 'NG', count: 5 }],
      other: 5,
    })
  })
})

function isInAFive(one: Told['data'], all: readonly Told['data'][]): boolean {
  const mine = all
    .filter(({ scholarshipId }) => scholarshipId === one.scholarshipId)
    .toSorted((a, b) =>
      a.submittedAt + a.applicationId < b.submittedAt + b.applicationId ? -1 : 1,
    )
  const looked = mine.slice(0, mine.length - (mine.length % 5))
  const same = looked.filter(({ country }) => country === one.country)
  return one.country !== null && same.indexOf(one) >= 0
    ? same.indexOf(one) < same.length - (same.length % 5)
    : false
}
