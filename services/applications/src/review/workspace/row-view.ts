import { isOpen } from '../../application/application/application-state.ts'
import type { BlindField } from '../settings/review.ts'
import type { BoardRow, BoardScore } from './board.ts'

/** Who looks at a review. */
export type Onlooker = {
  userId: string
  isChair: boolean
  blindFields: readonly BlindField[]
}

/** What one person may see of one application. */
export type RowView = {
  /** They score it. */
  isMine: boolean
  myScore: BoardScore | null
  /** What is hidden from them. */
  blind: readonly BlindField[]
  /** The others' scores, and what follows from them. */
  seesScores: boolean
}

/** Null where they may not see it at all: nobody but chairs sees what they don't score. */
export function viewOf(row: BoardRow, by: Onlooker): RowView | null {
  const isMine = row.assigned.includes(by.userId)
  if (!by.isChair && !isMine) return null
  const myScore = row.scores.find(({ reviewerId }) => reviewerId === by.userId) ?? null
  const isDone = myScore?.isFinal === true
  // Who leads the review and scores an application as well does so as every reviewer, until they have.
  const seesAll = by.isChair && (!isMine || isDone)
  return {
    isMine,
    myScore,
    blind: seesAll ? [] : by.blindFields,
    seesScores: seesAll || isDone,
  }
}

/** What waits for somebody's score: nothing that was decided, for their work would change nothing. */
export function isToDo(row: BoardRow, by: Onlooker): boolean {
  const view = viewOf(row, by)
  return isOpen(row.state) && view?.isMine === true && view.myScore?.isFinal !== true
}
