import type { CriterionPlan } from '../criteria/eligibility.ts'
import type { Predicate } from '../criteria/predicate.ts'
import { GROUPS, type GroupName } from './columns.ts'

/** The criteria that are judged by a group's columns alone. */
export function groupCriteria(
  criteria: readonly CriterionPlan[],
): Record<GroupName, CriterionPlan> {
  const hard = criteria.filter(({ isHard }) => isHard)
  return { gpa: groupCriterion(hard, 'gpa'), english: groupCriterion(hard, 'english') }
}

function groupCriterion(hard: readonly CriterionPlan[], group: GroupName): CriterionPlan {
  const columns: readonly string[] = GROUPS[group]
  const found = hard.find(({ cases }) => cases.every(({ when }) => isAbout(when, columns)))
  if (found === undefined)
    throw new Error(`no criterion is judged by ${columns.join(', ')}`)
  return found
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
