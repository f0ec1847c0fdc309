import { z } from 'zod'
import { parseFields } from '@landfall/matching/reference/fields'
import { statusCode, visaCode } from '@landfall/matching/reference/visa'
import { parseCitizenship } from '../citizenship.ts'
import { parseDeadline } from '../deadline.ts'
import { requirementInputs } from '../requirements/requirement-input.ts'
import { statedRequirements } from '../requirements/stated-requirements.ts'
import { textOf } from '../values/cell.ts'
import { parseDegreeLevel } from '../values/degree-level.ts'
import {
  codes,
  decimal,
  duolingo,
  flag,
  line,
  lines,
  list,
  money,
  oneOf,
  orNull,
  parsed,
  text,
  toefl,
  unknownOf,
  url,
  whole,
} from '../values/field-kinds.ts'
import { zoneOf } from '../values/zone-names.ts'

/**
 * The fields of a scholarship, each with its limits, spellings and message, under their stored names. They parse the
 * donor's form, uploaded CSV files, sources and the shipped files alike.
 */
export const scholarshipFields = {
  title: line('Title', 300),
  provider: line('Provider', 300),
  // Limited, as the search reads all of it.
  description: text('Description', 10_000),
  amountType: oneOf('Award type', ['fixed', 'full-tuition', 'partial-tuition', 'varies']),
  amountPeriod: oneOf('Award period', ['one-time', 'year', 'semester', 'month', 'total']),
  amount: money('Award amount', '2500 or 2500.50'),
  maxAmount: money('Maximum amount', '2500 or 2500.50'),
  currency: parsed(
    (stated) => /^[a-z]{3}$/i.exec(stated)?.[0].toUpperCase() ?? null,
    'Currency must be a three-letter code such as USD',
  ),
  coverage: list('Coverage', 200),
  deadline: z
    .preprocess(textOf, z.string().nullable())
    .transform((stated, { addIssue }) => {
      // If a client sends an instant, its day counts.
      const day = stated?.replace(/^(\d{4}-\d{2}-\d{2})T.*$/, '$1') ?? null
      const deadline = parseDeadline(day)
      if (deadline !== null) return deadline
      addIssue('Application deadline must be a date such as 2027-03-31')
      return z.NEVER
    }),
  deadlineTimeZone: parsed(zoneOf, 'Time zone must be a name such as America/New_York'),
  isRollingAdmission: flag('Rolling admission'),
  degreeLevels: lines('Degree levels').transform((words, { addIssue }) => {
    const unknown = words.filter((word) => parseDegreeLevel(word) === null)
    const fault = unknownOf(unknown, 'is not a degree level')
    if (fault !== null) addIssue(fault)
    return orNull([...new Set(words.flatMap((word) => parseDegreeLevel(word) ?? []))])
  }),
  fields: lines('Fields of study').transform((words, { addIssue }) => {
    const { rule, unknown } = parseFields(words)
    const fault = unknownOf(unknown, 'is not on the list of fields of study')
    if (fault !== null) addIssue(fault)
    return rule
  }),
  /** A list, or a source's parts: countries, excluded countries, and its citizenship flag. */
  citizenship: z.preprocess(
    (stated) => (isPlainObject(stated) ? stated : { countries: stated }),
    z
      .object({
        countries: lines('Eligible countries'),
        excludedCountries: lines('Excluded countries').optional(),
        citizenship: z.preprocess(textOf, z.string().nullable()).optional(),
      })
      .transform(({ countries, excludedCountries = [], citizenship }, { addIssue }) => {
        const beside = citizenship ? { citizenship: citizenship.toLowerCase() } : {}
        const read = parseCitizenship(countries, { excludedCountries, ...beside })
        const fault = unknownOf(read.unknown, 'is not on the list of countries')
        if (fault !== null) addIssue(fault)
        return read.rule
      }),
  ),
  gpaRequirement: decimal('GPA requirement', 4, 2),
  languageRequirement: text('Language requirement', 2_000),
  minToeflScore: toefl('Minimum TOEFL score'),
  minIeltsScore: decimal('Minimum IELTS score', 9, 1),
  minDuolingoScore: duolingo('Minimum Duolingo score'),
  acceptsEnglishWaivers: flag('Accepts English waivers'),
  englishWaiverConditions: list('Waiver conditions'),
  requirements: list('Eligibility requirements').transform(
    (texts) => texts && statedRequirements(texts),
  ),
  requirementRules: requirementInputs,
  hasNoFurtherConditions: flag('No further conditions'),
  letters: whole('Letters of recommendation', 10),
  lettersMayFollow: flag('Letters may follow'),
  benefits: list('Benefits'),
  requiresEssay: flag('Essay required'),
  applicationComplexity: oneOf('Application complexity', ['simple', 'medium', 'complex']),
  estimatedTimeToApply: line('Time to apply', 200),
  requiresNomination: flag('Nomination required'),
  isRenewable: flag('Renewable'),
  isNeedBased: flag('Need-based'),
  isMeritBased: flag('Merit-based'),
  isWomenOnly: flag('For women only'),
  fsaEligible: flag('Federal aid eligibility required'),
  eligibleCitizenshipStatus: codes('Citizenship statuses', statusCode),
  eligibleVisaTypes: codes('Visa types', visaCode),
  requiresUsHighSchool: flag('US high school required'),
  requiresUsResidency: flag('US residency required'),
  residencyRequirements: text('Residency requirements', 2_000),
  maxFamilyIncome: money('Maximum family income', '60000'),
  requiresFinancialNeed: flag('Financial need required'),
  acceptedFundingSources: list('Funding sources'),
  applicationUrl: url('Application link'),
  sourceUrl: url('Website'),
  contactEmail: z.preprocess(
    textOf,
    z
      .string()
      .max(254, 'Email address must be at most 254 characters')
      .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Please enter a valid email address')
      .nullable(),
  ),
  universityId: text('University', 100),
  note: text('Note', 2_000),
} as const

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
