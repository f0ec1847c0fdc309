import type {
  DecimalText,
  ScholarshipCriteria,
} from '@landfall/matching/scholarship-criteria'
import type { Requirement } from '@landfall/matching/requirements/requirement'
import type { AmountPeriod } from '@landfall/reference/times-a-year'
import type { ListingState } from './listing-status.ts'

/**
 * A scholarship as the catalog stores it. Null always means: not stated by the provider. No field
 * here carries a default that a source did not state.
 */

export type AmountType = 'fixed' | 'full-tuition' | 'partial-tuition' | 'varies'
export type ApplicationComplexity = 'simple' | 'medium' | 'complex'
export const LINK_STATUSES = ['unchecked', 'alive', 'moved', 'broken'] as const
export type LinkStatus = (typeof LINK_STATUSES)[number]
export type ListingConfidence = 'owner' | 'high' | 'medium' | 'low'

/** Whose page `sourceUrl` is: the award's own, its provider's office, or somebody's who lists awards. */
export type SourceUrlKind = 'award-page' | 'aid-office' | 'third-party'

/** How much of the money must be paid back. */
type LoanShare = 'whole' | 'part'

/** ISO 4217, for example "USD". */
export type CurrencyCode = string

/**
 * The deadline as the source states it, regardless of the current time (see deadline.ts). `text` per kind: day
 * `2026-12-01`, month `2026-12`, yearly-day `12-01`, yearly-month `12`, none null.
 */
export type StoredDeadline = {
  kind: 'day' | 'month' | 'yearly-day' | 'yearly-month' | 'none'
  text: string | null
  /** IANA zone in which the day ends. */
  timeZone: string
  /** The kind of deadline that the source calls it, for example `nomination`; null if it does not say. */
  basis: string | null
}

/** Where a listing comes from. `source` is a readable name. */
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
export type ScholarshipDetails = ScholarshipCriteria & {
  title: string
  provider: string
  description: string | null
  amountType: AmountType
  amount: DecimalText | null
  maxAmount: DecimalText | null
  currency: CurrencyCode | null
  amountPeriod: AmountPeriod | null
  coverage: readonly string[] | null
  languageRequirement: string | null
  englishWaiverConditions: readonly string[] | null
  deadline: StoredDeadline
  isRollingAdmission: boolean | null
  /** Conditions beyond the columns, each with who decides it. */
  requirements: readonly Requirement[] | null
  benefits: readonly string[] | null
  requiresEssay: boolean | null
  applicationComplexity: ApplicationComplexity | null
  estimatedTimeToApply: string | null
  isRenewable: boolean | null
  isMeritBased: boolean | null
  fsaEligible: boolean | null
  acceptedFundingSources: readonly string[] | null
  applicationUrl: string | null
  contactEmail: string | null
  sourceUrl: string | null
  sourceUrlKind: SourceUrlKind | null
  universityId: string | null
  isTiedToAdmission: boolean | null
  note: string | null
  loan: LoanShare | null
  /** The old round or page that the facts come from, "2019"; null: the present one. */
  asOf: string | null
}

/** The stored record. `version` grows by one with each change. */
export type Scholarship = ScholarshipDetails &
  ListingState & {
    id: string
    slug: string
    /** The organization that made it here; null for a listing from elsewhere. */
    ownerId: string | null
    provenance: Provenance
    /** When we last checked the listing ourselves. */
    lastVerifiedAt: Date | null
    linkStatus: LinkStatus
    /** Hash of the facts and the provenance; detects changed rows. */
    contentHash: string
    version: number
    createdAt: Date
    updatedAt: Date
  }

/** A record before its first save: the store adds version and instants. */
export type NewScholarship = Omit<
  Scholarship,
  | 'version'
  | 'createdAt'
  | 'updatedAt'
  | 'lastVerifiedAt'
  | 'linkStatus'
  | 'visibility'
  | 'closedReason'
>
