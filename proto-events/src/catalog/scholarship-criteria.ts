import { z } from 'zod'
import { scholarshipDeadlineSchema } from './scholarship-facts.ts'
import { requirementSchema } from './scholarship-requirements.ts'

const decimal = (places: number) =>
  z.string().regex(new RegExp(String.raw`^\d{1,10}(\.\d{1,${places}})?$`))
const countryCode = z.string().length(2)

/** The citizens whom the rule admits; `codes` are the listed or the excepted countries. */
const citizenshipSchema = z.object({
  kind: z.enum(['all', 'all-except', 'listed', 'see-source', 'not-stated']),
  codes: z.array(countryCode),
  hint: z.string().nullable(),
})

const fieldsSchema = z.object({
  kind: z.enum(['all', 'listed', 'not-stated']),
  /** Codes from the tree of fields of study. */
  codes: z.array(z.string()),
})

/** A listing's criteria for students; null means that the provider does not state one. */
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

/** A listing with everything that matching needs. */
export const listingCriteriaSchema = z.object({
  scholarshipId: z.uuid(),
  /** The catalog's version of the record. */
  version: z.int().positive(),
  /** Students can find it and apply: it is published and not closed. */
  isOpen: z.boolean(),
  title: z.string().min(1),
  provider: z.string().min(1),
  /** The beginning of the description, which matching compares with goals by meaning. */
  about: z.string().max(600).nullable(),
  deadline: scholarshipDeadlineSchema,
  award: z.object({
    type: z.enum(['fixed', 'full-tuition', 'partial-tuition', 'varies']),
    /** In US dollars; null when not stated, or stated in another currency. */
    least: decimal(2).nullable(),
    most: decimal(2).nullable(),
    /** How much of it must be paid back; null for nothing, or when nobody says. Absent from older events. */
    loan: z.enum(['whole', 'part']).nullable().optional(),
    /** How often `least` and `most` are paid; null when not stated. Absent from older events. */
    period: z
      .enum(['one-time', 'year', 'semester', 'month', 'total'])
      .nullable()
      .optional(),
  }),
  /** Two letters, for the university that the award is tied to. */
  state: z.string().length(2).nullable(),
  criteria: criteriaSchema,
  /** Requirements beyond the criteria; absent from older events. */
  requirements: z.array(requirementSchema).default([]),
  /** Whether an application needs an essay; null when not stated. Absent from older events. */
  requiresEssay: z.boolean().nullable().optional(),
  /**
   * Those of the award's facts that concern belief, health, origin, family money and the like; absent from older
   * events, in which any fact may be one.
   */
  sensitiveFacts: z.array(z.string()).optional(),
})

export type ListingCriteria = z.output<typeof listingCriteriaSchema>
