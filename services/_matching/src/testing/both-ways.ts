import type { CriterionResult, EligibilityPlan, Verdict } from '../criteria/eligibility.ts'
import { explainEligibility } from '../criteria/explain.ts'
import { resultIs } from '../criteria/plan.ts'
import { holds, type PredicateRow, predicateRow } from '../criteria/predicate.ts'
import type { StudentFacts } from '../criteria/student-facts.ts'
import type { ScholarshipCriteria } from '../scholarship-criteria.ts'

export const RESULTS: readonly CriterionResult[] = [
  'PASS',
  'FAIL',
  'TELL_US_MORE',
  'CHECK_WITH_PROVIDER',
]

/** The verdicts whose set holds the row; exactly one when the sets are disjoint and cover all. */
function plannedVerdicts(plan: EligibilityPlan, row: PredicateRow): Verdict[] {
  return [
    ...(holds(plan.eligible, row) ? (['ELIGIBLE'] as const) : []),
    ...(holds(plan.check, row) ? (['CHECK'] as const) : []),
    ...(holds(plan.notEligible, row) ? (['NOT_ELIGIBLE'] as const) : []),
  ]
}

function plannedResults(plan: EligibilityPlan, row: PredicateRow): string[] {
  return plan.criteria.flatMap((criterion) =>
    RESULTS.filter((result) => holds(resultIs(criterion, result), row)).map(
      (result) => `${criterion.code} ${result}`,
    ),
  )
}

/** What the plan over the catalog says about one listing. */
export function planned(plan: EligibilityPlan, scholarship: ScholarshipCriteria) {
  const row = predicateRow(scholarship)
  return { verdicts: plannedVerdicts(plan, row), results: plannedResults(plan, row) }
}

/** What the explanation of the pair says, in the same form. */
export function explained(scholarship: ScholarshipCriteria, of: StudentFacts) {
  const { verdict, criteria } = explainEligibility(scholarship, of)
  return {
    verdicts: [verdict],
    results: criteria.map(({ code, result }) => `${code} ${result}`),
  }
}
