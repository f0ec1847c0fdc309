import { z } from 'zod'
import { scholarshipDeadlineSchema } from './scholarship-facts.ts'
import { requirementSchema } from './scholarship-requirements.ts'

const decimal = (places: number) =>
  z.string().regex(new RegExp(String.raw`^\d{1,10}(\.\d{1,${places}})?$`))
const countryCode = z.string().length(2)

/** Whom the citizenship rule lets in; `codes` are the listed or the excepted countries. */
const citizenshipSchema = z.object({
  kind: z.enum(['all', 'all-except', 'listed', 'see-source', 'not-stated']),
  codes: z.array(countryCode),
  hint: z.string().nullable(),
})

const fieldsSchema = z.object({
  kind: z.enum(['all', 'listed', 'not-stated']),
  /** Codes of the tree of fields of study. */
  codes: z.array(z.string()),
})

/** What a listing asks of a student; null means: not stated by the provider. */
const criteriaSchema = z.object({
  citizenship: citizenshipSchema,
  degreeLevels: z.array(z.enum(['undergraduate', 'graduate', 'phd', 'postdoc'])).nullable(),
  fields: fieldsSchema,
  gpaRequirement: decimal(2).nullable(),
  minToeflScore: z.int().nullable(),
  minIeltsScore: decimal(1).nullable(),
  minDuolingoScore: z.int().nullable(),
  acceptsEnglishWaivers: z.boolean().nullable(),
  eligibleVisaTypes: z.array(z.string()).nullable(),
  eligibleCitizenshipStatus: z.array(z.string()).nullable(),
  requiresUsHighSchool: z.boolean().nullable(),
  requiresUsResidency: z.boolean().nullable(),
  residencyRequirements: z.string().nullable(),
  maxFamilyIncome: decimal(2).nullable(),
  requiresFinancialNeed: z.boolean().nullable(),
  isNeedBased: z.boolean().nullable(),
  isWomenOnly: z.boolean().nullable(),
  requiresNomination: z.boolean().nullable(),
})

/** A listing as who matches students with awards needs it. */
export const listingCriteriaSchema = z.object({
  scholarshipId: z.uuid(),
  /** The catalogue's version of the record. */
  version: z.int().positive(),
  /** Students can find it and apply: published, and not closed. */
  isOpen: z.boolean(),
  title: z.string().min(1),
  provider: z.string().min(1),
  /** The beginning of the description, for comparing goals by meaning. */
  about: z.string().max(600).nullable(),
  deadline: scholarshipDeadlineSchema,
  award: z.object({
    type: z.enum(['fixed', 'full-tuition', 'partial-tuition', 'varies']),
    /** In US dollars; null when not stated or stated in another currency. */
    least: decimal(2).nullable(),
    most: decimal(2).nullable(),
    /** How much of it is paid back, null: nothing, or nobody says; absent from events of before. */
    loan: z.enum(['whole', 'part']).nullable().optional(),
    /** How often `least` and `most` are paid; null: not stated. Absent from events of before. */
    period: z
      .enum(['one-time', 'year', 'semester', 'month', 'total'])
      .nullable()
      .optional(),
  }),
  /** Two letters, of the university that the award is tied to. */
  state: z.string().length(2).nullable(),
  criteria: criteriaSchema,
  /** What it asks beyond its criteria; absent from events of before. */
  requirements: z.array(requirementSchema).default([]),
  /** An essay has to be sent; null: not stated. Absent from events of before. */
  requiresEssay: z.boolean().nullable().optional(),
  /**
   * Of the facts that it asks, those that speak of belief, health, origin, money of the family and the
   * like; absent from events of before, of which any may.
   */
  sensitiveFacts: z.array(z.string()).optional(),
})

export type ListingCriteria = z.output<typeof listingCriteriaSchema>
