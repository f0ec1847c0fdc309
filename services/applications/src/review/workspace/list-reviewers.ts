import { type MemberCopy, type MemberRole, reviewersAmong } from '../member/member-copy.ts'
import type { Leniency } from '../drift/adjust-scores.ts'
import { type Board, isInRace } from './board.ts'

/** A person who scores in a review, or could. */
export type ReviewerOverview = {
  userId: string
  /** Null: no longer a member. */
  role: MemberRole | null
  assigned: number
  done: number
  conflicts: number
  leniency: Leniency | null
}

/** Members who may score, and everybody else with work in the review; those with the most come first. */
export function listReviewers(
  { rows, leniencies }: Board,
  members: readonly MemberCopy[],
): ReviewerOverview[] {
  const roles = new Map(reviewersAmong(members).map(({ userId, role }) => [userId, role]))
  const open = rows.filter(isInRace)
  const ids = new Set([
    ...roles.keys(),
    ...open.flatMap(({ assigned }) => assigned),
    ...open.flatMap(({ scores }) => scores.map(({ reviewerId }) => reviewerId)),
  ])
  return [...ids]
    .map((userId) => ({
      userId,
      role: roles.get(userId) ?? null,
      assigned: open.filter(({ assigned }) => assigned.includes(userId)).length,
      done: open.filter(({ scores }) => isDoneBy(scores, userId)).length,
      conflicts: open.filter(({ conflicts }) => isAmong(conflicts, userId)).length,
      leniency: leniencies.get(userId) ?? null,
    }))
    .toSorted((one, other) => other.assigned - one.assigned)
}

function isDoneBy(scores: Board['rows'][number]['scores'], userId: string): boolean {
  return scores.some(({ reviewerId, isFinal }) => reviewerId === userId && isFinal)
}

function isAmong(all: readonly { reviewerId: string }[], userId: string): boolean {
  return all.some(({ reviewerId }) => reviewerId === userId)
}
