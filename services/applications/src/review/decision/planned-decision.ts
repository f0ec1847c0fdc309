import {
  type ApplicationState,
  canMove,
  stateInWords,
} from '../../application/application/application-state.ts'

/** The money of an award that is to be offered; in minor units of the currency (ISO 4217). */
export type PlannedAward = {
  fundId: string
  amountMinor: string
  currency: string
  /** YYYY-MM-DD */
  answerBy: string
}

/** A decision that nobody has been told of yet. */
export type PlannedDecision = {
  applicationId: string
  scholarshipId: string
  /** The application's version when it was decided on: the decision does not apply to a later one. */
  version: number
  to: ApplicationState
  /** For the student to read. */
  message: string | null
  award: PlannedAward | null
  plannedBy: string
  plannedAt: Date
  /** Since when a job is to apply it, and at whose request; null: nobody asked for that. */
  applyAt: Date | null
  applyBy: string | null
  /** Why it was left out when the others were applied. */
  problem: string | null
}

/** What an owner can decide about an application in a review. */
export const DECISIONS = ['shortlisted', 'waitlisted', 'declined', 'awarded'] as const

/**
 * The moves that lead an owner from one state to a decision; empty if it is there already, null if there is no way. A
 * submission that nobody has looked at goes to review first.
 */
export function stepsTo(
  from: ApplicationState,
  to: ApplicationState,
): readonly ApplicationState[] | null {
  if (from === to) return []
  if (canMove('owner', from, to)) return [to]
  const isOnTheWay =
    canMove('owner', from, 'in_review') && canMove('owner', 'in_review', to)
  return isOnTheWay ? ['in_review', to] : null
}

/** Why a decision can't be applied to an application as it is now; null when it can. */
export function problemOf(
  application: { state: ApplicationState; version: number },
  { to, version, problem }: Pick<PlannedDecision, 'to' | 'version' | 'problem'>,
): string | null {
  if (stepsTo(application.state, to) === null) return noWay(application.state, to)
  if (application.version !== version)
    return 'The application has changed since this decision was planned. Look at it, then plan again.'
  return problem
}

function noWay(from: ApplicationState, to: ApplicationState): string {
  if (to === 'awarded')
    return `This application is ${stateInWords(from)}: an award can be offered only from the shortlist or the waitlist.`
  return `This application is ${stateInWords(from)}: it can’t become ${stateInWords(to)} from there.`
}
