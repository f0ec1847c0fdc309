import type { CriterionCode } from '@landfall/matching/criteria/eligibility'
import { resultIs } from '@landfall/matching/criteria/plan'
import { all, any, not, type Predicate } from '@landfall/matching/criteria/predicate'
import type { EligibilityPlan } from '@landfall/matching/requirements/plan-eligibility'

/** The conditions to count open scholarships by for one student, for SQL and for the index. */
export type OutlookPlan = {
  eligible: Predicate
  /** Depend on answers that the student has not given. */
  answer: Predicate
  /** Only the provider can judge the rest. */
  withProvider: Predicate
  /** The criterion fails, and every other hard one passes or is not asked. */
  onlyObstacle: Record<'gpa' | 'english', Predicate>
}

export function planOutlook(plan: EligibilityPlan): OutlookPlan {
  const { eligible, answer, withProvider, criteria } = plan
  const hard = criteria.filter(({ isHard }) => isHard)
  const onlyObstacle = (code: CriterionCode) =>
    all(
      hard.map((criterion) =>
        criterion.code === code
          ? resultIs(criterion, 'FAIL')
          : not(
              any([
                resultIs(criterion, 'FAIL'),
                resultIs(criterion, 'TELL_US_MORE'),
                resultIs(criterion, 'CHECK_WITH_PROVIDER'),
              ]),
            ),
      ),
    )
  return {
    eligible,
    answer,
    withProvider,
    onlyObstacle: { gpa: onlyObstacle('gpa'), english: onlyObstacle('english') },
  }
}
