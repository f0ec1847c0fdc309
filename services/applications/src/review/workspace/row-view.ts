import { isOpen } from '../../application/application/application-state.ts'
import type { BlindField } from '../settings/review.ts'
import type { BoardRow, BoardScore } from './board.ts'

/** Somebody who looks at a review. */
export type Onlooker = {
  userId: string
  isChair: boolean
  blindFields: readonly BlindField[]
}

/** What one person may see of one application. */
export type RowView = {
  /** The viewer is assigned to score it. */
  isMine: boolean
  myScore: BoardScore | null
  /** What is hidden from them. */
  blind: readonly BlindField[]
  /** Whether they see the others' scores, and what follows from them. */
  seesScores: boolean
}

/** Null if they may not see it at all: only chairs see applications that they don't score. */
export function viewOf(row: BoardRow, by: Onlooker): RowView | null {
  const isMine = row.assigned.includes(by.userId)
  if (!by.isChair && !isMine) return null
  const myScore = row.scores.find(({ reviewerId }) => reviewerId === by.userId) ?? null
  const isDone = myScore?.isFinal === true
  // A chair who also scores an application sees what any reviewer sees until they have scored it.
  const seesAll = by.isChair && (!isMine || isDone)
  return {
    isMine,
    myScore,
    blind: seesAll ? [] : by.blindFields,
    seesScores: seesAll || isDone,
  }
}

/** Whether an application waits for somebody's score; decided ones do not, as a score would change nothing. */
export function isToDo(row: BoardRow, by: Onlooker): boolean {
  const view = viewOf(row, by)
  return isOpen(row.state) && view?.isMine === true && view.myScore?.isFinal !== true
}
