import type { ScholarshipCriteria } from '../scholarship-criteria.ts'
import { CRITERIA, type Criterion } from './criteria.ts'
import type { CriterionExplanation, Eligibility, Verdict } from './eligibility.ts'
import { explainCitizenship } from './explain-citizenship.ts'
import { explainEnglish } from './explain-english.ts'
import { explainField } from './explain-field.ts'
import {
  explainDemand,
  explainList,
  explainMinimum,
  explainNotice,
} from './explain-kinds.ts'
import { ABSENT, type Absence, type Finding } from './finding.ts'
import type { StudentFacts } from './student-facts.ts'

/**
 * Checks every criterion of a listing against one student, in words; plan.ts must agree.
 * @param absent the words for what the listing does not state
 */
export function explainEligibility(
  scholarship: ScholarshipCriteria,
  student: StudentFacts,
  absent: Absence = ABSENT.source,
): Eligibility {
  const found = CRITERIA.flatMap((criterion) => {
    const finding = findingOf(criterion, scholarship, student, absent)
    return finding === null
      ? []
      : { criterion, explanation: explanationOf(criterion, finding) }
  })
  const hard = found.filter(({ criterion }) => criterion.isHard)
  return { ...verdictOf(hard), criteria: found.map(({ explanation }) => explanation) }
}

/** One criterion of a listing checked against one student; null when the listing does not ask for it. */
export function findingOf(
  { rule }: Criterion,
  scholarship: ScholarshipCriteria,
  student: StudentFacts,
  absent: Absence = ABSENT.source,
): Finding | null {
  switch (rule.kind) {
    case 'citizenship':
      return explainCitizenship(scholarship.citizenship, student, absent)
    case 'field-of-study':
      return explainField(scholarship.fields, student, absent)
    case 'english':
      return explainEnglish(scholarship, student)
    case 'list':
      return explainList(rule, scholarship, student, absent)
    case 'minimum':
      return explainMinimum(rule, scholarship, student)
    case 'demand':
      return explainDemand(rule, scholarship, student)
    case 'notice':
      return explainNotice(rule, scholarship)
  }
}

function explanationOf(criterion: Criterion, finding: Finding): CriterionExplanation {
  const { code, label, isHard, profileField } = criterion
  const { result, asked, yours, explanation } = finding
  const wanted = finding.profileField ?? (result === 'TELL_US_MORE' ? profileField : null)
  return { code, label, isHard, result, asked, yours, explanation, profileField: wanted }
}

type Found = { criterion: Criterion; explanation: CriterionExplanation }

function verdictOf(hard: readonly Found[]): { verdict: Verdict; label: string } {
  const failed = hard.filter(({ explanation }) => explanation.result === 'FAIL')
  if (failed.length > 0) {
    const names = failed.map(({ criterion }) => criterion.shortName).join(', ')
    return { verdict: 'NOT_ELIGIBLE', label: `Not eligible: ${names}` }
  }
  const open = hard.filter(({ explanation }) => explanation.result !== 'PASS').length
  if (open === 0) return { verdict: 'ELIGIBLE', label: 'Eligible' }
  return { verdict: 'CHECK', label: open === 1 ? 'Check 1 thing' : `Check ${open} things` }
}
