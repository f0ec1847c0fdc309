import type { ListingCriteria } from '@landfall/proto-events/catalog/scholarship-criteria'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchListings } from './match-listings.ts'
import { judgeAward } from './requirements/judge-award.ts'
import type { AskedStudent } from './requirements/student-answers.ts'
import { catalogs, matchQueries, TODAY } from './testing/arbitraries.ts'
import { listingEvent, matchQuery, requirement } from './testing/examples.ts'

const DUOLINGO_110 = {
  kind: 'english-min' as const,
  toefl: null,
  ielts: null,
  duolingo: 110,
  acceptsWaivers: null,
}

/** Duolingo opens both: one states its minimum in the column, one as a requirement. */
const TWO_MINIMA = [
  listingEvent(
    { scholarshipId: '0192d3a0-0000-7000-8000-000000000001' },
    { minDuolingoScore: 120 },
  ),
  listingEvent({
    scholarshipId: '0192d3a0-0000-7000-8000-000000000002',
    requirements: [requirement({ decide: { by: 'profile', rule: DUOLINGO_110 } })],
  }),
]

function judged(listing: ListingCriteria, student: AskedStudent) {
  return judgeAward({ ...listing, id: listing.scholarshipId }, student, TODAY)
}

test('what a figure is said to open does open once the student has it', () => {
  const fieldOf = {
    gpa: 'gpa',
    toefl: 'toeflScore',
    ielts: 'ieltsScore',
    duolingo: 'duolingoScore',
  } as const
  fc.assert(
    fc.property(catalogs, matchQueries, (listings, query) => {
      const open = listings.filter(({ isOpen }) => isOpen)
      const verdictsOf = (student: AskedStudent) =>
        open.map((listing) => judged(listing, student).verdict)
      const before = verdictsOf(query.student)
      for (const { code, figure, more } of matchListings(listings, query, TODAY).whatIf) {
        const value = code === 'gpa' || code === 'ielts' ? figure : Number(figure)
        const after = verdictsOf({ ...query.student, [fieldOf[code]]: value })
        // An award that accepts waivers was a question before, not shut, so it is not counted as opened. Neither is
        // one that a minimum among its further requirements shuts.
        const opened = open.filter(
          (listing, at) =>
            after[at] === 'ELIGIBLE' &&
            before[at] === 'NOT_ELIGIBLE' &&
            judged(listing, query.student).requirements.every(
              ({ result }) => result === 'PASS',
            ),
        )
        expect(opened).toHaveLength(more)
      }
    }),
    // Generated requirements rarely contain minima.
    { examples: [[TWO_MINIMA, matchQuery({ toeflScore: null, duolingoScore: 100 })]] },
  )
})
