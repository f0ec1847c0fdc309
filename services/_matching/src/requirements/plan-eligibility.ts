import type { CriterionPlan, CriterionResult } from '../criteria/eligibility.ts'
import { planCriteria, resultIs } from '../criteria/plan.ts'
import { all, any, not, notNull, type Predicate } from '../criteria/predicate.ts'
import { ASKED_COLUMNS } from './column-requirements.ts'
import type { Judged } from './judged.ts'
import { judgeSet, type RequirementSet } from './requirement-set.ts'
import type { AskedStudent } from './student-answers.ts'

/** What the whole catalog asks beyond its columns, and the day (YYYY-MM-DD) on which it is judged. */
export type CatalogueAsks = { sets: Iterable<RequirementSet>; today: string }

/** The catalog split four ways for one student; the sets are disjoint and cover it. */
export type EligibilityPlan = {
  criteria: readonly CriterionPlan[]
  notEligible: Predicate
  /** Nothing fails, and the student's answers would decide more. */
  answer: Predicate
  /** Nothing fails or waits for an answer; the provider alone can judge the rest. */
  withProvider: Predicate
  eligible: Predicate
}

/** Over the whole catalog what `judgeAward` is for one award; a property test holds the two equal. */
export function planEligibility(
  student: AskedStudent,
  asks: CatalogueAsks,
): EligibilityPlan {
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

/** The columns that the profile decides, then what is asked beyond them as one criterion. */
function planAsked(student: AskedStudent, asks: CatalogueAsks): CriterionPlan[] {
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

/** Each set is judged once; the awards are then chosen by the set that they have. */
function planRequirements(
  student: AskedStudent,
  { sets, today }: CatalogueAsks,
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
  // A set that was filed since the sets were read: not judged, so never taken for met.
  const unknown = {
    result: 'CHECK_WITH_PROVIDER',
    when: notNull('requirementSet'),
  } as const
  return { code: 'requirements', isHard: true, cases: [...known, unknown] }
}
