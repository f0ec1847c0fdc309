import { fieldName, fieldNames, matchesField } from '../reference/fields.ts'
import type { FieldRule } from '../scholarship-criteria.ts'
import { type Absence, type Finding, someOf } from './finding.ts'
import type { StudentFacts } from './student-facts.ts'

export function explainField(
  rule: FieldRule,
  { fieldCodes }: StudentFacts,
  absent: Absence,
): Finding {
  const asked = someOf(fieldNames(rule) ?? [absent])
  const yours = fieldCodes.length === 0 ? null : someOf(fieldCodes.map(nameOf))
  if (rule.kind === 'all') {
    return {
      result: 'PASS',
      asked,
      yours,
      explanation: 'Open to every field of study.',
    }
  }
  if (rule.kind === 'not-stated') {
    const explanation = 'The listing does not name the fields; ask the provider.'
    return { result: 'CHECK_WITH_PROVIDER', asked, yours, explanation }
  }
  if (yours === null) {
    const explanation = 'Your profile names no field of study.'
    return { result: 'TELL_US_MORE', asked, yours, explanation }
  }
  const fitting = fieldCodes.find((own) =>
    rule.codes.some((code) => matchesField(code, own)),
  )
  if (fitting !== undefined) {
    const explanation = `${nameOf(fitting)} is one of the fields.`
    return { result: 'PASS', asked, yours, explanation }
  }
  const wider = fieldCodes.find((own) => rule.codes.some((code) => matchesField(own, code)))
  if (wider !== undefined) {
    const explanation = `For part of ${nameOf(wider)}; be more specific about your field.`
    return { result: 'TELL_US_MORE', asked, yours, explanation }
  }
  const explanation = 'It is for other fields of study.'
  return { result: 'FAIL', asked, yours, explanation }
}

function nameOf(code: string): string {
  return fieldName(code) ?? code
}
