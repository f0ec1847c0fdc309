import type { CriterionCode, CriterionPlan } from '../criteria/eligibility.ts'
import type { Predicate } from '../criteria/predicate.ts'
import { planCriteria } from '../criteria/plan.ts'
import { NOTHING_KNOWN } from '../criteria/student-facts.ts'
import { GROUPS, type GroupName } from './columns.ts'

/** The criteria that are judged by a group's columns alone. */
export function groupCriteria(
  criteria: readonly CriterionPlan[],
): Record<GroupName, CriterionPlan> {
  const hard = criteria.filter(({ isHard }) => isHard)
  return { gpa: groupCriterion(hard, 'gpa'), english: groupCriterion(hard, 'english') }
}

function groupCriterion(hard: readonly CriterionPlan[], group: GroupName): CriterionPlan {
  const found = hard.find((plan) => isJudgedBy(plan, group))
  if (found === undefined) {
    throw new Error(`no criterion is judged by ${GROUPS[group].join(', ')}`)
  }
  return found
}

/** Whether the criterion looks at no other columns than the group's. */
export function isJudgedBy({ cases }: CriterionPlan, group: GroupName): boolean {
  return cases.every(({ when }) => isAbout(when, GROUPS[group]))
}

function isAbout(predicate: Predicate, columns: readonly string[]): boolean {
  switch (predicate.op) {
    case 'all':
    case 'any':
      return predicate.of.every((part) => isAbout(part, columns))
    case 'not':
      return isAbout(predicate.of, columns)
    default:
      return columns.includes(predicate.column)
  }
}

const anybody = groupCriteria(planCriteria(NOTHING_KNOWN))
/** The same criteria for every student. */
export const GROUP_CRITERIA: Readonly<Record<GroupName, CriterionCode>> = {
  gpa: anybody.gpa.code,
  english: anybody.english.code,
}
