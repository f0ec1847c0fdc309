import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listingCriteria, matchQueries, TODAY } from '../testing/arbitraries.ts'
import { MATCH_TERMS, preScoreTenths, scoreOf, scoreTerms, termTenths } from './terms.ts'

describe('for any listing and student', () => {
  const goals = fc.option(fc.integer({ min: 0, max: 120 }), { nil: null })
  const given = [listingCriteria, matchQueries, goals] as const

  test('the words and the numbers agree; what is not stated stands in the choice at half', () => {
    fc.assert(
      fc.property(...given, (listing, query, goalsTenths) => {
        const terms = scoreTerms(listing, query, { today: TODAY, goalsTenths })
        const byCode = Object.fromEntries(
          terms.map(({ code, earnedTenths, isStated, possible }) => [
            code,
            isStated ? earnedTenths : possible * 5,
          ]),
        )
        expect(byCode).toEqual({
          ...termTenths(listing, query, TODAY),
          goals: goalsTenths ?? 60,
        })
        const { goals: _, ...others } = byCode
        const sum = Object.values(others).reduce((all, tenths) => all + tenths, 60)
        expect(preScoreTenths(listing, query, TODAY)).toBe(sum)
      }),
    )
  })

  test('each term stays within its points, in whole tenths, and the score within 100', () => {
    fc.assert(
      fc.property(...given, (listing, query, goalsTenths) => {
        const terms = scoreTerms(listing, query, { today: TODAY, goalsTenths })
        for (const { earnedTenths, possible } of terms) {
          expect(Number.isInteger(earnedTenths)).toBe(true)
          expect(earnedTenths).toBeGreaterThanOrEqual(0)
          expect(earnedTenths).toBeLessThanOrEqual(possible * 10)
        }
        expect(scoreOf(terms).score ?? 0).toBeLessThanOrEqual(100)
      }),
    )
  })

  test('what is not stated earns nothing and counts for nothing', () => {
    fc.assert(
      fc.property(...given, (listing, query, goalsTenths) => {
        const terms = scoreTerms(listing, query, { today: TODAY, goalsTenths })
        const stated = terms.filter(({ isStated }) => isStated)
        for (const one of terms.filter(({ isStated }) => !isStated)) {
          expect(one.earnedTenths).toBe(0)
        }
        expect(scoreOf(terms).shareTenths).toBe(scoreOf(stated).shareTenths)
      }),
    )
  })

  const worse = {
    gpa: ['2.50', '3.00', '3.25', '4.00'],
    toeflScore: [79, 80, 90, 95, 100],
    ieltsScore: ['6.0', '6.5', '7.0', '7.5'],
    duolingoScore: [100, 110, 120],
  } as const

  test.each(Object.entries(worse))(
    'a student with less in %s never scores higher',
    (field, values) => {
      fc.assert(
        fc.property(
          ...given,
          fc.nat(),
          fc.nat(),
          (listing, query, goalsTenths, one, other) => {
            const [low, high] = [one % values.length, other % values.length].toSorted(
              (a, b) => a - b,
            )
            const shareWith = (at: number | undefined) => {
              const student = { ...query.student, [field]: values[at ?? 0] }
              const o = { today: TODAY, goalsTenths }
              return scoreOf(scoreTerms(listing, { ...query, student }, o)).shareTenths
            }
            expect(shareWith(low)).toBeLessThanOrEqual(shareWith(high))
          },
        ),
        { numRuns: 400 },
      )
    },
  )

  test('a score exists only where half of the points are stated', () => {
    const scores = fc
      .sample(fc.tuple(...given), { numRuns: 500, seed: 5 })
      .map(([listing, query, goalsTenths]) => {
        const terms = scoreTerms(listing, query, { today: TODAY, goalsTenths })
        const points = terms
          .filter(({ isStated }) => isStated)
          .reduce((sum, { possible }) => sum + possible, 0)
        const { score, base } = scoreOf(terms)
        expect(score === null).toBe(points < 50)
        expect(base).toMatch(
          score === null ? /^Too little/ : /^on \d+ of 10 points of comparison$/,
        )
        return score
      })
    expect(scores).toContain(null)
    expect(scores.some((score) => score !== null)).toBe(true)
  })

  test('the points of all terms add up to 100', () => {
    expect(MATCH_TERMS.reduce((sum, { possible }) => sum + possible, 0)).toBe(100)
  })
})
