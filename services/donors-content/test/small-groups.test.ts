import { times } from '@landfall/kit/testing/breadth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { computeMetrics } from '../src/modules/metrics/read-metrics.ts'
import { type Dashboard, everything, hearAll, startDashboard } from './_dashboard.ts'
import { aFact, bandOf, historyOf, idOf, newestOf, type Fact } from './_histories.ts'

let app: Dashboard
beforeAll(async () => {
  app = await startDashboard()
})
afterAll(() => app.stop())

const DAYS = times(7, 12)
const DIMENSIONS = ['country', 'field', 'score'] as const
type Dimension = (typeof DIMENSIONS)[number]
const day = (n: number) => new Date(Date.UTC(2026, 8, 1 + n)).toISOString().slice(0, 10)

/** Every possible filter: ranges of days, each scholarship, funds that pay for some. */
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
    const groups = await app.stores.metrics.groups(filter)
    const all = DIMENSIONS.flatMap((dimension) =>
      groups[dimension].map(
        ({ value, count }) => [`${dimension} ${value}`, count] as const,
      ),
    )
    answers.push({ filter, counts: new Map(all) })
  }
  return answers
}

describe('small groups', () => {
  it('are learned neither from a figure nor from the difference of any two', async () => {
    const { ownerId, scholarshipIds, facts } = historyOf(7_001, {
      applications: 90,
      scholarships: 3,
      days: DAYS,
    })
    await hearAll(app, allScored(facts))
    const answers = await answersOf(ownerId, scholarshipIds)
    const seen = new Set<number>()
    for (const a of answers)
      for (const b of answers)
        for (const value of new Set([...a.counts.keys(), ...b.counts.keys()]))
          seen.add(Math.abs((a.counts.get(value) ?? 0) - (b.counts.get(value) ?? 0)))
    expect([...seen].filter((difference) => difference % 5 !== 0)).toEqual([])
    expect(Math.max(...seen)).toBeGreaterThan(10)
    const shown = new Set(
      answers.flatMap(({ counts }) => [...counts.keys()].map((key) => key.split(' ')[0])),
    )
    expect([...shown].toSorted()).toEqual([...DIMENSIONS])
  })

  it.each(DIMENSIONS)(
    'could be anybody: with another %s in their place no filter answers anything else',
    async (dimension) => {
      const seed = 7_010 + DIMENSIONS.indexOf(dimension)
      const size = { applications: 60, scholarships: 3, days: DAYS }
      const { ownerId, scholarshipIds, ...history } = historyOf(seed, size)
      const facts = allScored(history.facts)
      await hearAll(app, facts)
      const before = await answersOf(ownerId, scholarshipIds)
      const newest = newestOf(facts)
      const folded = newest.filter((one) => !isInAFive(one, newest, VALUES[dimension]))
      expect(folded.length).toBeGreaterThan(5)
      await hearAll(
        app,
        folded.map((data, n) => ({
          aggregateId: data.applicationId,
          version: 99,
          data: { ...data, ...another(dimension, n) },
        })),
      )
      expect(await answersOf(ownerId, scholarshipIds)).toEqual(before)
    },
  )

  it('of scores are shown by batches that are scored, so that the last score tells nothing of whose it is', async () => {
    const [ownerId, scholarshipId] = [idOf(7_004, 1, 0), idOf(7_004, 2, 0)]
    const facts = Array.from({ length: 10 }, (_, n) => ({
      applicationId: idOf(7_004, 3, n),
      scholarshipId,
      submittedAt: new Date(Date.UTC(2026, 8, 1, n)).toISOString(),
    }))
    await hearAll(
      app,
      facts.map((fact) => aFact(ownerId, fact)),
    )
    const score = async (n: number, points: number) => {
      const fact = aFact(ownerId, { ...facts[n], score: points })
      await hearAll(app, [{ ...fact, version: 2 + n }])
      return (await computeMetrics(app.stores, everything(ownerId))).scores
    }
    // The band's fifth score comes while both batches still have applications without one.
    for (const n of [0, 1, 2, 5, 6, 7]) expect((await score(n, 85)).groups).toEqual([])
    expect((await score(3, 20)).groups).toEqual([])
    // Now the first batch is fully scored, but only three of it are in the band.
    expect((await score(4, 20)).groups).toEqual([])
    expect((await score(8, 20)).groups).toEqual([])
    expect(await score(9, 20)).toEqual({ groups: [{ value: '80', count: 5 }], other: 5 })
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
    // Four of a country are in the first batch; the fifth opens the next one.
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

type Data = Fact['data']
const VALUES: Record<Dimension, (one: Data) => string | null> = {
  country: ({ country }) => country,
  field: ({ field }) => field,
  score: bandOf,
}

/** A different value for each n, as far as there are enough. */
function another(dimension: Dimension, n: number): Partial<Data> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const letter = letters[n % 26] ?? 'A'
  if (dimension === 'country') return { country: `${letter}${Math.floor(n / 26)}` }
  if (dimension === 'field') return { field: `field-${letter.toLowerCase()}${n}` }
  // There are only ten bands: four in each make no five, and the other bands are not used here.
  return { score: [5, 15, 25, 45, 55, 75][n % 6] ?? 5 }
}

/** Gives everybody a score: otherwise few batches would be fully scored. */
const allScored = (facts: readonly Fact[]): Fact[] =>
  facts.map((one) => ({ ...one, data: { ...one.data, score: one.data.score ?? 35 } }))

function isInAFive(
  one: Data,
  all: readonly Data[],
  valueOf: (of: Data) => string | null,
): boolean {
  const mine = all
    .filter(({ scholarshipId }) => scholarshipId === one.scholarshipId)
    .toSorted((a, b) =>
      a.submittedAt + a.applicationId < b.submittedAt + b.applicationId ? -1 : 1,
    )
  const looked = mine.slice(0, mine.length - (mine.length % 5))
  const same = looked.filter((other) => valueOf(other) === valueOf(one))
  const place = same.indexOf(one)
  return valueOf(one) !== null && place >= 0 && place < same.length - (same.length % 5)
}
