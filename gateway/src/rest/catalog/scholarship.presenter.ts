import { z } from 'zod'
import type { Row } from '../route.ts'
import { DEGREE_LEVELS, amountOf, eachWord, rowOf, rowsOf, slugWord } from '../values.ts'

/** Fields that REST and the graph both have, under one name and with one meaning. */
const SAME = `id slug title provider description amountLabel coverage amountPeriod
  eligibleCountries fieldOfStudy gpaRequirement languageRequirement
  minToeflScore minIeltsScore minDuolingoScore acceptsEnglishWaivers englishWaiverConditions
  isRollingAdmission letters lettersMayFollow benefits requiresEssay estimatedTimeToApply
  requiresNomination isRenewable isNeedBased isMeritBased isWomenOnly fsaEligible
  eligibleCitizenshipStatus eligibleVisaTypes requiresUsHighSchool requiresUsResidency
  residencyRequirements requiresFinancialNeed acceptedFundingSources applicationUrl contactEmail
  sourceUrl isTiedToAdmission ownerId lastVerifiedAt note isActive createdAt`

export const SCHOLARSHIP_FIELDS = `fragment ScholarshipFields on Scholarship {
  ${SAME}
  status amountType degreeLevel applicationComplexity linkStatus updatedAt
  requirements { text }
  amount { amount currency } maxAmount { amount currency } maxFamilyIncome { amount }
  deadline { precision date timeZone daysLeft label }
  citizenship { kind hint }
  sourceUrlKind closedReason
  university { id }
  provenance { source sourceId licence year confidence urls }
}`

const sameNames = SAME.split(/\s+/)

/** A scholarship as older clients read it, and where it comes from. */
export function presentScholarship(row: Row): Row {
  const deadline = rowOf(row['deadline'])
  const provenance = rowOf(row['provenance'])
  const citizenship = rowOf(row['citizenship'])
  return {
    ...Object.fromEntries(sameNames.map((name) => [name, row[name] ?? null])),
    status: slugWord(row['status']),
    requirements: textsOf(row['requirements']),
    amount: amountOf(row['amount']),
    maxAmount: amountOf(row['maxAmount']),
    currency:
      rowOf(row['amount'])['currency'] ?? rowOf(row['maxAmount'])['currency'] ?? null,
    amountType: slugWord(row['amountType']),
    amountPeriod: slugWord(row['amountPeriod']),
    degreeLevel: eachWord(row['degreeLevel'], slugWord),
    applicationDeadline: deadline['date'] ?? null,
    deadlinePrecision: slugWord(deadline['precision']),
    deadlineLabel: deadline['label'] ?? null,
    deadlineTimeZone: deadline['timeZone'] ?? null,
    daysLeft: deadline['daysLeft'] ?? null,
    citizenshipRule: slugWord(citizenship['kind']),
    citizenshipHint: citizenship['hint'] ?? null,
    applicationComplexity: slugWord(row['applicationComplexity']),
    maxFamilyIncome: amountOf(row['maxFamilyIncome']),
    sourceUrlKind: slugWord(row['sourceUrlKind']),
    closedReason: slugWord(row['closedReason']),
    universityId: rowOf(row['university'])['id'] ?? null,
    linkStatus: slugWord(row['linkStatus']),
    lastUpdated: row['updatedAt'],
    source: provenance['source'],
    sourceId: provenance['sourceId'] ?? null,
    sourceYear: provenance['year'] ?? null,
    sourceUrls: provenance['urls'] ?? [],
    licence: provenance['licence'] ?? null,
    confidence: slugWord(provenance['confidence']),
  }
}

/** The documented list of texts; null where nothing is stated. */
function textsOf(requirements: unknown): unknown[] | null {
  const rows = rowsOf(requirements)
  return rows.length === 0 ? null : rows.map(({ text }) => text)
}

const optionalText = z.string().nullable()
const optionalFlag = z.boolean().nullable()
const optionalList = z.array(z.string()).nullable()
export const decimalText = z.string().regex(/^-?\d+(\.\d+)?$/)
const optionalInt = z.int().nullable()

export const scholarshipShape = z.strictObject({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  provider: z.string(),
  description: optionalText,
  status: z.enum(['draft', 'published', 'closed', 'archived']),
  isActive: z.boolean(),
  amount: decimalText.nullable(),
  maxAmount: decimalText.nullable(),
  currency: optionalText,
  amountType: z.enum(['fixed', 'full-tuition', 'partial-tuition', 'varies']),
  amountPeriod: z.enum(['one-time', 'year', 'semester', 'month', 'total']).nullable(),
  amountLabel: z.string(),
  coverage: optionalList,
  applicationDeadline: z.iso.date().nullable(),
  deadlinePrecision: z.enum([
    'exact',
    'recurring-day',
    'recurring-month',
    'last-known',
    'none',
  ]),
  deadlineLabel: z.string(),
  deadlineTimeZone: z.string(),
  daysLeft: optionalInt,
  isRollingAdmission: optionalFlag,
  eligibleCountries: optionalList,
  citizenshipRule: z.enum(['all', 'all-except', 'listed', 'see-source', 'not-stated']),
  citizenshipHint: optionalText,
  degreeLevel: z.array(z.enum(DEGREE_LEVELS)).nullable(),
  fieldOfStudy: optionalList,
  gpaRequirement: decimalText.nullable(),
  languageRequirement: optionalText,
  minToeflScore: optionalInt,
  minIeltsScore: decimalText.nullable(),
  minDuolingoScore: optionalInt,
  acceptsEnglishWaivers: optionalFlag,
  englishWaiverConditions: optionalList,
  requirements: optionalList,
  letters: optionalInt,
  lettersMayFollow: optionalFlag,
  benefits: optionalList,
  requiresEssay: optionalFlag,
  applicationComplexity: z.enum(['simple', 'medium', 'complex']).nullable(),
  estimatedTimeToApply: optionalText,
  requiresNomination: optionalFlag,
  isRenewable: optionalFlag,
  isNeedBased: optionalFlag,
  isMeritBased: optionalFlag,
  isWomenOnly: optionalFlag,
  fsaEligible: optionalFlag,
  eligibleCitizenshipStatus: optionalList,
  eligibleVisaTypes: optionalList,
  requiresUsHighSchool: optionalFlag,
  requiresUsResidency: optionalFlag,
  residencyRequirements: optionalText,
  maxFamilyIncome: decimalText.nullable(),
  requiresFinancialNeed: optionalFlag,
  acceptedFundingSources: optionalList,
  applicationUrl: optionalText,
  contactEmail: optionalText,
  sourceUrl: optionalText,
  sourceUrlKind: z.enum(['award-page', 'aid-office', 'third-party']).nullable(),
  closedReason: z.enum(['deadline', 'owner', 'absent', 'held', 'removed']).nullable(),
  universityId: optionalText,
  isTiedToAdmission: optionalFlag,
  ownerId: optionalText,
  source: z.string(),
  sourceId: optionalText,
  sourceYear: optionalInt,
  sourceUrls: z.array(z.string()),
  licence: optionalText,
  confidence: z.enum(['owner', 'high', 'medium', 'low']),
  lastVerifiedAt: z.iso.datetime().nullable(),
  linkStatus: z.enum(['unchecked', 'alive', 'moved', 'broken']),
  note: optionalText,
  createdAt: z.iso.datetime(),
  lastUpdated: z.iso.datetime(),
})
