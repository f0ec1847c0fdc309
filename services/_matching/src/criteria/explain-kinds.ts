import { decimalInWords } from '@landfall/reference/money'
import type { ScholarshipCriteria } from '../scholarship-criteria.ts'
import { type CriterionRule, resultOfAnswer } from './criteria.ts'
import { type Absence, type Finding, someOf } from './finding.ts'
import { estimateInWords, type Figure, gradePoints } from './gpa-figure.ts'
import type { StudentFacts } from './student-facts.ts'

type RuleOf<K extends CriterionRule['kind']> = Extract<CriterionRule, { kind: K }>

export function explainList(
  { column, unstated, offered, words }: RuleOf<'list'>,
  scholarship: ScholarshipCriteria,
  student: StudentFacts,
  absent: Absence,
): Finding | null {
  const list = scholarship[column]
  const have = offered(student)
  const yours = have === null ? null : have.values.map(words).join(', ')
  if (list === null) {
    if (unstated === 'not-asked') return null
    const explanation = 'The listing does not say; ask the provider.'
    return { result: unstated, asked: absent, yours, explanation }
  }
  const asked = someOf(list.map(words), 4)
  if (have === null) {
    const explanation = 'Your profile does not say.'
    return { result: 'TELL_US_MORE', asked, yours, explanation }
  }
  if (have.values.some((value) => list.some((one) => one === value))) {
    return { result: 'PASS', asked, yours, explanation: 'You match.' }
  }
  const explanation =
    have.mismatch === 'FAIL'
      ? 'You do not match.'
      : 'Yours is not listed; ask the provider whether you qualify.'
  return { result: have.mismatch, asked, yours, explanation }
}

export function explainMinimum(
  { column, figure }: RuleOf<'minimum'>,
  scholarship: ScholarshipCriteria,
  student: StudentFacts,
): Finding | null {
  const minimum = scholarship[column]
  if (minimum === null) return null
  const asked = `${minimum} or higher`
  const have = figure(student)
  if (have === null) {
    const explanation = 'Your profile does not say.'
    return { result: 'TELL_US_MORE', asked, yours: null, explanation }
  }
  if (have.isEstimate) return explainEstimate(have, minimum)
  const yours = have.value
  return Number(yours) >= Number(minimum)
    ? { result: 'PASS', asked, yours, explanation: `Your ${yours} reaches the minimum.` }
    : { result: 'FAIL', asked, yours, explanation: `Your ${yours} is below ${minimum}.` }
}

function explainEstimate(have: Figure, minimum: string | number): Finding {
  const asked = `${minimum} or higher`
  const yours = `about ${gradePoints(have.value)}`
  const explanation = estimateInWords(have, minimum)
  if (Number(have.value) >= Number(minimum)) {
    return { result: 'PASS', asked, yours, explanation }
  }
  const isOpen = Number(have.mayReach) >= Number(minimum)
  return { result: isOpen ? 'CHECK_WITH_PROVIDER' : 'FAIL', asked, yours, explanation }
}

export function explainDemand(
  rule: RuleOf<'demand'>,
  scholarship: ScholarshipCriteria,
  student: StudentFacts,
): Finding | null {
  const isReplaced = rule.unless !== null && scholarship[rule.unless] === true
  if (scholarship[rule.column] !== true || isReplaced) return null
  const answer = rule.answer(student)
  const result = resultOfAnswer(answer)
  const explanation = {
    PASS: 'Your profile says so.',
    FAIL: 'Your profile says otherwise.',
    TELL_US_MORE: 'Your profile does not say.',
    CHECK_WITH_PROVIDER: 'It depends on the details; ask the provider.',
  }[result]
  const yours = answer === null ? null : rule.words[`${answer}`]
  return { result, asked: rule.asked, yours, explanation }
}

export function explainNotice(
  { column, asked, why }: RuleOf<'notice'>,
  scholarship: ScholarshipCriteria,
): Finding | null {
  const stated = scholarship[column]
  if (stated === null || stated === false) return null
  const limit =
    typeof stated === 'string' ? `: ${decimalInWords(stated, 'USD')} a year` : ''
  const result = 'CHECK_WITH_PROVIDER'
  return { result, asked: `${asked}${limit}`, yours: null, explanation: why }
}
