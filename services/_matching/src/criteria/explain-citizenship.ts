import { countryName } from '@landfall/reference/countries'
import { citizenshipNames } from '../reference/citizenship-names.ts'
import type { CitizenshipRule } from '../scholarship-criteria.ts'
import { type Absence, type Finding, someOf } from './finding.ts'
import type { StudentFacts } from './student-facts.ts'

/** Shown to a student who chose “Other” in the list of countries. */
export const UNLISTED_COUNTRY =
  'Your country is not on our list, so we cannot check rules by country for you.'

export function explainCitizenship(
  rule: CitizenshipRule,
  { country, isCountryUnlisted }: StudentFacts,
  absent: Absence,
): Finding {
  const yours = yoursOf({ country, isCountryUnlisted })
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
  if (country === null && isCountryUnlisted) {
    const explanation = `${UNLISTED_COUNTRY} Ask the provider.`
    return { result: 'CHECK_WITH_PROVIDER', asked, yours, explanation }
  }
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

function yoursOf({
  country,
  isCountryUnlisted,
}: Pick<StudentFacts, 'country' | 'isCountryUnlisted'>): string | null {
  if (country === null) return isCountryUnlisted ? 'Other' : null
  return countryName(country) ?? country
}

function checkTheList(asked: string, yours: string | null): Finding {
  const explanation = 'Check the list of countries on the provider’s own page.'
  return { result: 'CHECK_WITH_PROVIDER', asked, yours, explanation }
}
