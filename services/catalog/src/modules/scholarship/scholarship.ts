/**
 * A scholarship as the catalogue stores it. Null always means: not stated by the provider. No field
 * here carries a default that a source did not state.
 */

export type ScholarshipStatus = 'draft' | 'published' | 'closed' | 'archived'
export type AmountType = 'fixed' | 'full-tuition' | 'partial-tuition' | 'varies'
export type AmountPeriod = 'one-time' | 'year' | 'semester' | 'month' | 'total'
export type DegreeLevel = 'undergraduate' | 'graduate' | 'phd' | 'postdoc'
export type ApplicationComplexity = 'simple' | 'medium' | 'complex'
export type LinkStatus = 'unchecked' | 'alive' | 'broken'
export type ListingConfidence = 'owner' | 'high' | 'medium' | 'low'

export const DEGREE_LEVELS: readonly DegreeLevel[] = [
  'undergraduate',
  'graduate',
  'phd',
  'postdoc',
]

/** An exact decimal number as text, for example "12500.00"; never a float. */
export type DecimalText = string

/** ISO 4217, for example "USD". */
export type CurrencyCode = string

/**
 * Whom the citizenship rule lets in. `codes` are ISO 3166-1 alpha-2, sorted: the listed countries
 * (regions expanded) or the excepted ones; empty for the other kinds. `hint` is what the provider says
 * in place of a list ("Developing countries"); a listed rule with a hint lets in the listed countries
 * and leaves the others unknown.
 */
export type CitizenshipRule = {
  kind: 'all' | 'all-except' | 'listed' | 'see-source' | 'not-stated'
  codes: readonly string[]
  hint: string | null
}

/** Which fields of study the award is for. `codes` as in fields.ts, empty unless listed. */
export type FieldRule = {
  kind: 'all' | 'listed' | 'not-stated'
  codes: readonly string[]
}

/**
 * The deadline as the source states it, before any clock is held against it (see deadline.ts).
 * `text` per kind: day `2026-12-01`, month `2026-12`, yearly-day `12-01`, yearly-month `12`, none null.
 */
export type StoredDeadline = {
  kind: 'day' | 'month' | 'yearly-day' | 'yearly-month' | 'none'
  text: string | null
  /** IANA zone in which the day ends. */
  timeZone: string
  /** What sort of deadline the source calls it, for example `nomination`; null when it does not say. */
  basis: string | null
}

/** Where a listing comes from. `source` is a name in words. */
export type Provenance = {
  source: string
  sourceId: string | null
  licence: string | null
  /** The year that the facts belong to. */
  year: number | null
  confidence: ListingConfidence
  urls: readonly string[]
}

/** What a provider states about an award; the part that forms and sources fill. */
export type ScholarshipDetails = {
  title: string
  provider: string
  description: string | null
  amountType: AmountType
  amount: DecimalText | null
  maxAmount: DecimalText | null
  currency: CurrencyCode | null
  amountPeriod: AmountPeriod | null
  coverage: readonly string[] | null
  citizenship: CitizenshipRule
  degreeLevels: readonly DegreeLevel[] | null
  fields: FieldRule
  /** On the 4.0 scale, two decimals. */
  gpaRequirement: DecimalText | null
  languageRequirement: string | null
  minToeflScore: number | null
  /** One decimal. */
  minIeltsScore: DecimalText | null
  minDuolingoScore: number | null
  acceptsEnglishWaivers: boolean | null
  englishWaiverConditions: readonly string[] | null
  deadline: StoredDeadline
  isRollingAdmission: boolean | null
  requirements: readonly string[] | null
  benefits: readonly string[] | null
  requiresEssay: boolean | null
  applicationComplexity: ApplicationComplexity | null
  estimatedTimeToApply: string | null
  requiresNomination: boolean | null
  isRenewable: boolean | null
  isNeedBased: boolean | null
  isMeritBased: boolean | null
  isWomenOnly: boolean | null
  fsaEligible: boolean | null
  eligibleCitizenshipStatus: readonly string[] | null
  eligibleVisaTypes: readonly string[] | null
  requiresUsHighSchool: boolean | null
  requiresUsResidency: boolean | null
  residencyRequirements: string | null
  /** A year, in US dollars. */
  maxFamilyIncome: DecimalText | null
  requiresFinancialNeed: boolean | null
  acceptedFundingSources: readonly string[] | null
  applicationUrl: string | null
  contactEmail: string | null
  sourceUrl: string | null
  universityId: string | null
  isTiedToAdmission: boolean | null
  note: string | null
}

/** The stored record. `version` grows by one with each change. */
export type Scholarship = ScholarshipDetails & {
  id: string
  slug: string
  status: ScholarshipStatus
  /** The organisation that made it here; null for a listing from elsewhere. */
  ownerId: string | null
  provenance: Provenance
  /** When we last checked the listing ourselves. */
  lastVerifiedAt: Date | null
  linkStatus: LinkStatus
  /** Of the facts and the provenance; tells a changed row from an unchanged one. */
  contentHash: string
  version: number
  createdAt: Date
  updatedAt: Date
}

/** A record before its first save: the store adds version and instants. */
export type NewScholarship = Omit<
  Scholarship,
  'version' | 'createdAt' | 'updatedAt' | 'lastVerifiedAt' | 'linkStatus'
>
