import { times } from '@landfall/kit/testing/breadth'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchListings } from '../match-listings.ts'
import { listingCriteria, matchQueries, TODAY } from '../testing/arbitraries.ts'
import { listingEvent, matchQuery, requirement } from '../testing/examples.ts'
import { createColumnarIndex } from './columnar-index.ts'
import { matchIndex } from './match-index.ts'

const ID = '0192d3a0-0000-7000-8000-000000000001'
const OTHER_ID = '0192d3a0-0000-7000-8000-000000000002'

describe('versions', () => {
  test('an older version changes nothing, and an equal one replaces what was there', () => {
    const index = createColumnarIndex()
    const asking = listingEvent({ version: 5 }, { isWomenOnly: true })
    for (const listing of [listingEvent({ version: 5 }), asking, asking]) {
      expect(index.apply(listing)).toBe('applied')
    }
    expect(index.apply(listingEvent({ version: 4 }))).toBe('stale')
    expect(index.versionOf(ID)).toBe(5)
    expect(index.versionOf(OTHER_ID)).toBeNull()
    expect(matchIndex(index.view(), matchQuery(), TODAY).toAnswerCount).toBe(1)
  })

  test('versions beyond 32 bits are told apart', () => {
    const index = createColumnarIndex()
    index.apply(listingEvent({ version: 2 ** 40 }))
    expect(index.apply(listingEvent({ version: 2 ** 40 + 1 }))).toBe('applied')
    expect(index.versionOf(ID)).toBe(2 ** 40 + 1)
  })

  test('a closed listing leaves every set, is known by version, and opens again', () => {
    const index = createColumnarIndex()
    index.apply(listingEvent({ version: 1 }, { gpaRequirement: '3.00' }))
    index.apply(listingEvent({ version: 2, isOpen: false }, { gpaRequirement: '3.00' }))
    expect([index.size, index.openCount]).toEqual([1, 0])
    expect(matchIndex(index.view(), matchQuery(), TODAY)).toEqual(
      matchListings([], matchQuery(), TODAY),
    )
    expect(index.view().regions.bits.every((word) => word === 0)).toBe(true)
    expect(index.apply(listingEvent({ version: 1 }))).toBe('stale')
    const open = listingEvent({ version: 3 }, { gpaRequirement: '3.50' })
    expect(index.apply(open)).toBe('applied')
    expect([index.size, index.openCount]).toEqual([1, 1])
    expect(matchIndex(index.view(), matchQuery(), TODAY)).toEqual(
      matchListings([open], matchQuery(), TODAY),
    )
  })

  test('an id that is no UUID is refused', () => {
    expect(() => createColumnarIndex().apply(listingEvent({ scholarshipId: 'x' }))).toThrow(
      TypeError,
    )
  })
})

describe('equality', () => {
  test('does not depend on the order of arrival', () => {
    const [one, other] = [createColumnarIndex(), createColumnarIndex({ capacity: 100 })]
    const rows = catalog(200, 3)
    for (const row of rows) one.apply(row)
    for (const row of rows.toReversed()) other.apply(row)
    expect(one.equals(other)).toBe(true)
  })

  test.each([
    ['another version', listingEvent({ version: 2 })],
    ['another demand', listingEvent({}, { isWomenOnly: true })],
    ['another state', listingEvent({ state: 'CA' })],
    ['another amount', listingEvent({ award: { type: 'fixed', least: '1', most: null } })],
    ['another minimum', listingEvent({}, { minToeflScore: 80 })],
    ['another requirement', listingEvent({ requirements: [requirement()] })],
    ['being closed', listingEvent({ isOpen: false })],
    ['another id', listingEvent({ scholarshipId: OTHER_ID })],
  ])('sees %s', (_, different) => {
    const [one, other] = [createColumnarIndex(), createColumnarIndex()]
    one.apply(listingEvent())
    other.apply(different)
    expect(one.equals(other)).toBe(false)
  })
})

const EVENTS = times(20_000, 100_000)

test(`after ${EVENTS.toLocaleString('en')} events, delivered twice and shuffled, the index equals a rebuild`, () => {
  const rows = catalog(times(1_000, 4_000), 11)
  const random = createRandom(5)
  const at = () => Math.floor(random() * rows.length)
  const last = new Map<string, ListingCriteria>()
  const events = Array.from({ length: EVENTS }, (_, number): ListingCriteria => {
    const [id, content] = [rows[at()], rows[at()]]
    if (id === undefined || content === undefined) throw new Error('no rows')
    const version = (last.get(id.scholarshipId)?.version ?? 0) + 1
    const event = { ...content, scholarshipId: id.scholarshipId, version }
    last.set(id.scholarshipId, event)
    return number % 10 === 0 ? { ...event, isOpen: false } : event
  })
  for (const event of events) last.set(event.scholarshipId, event)
  const delivered = shuffled([...events, ...events], random)
  const index = createColumnarIndex({ capacity: 32 })
  for (const event of delivered) index.apply(event)
  const rebuilt = createColumnarIndex()
  for (const event of last.values()) rebuilt.apply(event)
  expect(index.size).toBe(last.size)
  expect(index.equals(rebuilt)).toBe(true)
  for (const query of fc.sample(matchQueries, { numRuns: 5, seed: 2 })) {
    expect(matchIndex(index.view(), query, TODAY)).toEqual(
      matchListings(last.values(), query, TODAY),
    )
  }
})

describe('more distinct values than 16 bits count', () => {
  test('are answered for with wider codes', () => {
    const index = createColumnarIndex({ capacity: 32, narrowCodes: 40 })
    const rows = catalog(400, 21).map((row, number) => ({
      ...row,
      award: { ...row.award, type: 'fixed' as const, most: String(number * 25) },
    }))
    for (const row of rows) index.apply(row)
    expect(index.view().regions.capacities.isWide).toBe(true)
    for (const query of fc.sample(matchQueries, { numRuns: 10, seed: 4 })) {
      expect(matchIndex(index.view(), query, TODAY)).toEqual(
        matchListings(rows, query, TODAY),
      )
    }
  })
})

function catalog(count: number, seed: number): ListingCriteria[] {
  return fc
    .sample(listingCriteria, { numRuns: count, seed })
    .map((row) => ({ ...row, version: 1 }))
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/** Gives the same numbers for the same seed (a linear congruential generator). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

test('what awards ask beyond their columns can be read back by its names', () => {
  const decide = {
    by: 'question',
    fact: 'jesuit',
    question: 'Are you a Jesuit?',
    expects: true,
    isPerAward: true,
  } as const
  const index = createColumnarIndex()
  index.apply(listingEvent({ requirements: [requirement({ decide })] }))
  const [id = ''] = matchIndex(index.view(), matchQuery(), TODAY).askedSets.keys()
  expect(index.setOf(id)?.terms).toHaveLength(1)
  expect(index.setOf('none')).toBeNull()
  expect(index.questionOf(`${ID}:jesuit`)).toEqual({
    fact: 'jesuit',
    question: 'Are you a Jesuit?',
  })
  expect(index.questionOf('jesuit')).toBeNull()
})
