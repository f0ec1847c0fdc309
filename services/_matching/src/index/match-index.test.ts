import { times } from '@landfall/kit/testing/breadth'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planCriteria } from '../criteria/plan.ts'
import { MAX_QUESTIONS } from '../asked-awards.ts'
import { MAX_MATCHES, matchListings } from '../match-listings.ts'
import {
  catalogs,
  listingCriteria,
  matchQueries,
  students,
  TODAY,
} from '../testing/arbitraries.ts'
import { listingEvent, matchQuery, requirement } from '../testing/examples.ts'
import { answers, facts, requirementLists } from '../testing/requirement-arbitraries.ts'
import { createColumnarIndex } from './columnar-index.ts'
import { groupCriteria } from './group-criteria.ts'
import { matchIndex } from './match-index.ts'

const FULL = { type: 'full-tuition', least: null, most: null } as const

const idOf = (number: number) =>
  `0192d3a0-0000-7000-8000-${String(number).padStart(12, '0')}`

const asking = (fact: string, isPerAward: boolean) =>
  requirement({
    decide: { by: 'question', fact, question: 'Is it so?', expects: true, isPerAward },
  })

const ZONES = ['America/New_York', 'Asia/Tokyo', 'Pacific/Honolulu']

function endingSomewhere(listing: ListingCriteria, at: number): ListingCriteria {
  const timeZone = ZONES[at % ZONES.length] ?? ''
  return { ...listing, deadline: { ...listing.deadline, timeZone } }
}

function indexOf(listings: Parameters<typeof matchListings>[0]) {
  const index = createColumnarIndex({ capacity: 1 })
  for (const listing of listings) index.apply(listing)
  return index
}

describe('the index answers what the listings one by one answer', () => {
  test('of small catalogs', () => {
    fc.assert(
      fc.property(
        catalogs,
        fc.array(matchQueries, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(null, `${TODAY}T06:00:00Z`, `${TODAY}T15:30:00Z`),
        (some, queries, at) => {
          const listings = some.map(endingSomewhere)
          const index = indexOf(listings)
          for (const query of queries) {
            expect(matchIndex(index.view(), query, TODAY, at)).toEqual(
              matchListings(listings, query, TODAY, at),
            )
          }
        },
      ),
      { numRuns: times(40, 100) },
    )
  })

  test('of awards that ask alike, some of them answered for themselves', () => {
    fc.assert(
      fc.property(
        fc.array(listingCriteria, { minLength: 1, maxLength: 6 }),
        fc.array(requirementLists, { minLength: 1, maxLength: 2 }),
        matchQueries,
        fc.array(fc.tuple(fc.nat(39), facts, answers), { maxLength: 8 }),
        (some, lists, query, answered) => {
          const listings = Array.from({ length: 40 }, (_, at) => ({
            ...(some[at % (2 * some.length)] ?? listingEvent()),
            scholarshipId: idOf(at),
            requirements: lists[at % lists.length] ?? [],
          }))
          const own = answered.map(([at, fact, answer]) => [`${idOf(at)}:${fact}`, answer])
          const told = { ...query.student.facts, ...Object.fromEntries(own) }
          const asked = { ...query, student: { ...query.student, facts: told } }
          expect(matchIndex(indexOf(listings).view(), asked, TODAY)).toEqual(
            matchListings(listings, asked, TODAY),
          )
        },
      ),
      { numRuns: times(40, 100) },
    )
  })

  test.each([MAX_QUESTIONS - 1, MAX_QUESTIONS])(
    'where %i facts decide more than any award’s own',
    (count) => {
      const listings = Array.from({ length: 3 * count }, (_, at) =>
        listingEvent({
          scholarshipId: idOf(at),
          requirements: [asking(at < count ? 'own' : `fact-${at % count}`, at < count)],
        }),
      )
      const query = matchQuery({ facts: { [`${idOf(0)}:own`]: 'declined' } })
      const outcome = matchIndex(indexOf(listings).view(), query, TODAY)
      expect(outcome).toEqual(matchListings(listings, query, TODAY))
      expect(outcome.askedAwards.size).toBe(MAX_QUESTIONS - count)
    },
  )

  test('of a catalog with more candidates than are kept', () => {
    const listings = fc.sample(listingCriteria, { numRuns: times(1_500, 3_000), seed: 17 })
    const index = indexOf(listings)
    const queries = fc.sample(matchQueries, { numRuns: times(6, 12), seed: 18 })
    const outcomes = queries.map((query) => {
      const outcome = matchIndex(index.view(), query, TODAY)
      expect(outcome).toEqual(matchListings(listings, query, TODAY))
      return outcome
    })
    expect(Math.max(...outcomes.map(({ matchCount }) => matchCount))).toBeGreaterThan(200)
  })

  test('where the scores of thousands are equal, by their ids', () => {
    const listings = fc
      .sample(fc.uuid(), { numRuns: 6000, seed: 19 })
      .map((scholarshipId) => listingEvent({ scholarshipId }))
    const outcome = matchIndex(indexOf(listings).view(), matchQuery(), TODAY)
    expect(outcome).toEqual(matchListings(listings, matchQuery(), TODAY))
    expect(outcome.matchCount).toBe(6000)
  })

  test('where the first rows promise more than the others keep', () => {
    const ids = fc.sample(fc.uuid(), { numRuns: 3000, seed: 23 })
    const listings = ids.map((scholarshipId, at) =>
      listingEvent({
        scholarshipId,
        award: at < 30 ? FULL : { type: 'fixed', least: '500', most: '500' },
      }),
    )
    const outcome = matchIndex(indexOf(listings).view(), matchQuery(), TODAY)
    expect(outcome).toEqual(matchListings(listings, matchQuery(), TODAY))
    const best = new Set(outcome.matches.map(({ preTenths }) => preTenths))
    expect([outcome.matches.length, best.size]).toEqual([MAX_MATCHES, 2])
  })

  test.each(['2.3', '2.30', '2.299', '4.1', '0', '100'])('with a GPA of %s', (gpa) => {
    const listings = ['2.29', '2.30', '2.31', '0.00', '4.00', '12.5'].map(
      (gpaRequirement, at) =>
        listingEvent(
          { scholarshipId: `0192d3a0-0000-7000-8000-00000000000${at}` },
          { gpaRequirement },
        ),
    )
    const query = matchQuery({ gpa })
    expect(matchIndex(indexOf(listings).view(), query, TODAY)).toEqual(
      matchListings(listings, query, TODAY),
    )
  })

  test('whether a grade is exact or converted, one after the other', () => {
    const decide = {
      by: 'profile' as const,
      rule: { kind: 'gpa-min' as const, minimum: '3.0' },
    }
    const listings = [listingEvent({ requirements: [requirement({ decide })] })]
    const index = indexOf(listings)
    const notEligible = [false, true].map((isGpaEstimated) => {
      const query = matchQuery({ gpa: '2.90', isGpaEstimated })
      const outcome = matchIndex(index.view(), query, TODAY)
      expect(outcome).toEqual(matchListings(listings, query, TODAY))
      return outcome.notEligibleCount
    })
    expect(notEligible).toEqual([1, 0])
  })

  test('of an index without listings', () => {
    expect(matchIndex(indexOf([]).view(), matchQuery(), TODAY)).toEqual(
      matchListings([], matchQuery(), TODAY),
    )
  })
})

test('the criteria of GPA and English are judged by their own columns, whoever asks', () => {
  fc.assert(
    fc.property(students, (student) => {
      const { gpa, english } = groupCriteria(planCriteria(student))
      expect([gpa.code, english.code]).toEqual(['gpa', 'english'])
    }),
  )
})
