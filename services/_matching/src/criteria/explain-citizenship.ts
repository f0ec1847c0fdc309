import { countryName } from '@landfall/reference/countries'
import { citizenshipNames } from '../reference/citizenship-names.ts'
import type { CitizenshipRule } from '../scholarship-criteria.ts'
import { type Absence, type Finding, someOf } from './finding.ts'
import type { StudentFacts } from './student-facts.ts'

export function explainCitizenship(
  rule: CitizenshipRule,
  { country }: StudentFacts,
  absent: Absence,
): Finding {
  const yours = country === null ? null : (countryName(country) ?? country)
  const asked = someOf(citizenshipNames(rule) ?? [absent])
  if (rule.kind === 'all') {
    return {
      result: 'PASS',
      asked,
      yours,
      explanation: 'Open to citizens of every country.',
    }
  }
  if (rule.kind === 'not-stated') {
    const explanation =
      'The listing does not say which citizens may apply; ask the provider.'
    return { result: 'CHECK_WITH_PROVIDER', asked, yours, explanation }
  }
  if (rule.kind === 'see-source') return checkTheList(asked, yours)
  if (country === null) {
    const explanation = 'Your profile does not say your country.'
    return { result: 'TELL_US_MORE', asked, yours, explanation }
  }
  const isNamed = rule.codes.includes(country)
  if (rule.kind === 'all-except') {
    return isNamed
      ? {
          result: 'FAIL',
          asked,
          yours,
          explanation: `Citizens of ${yours} are not eligible.`,
        }
      : { result: 'PASS', asked, yours, explanation: `Open to citizens of ${yours}.` }
  }
  if (isNamed) {
    return { result: 'PASS', asked, yours, explanation: `${yours} is on the list.` }
  }
  if (rule.hint !== null) return checkTheList(asked, yours)
  return { result: 'FAIL', asked, yours, explanation: `${yours} is not on the list.` }
}

function checkTheList(asked: string, yours: string | null): Finding {
  const explanation = 'Check the list of countries on the provider’s own page.'
  return { result: 'CHECK_WITH_PROVIDER', asked, yours, explanation }
}
