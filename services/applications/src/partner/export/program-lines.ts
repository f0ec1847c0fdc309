import { upper } from '../../application/application/application.present.ts'
import type { ScholarshipCopy } from '../../student/scholarship-copy/scholarship-copy.ts'
import type { Cell, Column, ExportLines } from './export-lines.ts'

/** The columns of a row; citizenship rules and requirements in full are only in the JSON lines. */
const PROGRAM_COLUMNS = [
  'description',
  'amountType',
  'amount.amount',
  'amount.currency',
  'maxAmount.amount',
  'maxAmount.currency',
  'amountPeriod',
  'amountLabel',
  'coverage',
  'isRenewable',
  'citizenship.kind',
  'eligibleCountries',
  'eligibleCitizenshipStatus',
  'eligibleVisaTypes',
  'degreeLevel',
  'fieldOfStudy',
  'fieldCodes',
  'gpaRequirement',
  'languageRequirement',
  'minToeflScore',
  'minIeltsScore',
  'minDuolingoScore',
  'acceptsEnglishWaivers',
  'englishWaiverConditions',
  'isNeedBased',
  'isMeritBased',
  'isWomenOnly',
  'requiresFinancialNeed',
  'maxFamilyIncome.amount',
  'maxFamilyIncome.currency',
  'fsaEligible',
  'acceptedFundingSources',
  'requiresUsHighSchool',
  'requiresUsResidency',
  'residencyRequirements',
  'requiresNomination',
  'requiresEssay',
  'letters',
  'lettersMayFollow',
  'isRollingAdmission',
  'benefits',
  'applicationComplexity',
  'estimatedTimeToApply',
  'applicationUrl',
  'contactEmail',
  'note',
] as const

const iso = (at: Date | null) => at && at.toISOString()

/** Uses the field names of `Scholarship`; what catalog has not published yet is absent, never null. */
export const programLines: ExportLines<ScholarshipCopy> = {
  toObject: (copy) => ({
    id: copy.scholarshipId,
    slug: copy.slug,
    title: copy.title,
    provider: copy.provider,
    status: upper(copy.status),
    deadline: {
      date: copy.deadlineDate,
      precision: copy.deadlinePrecision,
      timeZone: copy.deadlineTimeZone,
    },
    sourceUrl: copy.sourceUrl,
    updatedAt: iso(copy.updatedAt),
    ...copy.program,
  }),
  columns: [
    ['id', ({ scholarshipId }) => scholarshipId],
    ['slug', ({ slug }) => slug],
    ['title', ({ title }) => title],
    ['provider', ({ provider }) => provider],
    ['status', ({ status }) => upper(status)],
    ['deadline.date', ({ deadlineDate }) => deadlineDate],
    ['deadline.precision', ({ deadlinePrecision }) => deadlinePrecision],
    ['deadline.timeZone', ({ deadlineTimeZone }) => deadlineTimeZone],
    ['sourceUrl', ({ sourceUrl }) => sourceUrl],
    ['updatedAt', ({ updatedAt }) => iso(updatedAt)],
    ...PROGRAM_COLUMNS.map((name): Column<ScholarshipCopy> => [
      name,
      ({ program }) => cellOf(program, name),
    ]),
  ],
}

/** Lists become words separated by semicolons. */
function cellOf(program: unknown, path: string): Cell {
  let value = program
  for (const name of path.split('.'))
    value = (value as Record<string, unknown> | null | undefined)?.[name]
  if (Array.isArray(value)) return value.join('; ')
  return (value ?? null) as Cell
}
