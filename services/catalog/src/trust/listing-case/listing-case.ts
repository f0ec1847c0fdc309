import type {
  ListingState,
  ScholarshipStatus,
} from '../../record/scholarship/listing-status.ts'
import type { ReportReason } from './report-reason.ts'
import { type RedFlag, isHeld } from '../red-flag/red-flag.ts'

export const CASE_OUTCOMES = ['fixed', 'confirmed', 'removed', 'dismissed'] as const
export type CaseOutcome = (typeof CASE_OUTCOMES)[number]
export type ModeratorRole = 'moderator' | 'admin'

/** What a decision changed besides the case, so that undoing it restores that. */
export type CaseUndo = {
  /**
   * The listing's state before it was removed, and the status that removing led to. Older decisions lack the rest of
   * the state, which was public then.
   */
  status:
    | ({ before: ScholarshipStatus; after: ScholarshipStatus } & Partial<
        Pick<ListingState, 'visibility' | 'closedReason'>
      >)
    | null
  clearedKeys: string[]
}

/** A question about one listing that waits for a person, or was decided. */
export type ListingCase = {
  id: string
  scholarshipId: string
  status: 'open' | 'resolved'
  outcome: CaseOutcome | null
  /** The moderator's message to those who reported it. */
  note: string | null
  urgency: number
  openedAt: Date
  resolvedAt: Date | null
  resolvedBy: string | null
  resolvedByRole: ModeratorRole | null
  undo: CaseUndo | null
  /** Grows with each change; a decision names the version that it was made on. */
  version: number
}

export const CASE_NOTE_MAX_LENGTH = 1000

const HELD = 1_000
const WARNED = 30
const WEIGHTS: Readonly<Record<ReportReason, number>> = {
  'asks-for-money': 100,
  'broken-link': 10,
  'out-of-date': 10,
  'wrong-facts': 15,
  other: 10,
}

/** Red flags count most, then what people reported and how many. */
export function urgencyOf(
  flags: readonly RedFlag[],
  reasons: readonly ReportReason[],
): number {
  const reported = reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0)
  const warnings = flags.filter(({ severity }) => severity === 'warn').length
  // Many reports outweigh a warning, but never a flag that holds the listing back.
  return (isHeld(flags) ? HELD : 0) + WARNED * warnings + Math.min(reported, HELD - 1)
}

/** A case as it opens. */
export function openCase(o: {
  id: string
  scholarshipId: string
  urgency: number
  now: Date
}): ListingCase {
  return {
    id: o.id,
    scholarshipId: o.scholarshipId,
    status: 'open',
    outcome: null,
    note: null,
    urgency: o.urgency,
    openedAt: o.now,
    resolvedAt: null,
    resolvedBy: null,
    resolvedByRole: null,
    undo: null,
    version: 1,
  }
}
