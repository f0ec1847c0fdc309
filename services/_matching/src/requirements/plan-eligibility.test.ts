import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds, predicateRow } from '../criteria/predicate.ts'
import {
  ASKS_NOTHING,
  DEGREE_LEVELS,
  type ScholarshipCriteria,
} from '../scholarship-criteria.ts'
import { askedStudents, listings } from '../testing/arbitraries.ts'
import { AWARD_IDS, requirementLists } from '../testing/requirement-arbitraries.ts'
import { columnRequirements } from './column-requirements.ts'
import { judgeAward } from './judge-award.ts'
import { planEligibility } from './plan-eligibility.ts'
import { requirementSetOf } from './requirement-set.ts'

const TODAY = '2026-11-22'
/** An award whose columns shut nobody out, so that everything depends on the requirements. */
const openToAll: ScholarshipCriteria = {
  ...ASKS_NOTHING,
  citizenship: { kind: 'all', codes: [], hint: null },
  degreeLevels: DEGREE_LEVELS,
  fields: { kind: 'all', codes: [] },
}
const criteria = fc.oneof(listings, fc.constant(openToAll))
const catalogs = fc
  .array(fc.record({ criteria, requirements: requirementLists }), {
    maxLength: AWARD_IDS.length,
  })
  .map((awards) => awards.map((award, at) => ({ id: AWARD_IDS[at] ?? '', ...award })))

test('the plan over the catalog gives each award the verdict of judging it alone', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(catalogs, askedStudents, (catalog, student) => {
      const asking = catalog.map(({ id, criteria, requirements }) =>
        requirementSetOf(id, [...columnRequirements(criteria), ...requirements]),
      )
      const sets = asking.filter(({ terms }) => terms.length > 0)
      const plan = planEligibility(student, { sets, today: TODAY })
      for (const [at, award] of catalog.entries()) {
        const set = asking[at]
        const id = set && set.terms.length > 0 ? set.id : null
        const row = predicateRow(award.criteria, id)
        const verdicts = [
          ...(holds(plan.eligible, row) ? ['ELIGIBLE'] : []),
          ...(holds(plan.answer, row) ? ['ANSWER_QUESTIONS'] : []),
          ...(holds(plan.withProvider, row) ? ['CHECK_WITH_PROVIDER'] : []),
          ...(holds(plan.notEligible, row) ? ['NOT_ELIGIBLE'] : []),
        ]
        const judged = judgeAward(award, student, TODAY)?.verdict
        expect(verdicts).toEqual([judged])
        seen.add(String(judged))
      }
    }),
    { numRuns: 1_000 },
  )
  expect(seen.size).toBe(4)
})

test('an award whose set is not among the known ones is never taken for eligible', () => {
  fc.assert(
    fc.property(askedStudents, (student) => {
      const plan = planEligibility(student, { sets: [], today: TODAY })
      const row = predicateRow(openToAll, 'filed-a-moment-ago')
      expect(holds(plan.eligible, row)).toBe(false)
      expect(holds(plan.notEligible, row)).toBe(false)
    }),
  )
})
