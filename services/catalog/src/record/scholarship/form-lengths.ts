import type { FormErrors } from './form-errors.ts'
import type { ScholarshipForm } from './form-input.ts'

/** In characters. Titles and descriptions have limits of their own. */
const TEXT_LIMITS = {
  provider: ['Provider', 300],
  languageRequirement: ['Language requirement', 2_000],
  estimatedTimeToApply: ['Time to apply', 200],
  residencyRequirements: ['Residency requirements', 2_000],
  applicationUrl: ['Application link', 2_000],
  sourceUrl: ['Website', 2_000],
  contactEmail: ['Email address', 254],
} as const

const LIST_NAMES = {
  eligibilityRequirements: 'Eligibility requirements',
  requirements: 'Eligibility requirements',
  benefits: 'Benefits',
  degreeLevel: 'Degree levels',
  fieldOfStudy: 'Fields of study',
  eligibleCountries: 'Eligible countries',
  englishWaiverConditions: 'Waiver conditions',
  eligibleCitizenshipStatus: 'Citizenship statuses',
  eligibleVisaTypes: 'Visa types',
  acceptedFundingSources: 'Funding sources',
} as const
/** More than there are countries. */
const MOST_LINES = 300
const LONGEST_LIST = 20_000

/** What is longer than anybody needs would burden every search and message that holds it. */
export function checkLengths(form: ScholarshipForm, errors: FormErrors): void {
  for (const [field, [name, most]] of entriesOf(TEXT_LIMITS)) {
    if ((form[field]?.trim().length ?? 0) > most) {
      errors.wrong(field, `${name} must be at most ${inWords(most)} characters`)
    }
  }
  for (const [field, name] of entriesOf(LIST_NAMES)) {
    const stated = form[field] ?? []
    const lines = typeof stated === 'string' ? stated.split('\n') : stated
    const length = lines.reduce((sum, line) => sum + line.length, 0)
    if (lines.length > MOST_LINES || length > LONGEST_LIST) {
      const most = `${MOST_LINES} lines and ${inWords(LONGEST_LIST)} characters`
      errors.wrong(field, `${name} must be at most ${most}`)
    }
  }
}

function inWords(count: number): string {
  return count.toLocaleString('en-US')
}

function entriesOf<K extends string, V>(record: Readonly<Record<K, V>>) {
  return Object.entries(record) as [K, V][]
}
