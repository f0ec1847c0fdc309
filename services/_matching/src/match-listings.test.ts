import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_QUESTIONS } from './asked-awards.ts'
import { byRank, matchListings } from './match-listings.ts'
import { judgeAward } from './requirements/judge-award.ts'
import type { AskedStudent } from './requirements/student-answers.ts'
import type { ScholarshipCriteria } from './scholarship-criteria.ts'
import { preScoreTenths } from './score/terms.ts'
import { catalogs, matchQueries, TODAY } from './testing/arbitraries.ts'
import { listingEvent, matchQuery, requirement } from './testing/examples.ts'

function idOf(number: number): string {
  return `0192d3a0-0000-7000-8000-${String(number).padStart(12, '0')}`
}

/** A catalog with one listing for each of these criteria. */
function asking(...each: Partial<ScholarshipCriteria>[]) {
  return each.map((asks, index) => listingEvent({ scholarshipId: idOf(index) }, asks))
}

function outcomeOf(each: Partial<ScholarshipCriteria>[], has: Partial<AskedStudent> = {}) {
  return matchListings(asking(...each), matchQuery(has), TODAY)
}

function verdictOf(listing: ListingCriteria, student: AskedStudent) {
  return judgeAward({ ...listing, id: listing.scholarshipId }, student, TODAY).verdict
}

describe('for any catalog and student', () => {
  test('each list has the awards of its own verdict, and nothing that is closed', () => {
    fc.assert(
      fc.property(catalogs, matchQueries, (listings, query) => {
        const { matches, toAnswer, toCheck } = matchListings(listings, query, TODAY)
        const verdicts = (list: typeof matches) =>
          list.map(({ scholarshipId }) => {
            const found = listings.find((one) => one.scholarshipId === scholarshipId)
            expect(found?.isOpen).toBe(true)
            return verdictOf(found ?? listingEvent(), query.student)
          })
        const others = (list: typeof matches, verdict: string) =>
          verdicts(list).filter((one) => one !== verdict)
        expect(others(matches, 'ELIGIBLE')).toEqual([])
        expect(others(toAnswer, 'ANSWER_QUESTIONS')).toEqual([])
        expect(others(toCheck, 'CHECK_WITH_PROVIDER')).toEqual([])
      }),
    )
  })

  test('the same listings in another order give the same answer', () => {
    const shuffled = catalogs.chain((listings) =>
      fc.tuple(
        fc.constant(listings),
        fc.shuffledSubarray(listings, { minLength: listings.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, matchQueries, ([listings, again], query) => {
        expect(matchListings(again, query, TODAY)).toEqual(
          matchListings(listings, query, TODAY),
        )
      }),
    )
  })

  test('the counts cover every open listing once', () => {
    fc.assert(
      fc.property(catalogs, matchQueries, (listings, query) => {
        const outcome = matchListings(listings, query, TODAY)
        const { matchCount, toAnswerCount, toCheckCount, notEligibleCount, openCount } =
          outcome
        expect(matchCount + toAnswerCount + toCheckCount + notEligibleCount).toBe(openCount)
        expect(openCount).toBe(listings.filter(({ isOpen }) => isOpen).length)
        expect(outcome.matches).toHaveLength(Math.min(50, matchCount))
        expect(outcome.toAnswer).toHaveLength(Math.min(20, toAnswerCount))
        expect(outcome.toCheck).toHaveLength(Math.min(20, toCheckCount))
      }),
    )
  })

  test('the generated cases reach every part of an outcome', () => {
    const outcomes = fc
      .sample(fc.tuple(catalogs, matchQueries), { numRuns: 200, seed: 1 })
      .map(([listings, query]) => matchListings(listings, query, TODAY))
    const codes = new Set(outcomes.flatMap(({ whatIf }) => whatIf.map(({ code }) => code)))
    expect(codes).toEqual(new Set(['gpa', 'toefl', 'ielts', 'duolingo']))
    expect(outcomes.some(({ matchCount }) => matchCount > 5)).toBe(true)
    expect(outcomes.some(({ toAnswerCount }) => toAnswerCount > 20)).toBe(true)
    expect(outcomes.some(({ toCheckCount }) => toCheckCount > 5)).toBe(true)
    expect(outcomes.some(({ askedSets }) => askedSets.size > 1)).toBe(true)
    expect(outcomes.some(({ missingFacts }) => missingFacts.length > 1)).toBe(true)
    expect(outcomes.some(({ competitiveness: { met } }) => met > 0)).toBe(true)
  })
})

describe('the ranking', () => {
  test('the best come first, and between equals the smaller id', () => {
    const rich = { type: 'full-tuition', least: null, most: null } as const
    const listings = [
      listingEvent({ scholarshipId: idOf(3) }),
      listingEvent({ scholarshipId: idOf(1) }),
      listingEvent({ scholarshipId: idOf(2), award: rich }),
    ]
    const { matches } = matchListings(listings, matchQuery(), TODAY)
    expect(matches.map(({ scholarshipId }) => scholarshipId)).toEqual([2, 1, 3].map(idOf))
    expect(matches.map(({ preTenths }) => preTenths)).toEqual(
      [listings[2], listings[1], listings[0]].map((one) =>
        preScoreTenths(one ?? listingEvent(), matchQuery(), TODAY),
      ),
    )
  })

  test('it keeps the best 50 and counts the others', () => {
    const listings = asking(...Array.from({ length: 60 }, () => ({})))
    const outcome = matchListings(listings, matchQuery(), TODAY)
    expect(outcome.matchCount).toBe(60)
    expect(outcome.matches).toHaveLength(50)
    expect(outcome.matches).toEqual(outcome.matches.toSorted(byRank))
    expect(outcome.matches.at(-1)?.scholarshipId).toBe(idOf(49))
  })

  test('an award whose round is over comes after all others', () => {
    const over = { date: '2026-11-20', precision: 'last-known' } as const
    const listings = [
      listingEvent({
        scholarshipId: idOf(1),
        award: { type: 'full-tuition', least: null, most: null },
        deadline: { ...over, timeZone: 'America/New_York' },
      }),
      listingEvent({ scholarshipId: idOf(2) }),
    ]
    const { matches } = matchListings(listings, matchQuery(), TODAY)
    expect(matches.map(({ scholarshipId }) => scholarshipId)).toEqual([2, 1].map(idOf))
  })

  test('closed listings are left out', () => {
    const closed = listingEvent({ isOpen: false }, { gpaRequirement: '3.00' })
    expect(matchListings([closed], matchQuery({ gpa: '3.50' }), TODAY)).toMatchObject({
      openCount: 0,
      matches: [],
      competitiveness: { met: 0, stated: 0 },
    })
  })
})

const askingJesuits = (number: number, asks: Partial<ScholarshipCriteria> = {}) =>
  listingEvent(
    {
      scholarshipId: idOf(number),
      requirements: [
        requirement({
          decide: {
            by: 'question',
            fact: 'jesuit',
            question: 'Are you a Jesuit?',
            expects: true,
            isPerAward: false,
          },
        }),
      ],
    },
    asks,
  )

describe('what would change it', () => {
  test('a GPA opens awards that ask nothing else, cumulatively, three steps at most', () => {
    const { whatIf } = outcomeOf(
      [
        { gpaRequirement: '3.50' },
        { gpaRequirement: '3.5' },
        { gpaRequirement: '3.00' },
        { gpaRequirement: '3.70' },
        { gpaRequirement: '3.80' },
        { gpaRequirement: '3.25', requiresUsHighSchool: true },
        { gpaRequirement: '3.25', degreeLevels: ['phd'] },
      ],
      { gpa: '2.90' },
    )
    expect(whatIf).toEqual([
      { code: 'gpa', figure: '3.00', more: 1 },
      { code: 'gpa', figure: '3.50', more: 3 },
      { code: 'gpa', figure: '3.70', more: 4 },
    ])
  })

  test('an English score is told for the tests that the student has a score of', () => {
    const asks = [
      { minToeflScore: 100, minIeltsScore: '7.0' },
      { minIeltsScore: '7.0' },
      { minIeltsScore: '7.5' },
      { minIeltsScore: '8.0', acceptsEnglishWaivers: true },
    ]
    expect(outcomeOf(asks, { ieltsScore: '6.5' }).whatIf).toEqual([
      { code: 'ielts', figure: '7.0', more: 2 },
      { code: 'ielts', figure: '7.5', more: 3 },
    ])
    expect(outcomeOf(asks, { toeflScore: 90 }).whatIf).toEqual([
      { code: 'toefl', figure: '100', more: 1 },
    ])
  })

  test('a missing fact counts where it alone is missing', () => {
    const { missingFacts } = outcomeOf([
      { gpaRequirement: '3.00' },
      { minToeflScore: 80 },
      { minIeltsScore: '6.5' },
      { gpaRequirement: '3.00', minToeflScore: 80 },
      { isWomenOnly: true },
      { gpaRequirement: '3.00', isWomenOnly: true },
      { gpaRequirement: '3.00', degreeLevels: ['phd'] },
    ])
    expect(missingFacts).toEqual([
      { code: 'english', profileField: 'englishProficiency', count: 2 },
      { code: 'gpa', profileField: 'gpa', count: 1 },
      { code: 'requirements', profileField: 'gender', count: 1 },
    ])
  })

  test('what is asked beyond the columns is told by set, where nothing else waits', () => {
    const listings = [
      askingJesuits(1),
      askingJesuits(2, { fields: { kind: 'not-stated', codes: [] } }),
      askingJesuits(3, { gpaRequirement: '3.00' }),
    ]
    const { askedSets, toAnswerCount } = matchListings(listings, matchQuery(), TODAY)
    expect([toAnswerCount, [...askedSets.values()]]).toEqual([3, [2]])
    const jesuit = matchQuery({ facts: { jesuit: true } })
    expect(matchListings(listings, jesuit, TODAY)).toMatchObject({
      matchCount: 1,
      toCheckCount: 1,
      toAnswerCount: 1,
      askedSets: new Map(),
    })
  })
})

test('of awards that ask facts of their own, the first by id are named and those with an answer', () => {
  const decide = {
    by: 'question',
    fact: 'alumnus-of-the-school',
    question: 'Did you attend the school?',
    expects: true,
    isPerAward: true,
  } as const
  const numbers = Array.from({ length: MAX_QUESTIONS + 3 }, (_, at) => at + 1)
  const listings = numbers.toReversed().map((number) =>
    listingEvent({
      scholarshipId: idOf(number),
      requirements: [requirement({ decide })],
    }),
  )
  const last = numbers.length
  const facts = {
    [`${idOf(1)}:alumnus-of-the-school`]: false,
    [`${idOf(last)}:alumnus-of-the-school`]: 'declined' as const,
  }
  const outcome = matchListings(listings, matchQuery({ facts }), TODAY)
  expect([...outcome.askedSets.values()]).toEqual([last - 1])
  expect([...outcome.askedAwards]).toEqual([
    [
      [...outcome.askedSets.keys()][0],
      [...numbers.slice(1, MAX_QUESTIONS + 1), last].map(idOf),
    ],
  ])
})

test('competitiveness is the share of awards with minima whose minima are all met', () => {
  const { competitiveness } = outcomeOf(
    [
      {},
      { gpaRequirement: '3.00' },
      { gpaRequirement: '3.00', minToeflScore: 100 },
      { minToeflScore: 100, minIeltsScore: '6.5' },
      { minDuolingoScore: 100 },
      { gpaRequirement: '3.00', degreeLevels: ['phd'] },
    ],
    { gpa: '3.20', ieltsScore: '6.5' },
  )
  expect(competitiveness).toEqual({ met: 3, stated: 5 })
})
