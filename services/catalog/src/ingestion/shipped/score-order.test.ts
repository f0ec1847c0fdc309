/** Over all shipped awards: a student who is worse in one figure never scores higher. */
import { matchQuery } from '@landfall/matching/testing/examples'
import { scoreOf, scoreTerms } from '@landfall/matching/score/terms'
import { isThorough } from '@landfall/kit/testing/breadth'
import type { StudentFacts } from '@landfall/matching/criteria/student-facts'
import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import { expect, test } from 'vitest'
import { publishedListings } from '../testing/published-listings.ts'

const TODAY = '2026-11-22'
const listings = publishedListings(new Date(`${TODAY}T12:00:00Z`)).map(
  ({ listing }) => listing,
)

const range = (from: number, to: number, step: number, places: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) =>
    (from + at * step).toFixed(places),
  )
/** The figures that a profile may have, the worst value first. */
const FIGURES = {
  gpa: range(2, 4, isThorough ? 0.01 : 0.1, 2),
  toeflScore: range(50, 120, isThorough ? 1 : 5, 0).map(Number),
  ieltsScore: range(5, 9, 0.5, 1),
  duolingoScore: range(80, 160, 5, 0).map(Number),
} as const

/** The rest of the profile; each with a grade as reported and with one converted from another scale. */
const BESIDE: Record<string, Partial<StudentFacts>> = {
  'nothing else': {},
  'another test': { ieltsScore: '6.5', toeflScore: 80 },
  'a range of scores': { englishProficiency: 'toefl_90' },
  'a native speaker': { englishProficiency: 'native' },
  'a whole profile': {
    country: 'KE',
    intendedDegreeLevel: 'undergraduate',
    fieldCodes: ['computer-science'],
    gpa: '3.40',
    duolingoScore: 110,
    needsFinancialAid: true,
  },
}

const grades = [false, true].map((isGpaEstimated) => ({ isGpaEstimated }))
const cases = Object.entries(FIGURES).flatMap(([field, figures]) =>
  Object.entries(BESIDE).flatMap(([name, beside]) =>
    grades.map((grade) => {
      const kind = grade.isGpaEstimated ? 'a converted grade' : 'a grade as reported'
      return [field, `${name}, ${kind}`, figures, { ...beside, ...grade }] as const
    }),
  ),
)

function shareOf(listing: ListingCriteria, has: Partial<StudentFacts>): number {
  const terms = scoreTerms(listing, matchQuery(has), { today: TODAY, goalsTenths: 60 })
  return scoreOf(terms).shareTenths
}

test('all awards are there', () => {
  expect(listings).toHaveLength(417)
})

test.each(cases)(
  'a lower %s never scores higher, beside %s',
  (field, _name, figures, beside) => {
    const falls = listings.flatMap((listing) => {
      const shares = figures.map((figure) =>
        shareOf(listing, { ...beside, [field]: figure }),
      )
      return shares.flatMap((share, at) =>
        share < (shares[at - 1] ?? 0) ? `${listing.title} at ${figures[at]}` : [],
      )
    })
    expect(falls).toEqual([])
  },
)

/** For how many awards the best figure scores more than the worst. */
const rising = (field: keyof typeof FIGURES) =>
  listings.filter((listing) => {
    const of = (at: number) => shareOf(listing, { [field]: FIGURES[field].at(at) })
    return of(-1) > of(0)
  }).length

test('the figures affect the scores of shipped awards', () => {
  expect(rising('gpa')).toBeGreaterThan(30)
  expect(rising('toeflScore')).toBeGreaterThan(5)
  expect(rising('ieltsScore')).toBeGreaterThan(5)
})
