import { z } from 'zod'
import type { FieldError } from '@landfall/kit/core/problems'
import { type Result, err, ok } from '@landfall/kit/core/result'
import { partsOf } from '../../record/scholarship/values/cell.ts'
import { required } from '../../record/scholarship/values/field-kinds.ts'
import { scholarshipFields as f } from '../../record/scholarship/fields/scholarship-fields.ts'
import { conditionsOf } from '../../record/scholarship/requirements/stated-conditions.ts'
import type { Facts } from '../../record/fact/fact.ts'
import { NOTHING_STATED } from '../../record/scholarship/nothing-stated.ts'
import type { ScholarshipDetails } from '../../record/scholarship/scholarship.ts'

/** What a row of a file or a feed may say about an award, under the names that mappings use. */
const listingSchema = z.object({
  title: required(f.title, 'Title is required'),
  provider: required(f.provider, 'Provider is required'),
  description: f.description,
  amountType: f.amountType,
  amount: f.amount,
  maxAmount: f.maxAmount,
  currency: f.currency,
  amountPeriod: f.amountPeriod,
  coverage: inOneCell(f.coverage),
  deadline: f.deadline,
  deadlineTimeZone: f.deadlineTimeZone,
  isRollingAdmission: f.isRollingAdmission,
  countries: f.citizenship,
  excludedCountries: z.unknown().optional(),
  citizenship: z.unknown().optional(),
  degreeLevels: inOneCell(f.degreeLevels),
  fields: inOneCell(f.fields),
  gpaRequirement: f.gpaRequirement,
  minToeflScore: f.minToeflScore,
  minIeltsScore: f.minIeltsScore,
  minDuolingoScore: f.minDuolingoScore,
  requirements: inOneCell(f.requirements),
  requirementRules: f.requirementRules,
  benefits: inOneCell(f.benefits),
  requiresEssay: f.requiresEssay,
  requiresNomination: f.requiresNomination,
  isRenewable: f.isRenewable,
  isNeedBased: f.isNeedBased,
  isMeritBased: f.isMeritBased,
  isWomenOnly: f.isWomenOnly,
  visaTypes: inOneCell(f.eligibleVisaTypes),
  citizenshipStatus: inOneCell(f.eligibleCitizenshipStatus),
  applicationUrl: f.applicationUrl,
  sourceUrl: f.sourceUrl,
  contactEmail: f.contactEmail,
  note: f.note,
})

export const listingField = listingSchema.keyof()
export type ListingField = z.output<typeof listingField>
/** Cells of a row under our names; each may be a text, a number, a flag or a list. */
export type ListingCells = { readonly [field in ListingField]?: unknown }

/**
 * Converts one row into what the catalog stores. What it does not state stays null; what it states but cannot be read
 * is a fault of its field. The form's defaults are not applied.
 * @param facts the questions that awards share
 */
export function normalizeListing(
  cells: ListingCells,
  facts: Facts,
): Result<ScholarshipDetails, readonly FieldError[]> {
  const read = listingSchema.safeParse({
    ...cells,
    countries: {
      countries: partsOf(cells.countries),
      excludedCountries: partsOf(cells.excludedCountries),
      citizenship: cells.citizenship,
    },
  })
  if (!read.success) {
    return err(
      read.error.issues.map(({ path: [field = ''], message }) => ({
        path: [String(field)],
        message,
      })),
    )
  }
  return detailsOf(read.data, facts)
}

function detailsOf(
  row: z.output<typeof listingSchema>,
  facts: Facts,
): Result<ScholarshipDetails, readonly FieldError[]> {
  const { countries, deadlineTimeZone, visaTypes, citizenshipStatus, ...same } = row
  const { amount, maxAmount, currency } = row
  if (amount !== null && maxAmount !== null && Number(maxAmount) < Number(amount)) {
    const message = 'Maximum amount must not be less than the award amount'
    return err([{ path: ['maxAmount'], message }])
  }
  const hasFigure = amount !== null || maxAmount !== null
  const { excludedCountries: _excluded, requirementRules, ...stated } = same
  const asked = conditionsOf(
    { requirements: requirementRules, eligibilityRequirements: row.requirements },
    null,
    facts,
  )
  if (!asked.ok) {
    return err(asked.error.map(({ message }) => ({ path: ['requirementRules'], message })))
  }
  return ok({
    ...NOTHING_STATED,
    ...stated,
    requirements: asked.value.requirements ?? null,
    // A figure without a kind is a fixed sum; with neither, the amount varies.
    amountType: row.amountType ?? (hasFigure ? 'fixed' : 'varies'),
    currency: currency ?? (hasFigure ? 'USD' : null),
    deadline: { ...row.deadline, timeZone: deadlineTimeZone ?? row.deadline.timeZone },
    citizenship: countries,
    eligibleVisaTypes: visaTypes,
    eligibleCitizenshipStatus: citizenshipStatus,
  })
}

/** A list that a table has in one cell. */
function inOneCell<Field extends z.ZodType>(field: Field) {
  return z.preprocess(partsOf, field)
}
