import type { ApplicationState } from '../../application/application/application-state.ts'

/** The money of an award that is to be offered; in minor units of the currency (ISO 4217). */
export type PlannedAward = {
  fundId: string
  amountMinor: string
  currency: string
  /** YYYY-MM-DD */
  answerBy: string
}

/** A decision that nobody was told of yet. */
export type PlannedDecision = {
  applicationId: string
  scholarshipId: string
  to: ApplicationState
  /** For the student to read. */
  message: string | null
  award: PlannedAward | null
  plannedBy: string
  plannedAt: Date
  /** Since when a job is to apply it, and by whom; null: nobody asked for that. */
  applyAt: Date | null
  applyBy: string | null
  /** Why it was left out when the others were applied. */
  problem: string | null
}
