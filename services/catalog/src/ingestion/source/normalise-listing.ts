import { type Result, err, ok } from '@landfall/kit/core/result'
import { statusCode, visaCode } from '@landfall/matching/reference/visa'
import type { ScholarshipDetails } from '../../record/scholarship/scholarship.ts'
import { type CellFault, type Cells, cellReader } from './listing-cells.ts'

/** What a row of a file or a feed may say about an award. */
export const LISTING_FIELDS = [
  'title',
  'provider',
  'description',
  'amountType',
  'amount',
  'maxAmount',
  'currency',
  'amountPeriod',
  'coverage',
  'deadline',
  'deadlineTimeZone',
  'isRollingAdmission',
  'countries',
  'excludedCountries',
  'citizenship',
  'degreeLevels',
  'fields',
  'gpaRequirement',
  'minToeflScore',
  'minIeltsScore',
  'minDuolingoScore',
  'requirements',
  'benefits',
  'requiresEssay',
  'requiresNomination',
  'isRenewable',
  'isNeedBased',
  'isMeritBased',
  'isWomenOnly',
  'visaTypes',
  'citizenshipStatus',
  'applicationUrl',
  'sourceUrl',
  'contactEmail',
  'note',
] as const

export type ListingField = (typeof LISTING_FIELDS)[number]
export type ListingCells = Cells<ListingField>

const AMOUNT_TYPES = ['fixed', 'full-tuition', 'partial-tuition', 'varies'] as const
const PERIODS = ['one-time', 'year', 'semester', 'month', 'total'] as const

/**
 * Reads one row into what the catalogue stores. What it does not state stays null; what it states and
 * nobody can read is a fault, named by its field. No default of a form is put in.
 */
export function normaliseListing(
  cells: ListingCells,
): Result<ScholarshipDetails, readonly CellFault[]> {
  const read = cellReader(cells)
  const details: ScholarshipDetails = {
    ...NOT_IN_ROWS,
    title: read.needed('title', 300),
    provider: read.needed('provider', 300),
    description: read.text('description', 10_000),
    ...amountOf(read),
    coverage: read.texts('coverage', 200),
    deadline: read.deadline('deadline', 'deadlineTimeZone'),
    isRollingAdmission: read.flag('isRollingAdmission'),
    citizenship: read.citizenship('countries', 'excludedCountries', 'citizenship'),
    degreeLevels: read.levels('degreeLevels'),
    fields: read.fields('fields'),
    gpaRequirement: read.decimal('gpaRequirement', 2, 0, 4),
    minToeflScore: integer(read.decimal('minToeflScore', 0, 0, 120)),
    minIeltsScore: read.decimal('minIeltsScore', 1, 0, 9),
    minDuolingoScore: integer(read.decimal('minDuolingoScore', 0, 10, 160)),
    requirements: read.texts('requirements', 1_000),
    benefits: read.texts('benefits', 1_000),
    requiresEssay: read.flag('requiresEssay'),
    requiresNomination: read.flag('requiresNomination'),
    isRenewable: read.flag('isRenewable'),
    isNeedBased: read.flag('isNeedBased'),
    isMeritBased: read.flag('isMeritBased'),
    isWomenOnly: read.flag('isWomenOnly'),
    eligibleVisaTypes: codes(read.list('visaTypes'), visaCode),
    eligibleCitizenshipStatus: codes(read.list('citizenshipStatus'), statusCode),
    applicationUrl: read.url('applicationUrl'),
    sourceUrl: read.url('sourceUrl'),
    sourceUrlKind: null,
    contactEmail: read.text('contactEmail', 200),
    note: read.text('note', 2_000),
  }
  return read.faults.length === 0 ? ok(details) : err(read.faults)
}

type Reader = ReturnType<typeof cellReader<ListingField>>

/** A figure without a kind is a fixed sum; neither figure nor kind says nothing but that it varies. */
function amountOf(read: Reader) {
  const amount = read.money('amount')
  const maxAmount = read.money('maxAmount')
  const hasFigure = amount !== null || maxAmount !== null
  const kind = read.oneOf('amountType', AMOUNT_TYPES)
  const currency = read.text('currency', 3)?.toUpperCase() ?? null
  if (currency !== null && !/^[A-Z]{3}$/.test(currency))
    read.wrong('currency', 'is no code such as USD')
  if (amount !== null && maxAmount !== null && Number(maxAmount) < Number(amount))
    read.wrong('maxAmount', 'is less than the amount')
  return {
    amountType: kind ?? (hasFigure ? ('fixed' as const) : ('varies' as const)),
    amount,
    maxAmount,
    currency: currency ?? (hasFigure ? 'USD' : null),
    amountPeriod: read.oneOf('amountPeriod', PERIODS),
  }
}

function integer(text: string | null): number | null {
  return text === null ? null : Number(text)
}

function codes<Code>(
  words: readonly string[],
  codeOf: (word: string) => Code | null,
): readonly Code[] | null {
  const known = words.flatMap((word) => codeOf(word) ?? [])
  return known.length === 0 ? null : known
}

/** What no row of a feed has a column for. */
const NOT_IN_ROWS = {
  languageRequirement: null,
  acceptsEnglishWaivers: null,
  englishWaiverConditions: null,
  applicationComplexity: null,
  estimatedTimeToApply: null,
  fsaEligible: null,
  requiresUsHighSchool: null,
  requiresUsResidency: null,
  residencyRequirements: null,
  maxFamilyIncome: null,
  requiresFinancialNeed: null,
  acceptedFundingSources: null,
  universityId: null,
  isTiedToAdmission: null,
} satisfies Partial<ScholarshipDetails>
