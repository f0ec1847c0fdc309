import { citizenshipNames } from '@landfall/matching/reference/citizenship-names'
import { fieldNames } from '@landfall/matching/reference/fields'
import { placesFirst } from '@landfall/matching/requirements/requirement'
import type { ScholarshipFacts } from '@landfall/proto-events/catalog/scholarship-facts'
import { amountLabel } from './amount.ts'
import { askedLetters } from './requirements/asked-letters.ts'
import { estimatedTime } from './effort.ts'
import type { StoredScholarship } from './stored-scholarship.ts'

type Program = NonNullable<ScholarshipFacts['program']>

/** What an organization stated about its scholarship beyond the facts that all consumers keep, in the graph's form. */
export function programOf(s: StoredScholarship): Program {
  const { letters, lettersMayFollow } = askedLetters(s.requirements)
  return {
    description: s.description,
    ...amountsOf(s),
    citizenship: {
      kind: worded(s.citizenship.kind),
      countries: [...s.citizenship.codes],
      hint: s.citizenship.hint,
    },
    eligibleCountries: listed(citizenshipNames(s.citizenship)),
    degreeLevel: s.degreeLevels?.map(worded) ?? null,
    fieldOfStudy: listed(fieldNames(s.fields)),
    fieldCodes: s.fields.kind === 'not-stated' ? null : [...s.fields.codes],
    gpaRequirement: s.gpaRequirement,
    languageRequirement: s.languageRequirement,
    minToeflScore: s.minToeflScore,
    minIeltsScore: s.minIeltsScore,
    minDuolingoScore: s.minDuolingoScore,
    acceptsEnglishWaivers: s.acceptsEnglishWaivers,
    englishWaiverConditions: listed(s.englishWaiverConditions),
    ...conditionsOf(s),
    requirements: placesFirst(s.requirements ?? []).map(({ text }) => ({ text })),
    letters,
    lettersMayFollow,
    isRollingAdmission: s.isRollingAdmission,
    benefits: listed(s.benefits),
    requiresEssay: s.requiresEssay,
    applicationComplexity: s.applicationComplexity && worded(s.applicationComplexity),
    estimatedTimeToApply: estimatedTime(s.estimatedTimeToApply, s.applicationComplexity),
    applicationUrl: s.applicationUrl,
    contactEmail: s.contactEmail,
    note: s.note,
    version: s.version,
  }
}

function amountsOf(s: StoredScholarship) {
  return {
    amountType: worded(s.amountType),
    amount: money(s.amount, s.currency),
    maxAmount: money(s.maxAmount, s.currency),
    amountPeriod: s.amountPeriod && worded(s.amountPeriod),
    amountLabel: amountLabel(s),
    coverage: listed(s.coverage),
    maxFamilyIncome: money(s.maxFamilyIncome, 'USD'),
    isRenewable: s.isRenewable,
  }
}

function conditionsOf(s: StoredScholarship) {
  return {
    requiresNomination: s.requiresNomination,
    isNeedBased: s.isNeedBased,
    isMeritBased: s.isMeritBased,
    isWomenOnly: s.isWomenOnly,
    fsaEligible: s.fsaEligible,
    eligibleCitizenshipStatus: listed(s.eligibleCitizenshipStatus),
    eligibleVisaTypes: listed(s.eligibleVisaTypes),
    requiresUsHighSchool: s.requiresUsHighSchool,
    requiresUsResidency: s.requiresUsResidency,
    residencyRequirements: s.residencyRequirements,
    requiresFinancialNeed: s.requiresFinancialNeed,
    acceptedFundingSources: listed(s.acceptedFundingSources),
  }
}

const money = (amount: string | null, currency: string | null) =>
  amount === null || currency === null ? null : { amount, currency }

const listed = (values: readonly string[] | null) => values && [...values]

/** As an enum of the graph: full-tuition → FULL_TUITION. */
const worded = (word: string) => word.toUpperCase().replaceAll('-', '_')
