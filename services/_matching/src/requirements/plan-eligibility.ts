import type { CriterionPlan, CriterionResult } from '../criteria/eligibility.ts'
import { planCriteria, resultIs } from '../criteria/plan.ts'
import { all, any, not, notNull, type Predicate } from '../criteria/predicate.ts'
import { ASKED_COLUMNS } from './column-requirements.ts'
import type { Judged } from './judged.ts'
import { judgeSet, type RequirementSet } from './requirement-set.ts'
import type { AskedStudent } from './student-answers.ts'

/** What the whole catalog asks beyond its columns, and the day (YYYY-MM-DD) on which it is judged. */
export type CatalogAsks = { sets: Iterable<RequirementSet>; today: string }

/** The catalog split four ways for one student; the sets are disjoint and cover it. */
export type EligibilityPlan = {
  criteria: readonly CriterionPlan[]
  notEligible: Predicate
  /** Nothing fails, but the student's answers would decide more. */
  answer: Predicate
  /** Nothing fails or waits for an answer; only the provider can judge the rest. */
  withProvider: Predicate
  eligible: Predicate
}

/** Does for the whole catalog what `judgeAward` does for one award; a property test holds the two equal. */
export function planEligibility(student: AskedStudent, asks: CatalogAsks): EligibilityPlan {
  const criteria = planAsked(student, asks)
  const hard = criteria.filter(({ isHard }) => isHard)
  const having = (result: CriterionResult) =>
    any(hard.map((criterion) => resultIs(criterion, result)))
  const notEligible = having('FAIL')
  const lacks = having('TELL_US_MORE')
  const isOpen = having('CHECK_WITH_PROVIDER')
  return {
    criteria,
    notEligible,
    answer: all([not(notEligible), lacks]),
    withProvider: all([not(any([notEligible, lacks])), isOpen]),
    eligible: not(any([notEligible, lacks, isOpen])),
  }
}

/**
 * The criteria of the columns that the profile decides, then everything asked beyond the columns as one criterion.
 */
function planAsked(student: AskedStudent, asks: CatalogAsks): CriterionPlan[] {
  const ofColumns = planCriteria(student).filter(
    ({ code }) => !ASKED_COLUMNS.includes(code),
  )
  return [...ofColumns, planRequirements(student, asks)]
}

const RESULTS: Readonly<Record<Judged['result'], CriterionResult>> = {
  PASS: 'PASS',
  FAIL: 'FAIL',
  ANSWER: 'TELL_US_MORE',
  CHECK_WITH_PROVIDER: 'CHECK_WITH_PROVIDER',
}

/** Judges each set once; each award then has the result of its set. */
function planRequirements(
  student: AskedStudent,
  { sets, today }: CatalogAsks,
): CriterionPlan {
  const byResult = Map.groupBy(sets, (set) => RESULTS[judgeSet(set, student, today).result])
  const known = [...byResult].map(([result, judged]) => ({
    result,
    when: {
      op: 'is-one-of',
      column: 'requirementSet',
      values: judged.map(({ id }) => id),
    } as const,
  }))
  // A set that was filed after the sets were read is not judged, so it is never taken as met.
  const unknown = {
    result: 'CHECK_WITH_PROVIDER',
    when: notNull('requirementSet'),
  } as const
  return { code: 'requirements', isHard: true, cases: [...known, unknown] }
}
