import { holds, predicateRow } from '@landfall/matching/criteria/predicate'
import { columnRequirements } from '@landfall/matching/requirements/column-requirements'
import { judgeAward } from '@landfall/matching/requirements/judge-award'
import { planEligibility } from '@landfall/matching/requirements/plan-eligibility'
import { requirementSetOf } from '@landfall/matching/requirements/requirement-set'
import { askedStudents } from '@landfall/matching/testing/arbitraries'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { askingAwards } from './testing/asking-awards.ts'

const TODAY = '2026-11-22'

test('the plan over the catalog says of every shipped listing what judging it alone says', () => {
  const awards = askingAwards().map((award) => {
    const { id, criteria, requirements } = award
    const set = requirementSetOf(id, [...columnRequirements(criteria), ...requirements])
    return { award, set, row: predicateRow(criteria, set.terms.length > 0 ? set.id : null) }
  })
  expect(awards).toHaveLength(417)
  const sets = awards.map(({ set }) => set).filter(({ terms }) => terms.length > 0)
  fc.assert(
    fc.property(askedStudents, (student) => {
      const plan = planEligibility(student, { sets, today: TODAY })
      for (const { award, row } of awards) {
        const verdicts = [
          ...(holds(plan.eligible, row) ? ['ELIGIBLE'] : []),
          ...(holds(plan.answer, row) ? ['ANSWER_QUESTIONS'] : []),
          ...(holds(plan.withProvider, row) ? ['CHECK_WITH_PROVIDER'] : []),
          ...(holds(plan.notEligible, row) ? ['NOT_ELIGIBLE'] : []),
        ]
        const judged = judgeAward(award, student, TODAY)?.verdict
        expect([award.id, verdicts]).toEqual([award.id, [judged]])
      }
    }),
    { numRuns: 15 },
  )
})
