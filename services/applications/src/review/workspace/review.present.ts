import { upper } from '../../application/application/application.present.ts'
import { isOpen } from '../../application/application/application-state.ts'
import { fullNameOf } from '../../application/application/application-form.ts'
import type { PointsByCriterion } from '../rubric/rubric.ts'
import { type BoardRow, type BoardScore, isInRace } from './board.ts'
import type { ReviewerOverview } from './list-reviewers.ts'
import { isScoredBy } from './list-rows.ts'
import type { OpenReview } from './read-review.ts'
import { isToDo, type RowView, viewOf } from './row-view.ts'

export const userOf = (id: string) => ({ __typename: 'User', id })

/** A review as the graph shows it to a member of its panel; field resolvers add what must be looked up. */
export function presentReview(open: OpenReview) {
  const { review, isChair } = open.seat
  return {
    scholarshipId: review.scholarshipId,
    scholarship: { __typename: 'Scholarship', id: review.scholarshipId },
    version: review.version,
    stage: upper(review.stage),
    isChair,
    rubric: review.rubric,
    isRubricFixed: open.board.rows.some(({ scores }) => scores.length > 0),
    blindFields: review.blindFields.map(upper),
    reviewsPerApplication: review.reviewsPerApplication,
    decisionPromisedOn: review.decisionPromisedOn,
    sharesSummary: review.sharesSummary,
    open,
  }
}

export type PresentedReview = ReturnType<typeof presentReview>

/** @param questions number of unanswered questions that the viewer may see */
export function presentCounts({ board, by }: OpenReview, questions: number) {
  const rows = board.rows.filter((row) => isInRace(row) && viewOf(row, by) !== null)
  const mine = rows.filter((row) => viewOf(row, by)?.isMine === true)
  const toDo = mine.filter((row) => isToDo(row, by)).length
  return {
    applications: rows.length,
    scored: rows.filter((row) => isScoredBy(row, board.review)).length,
    scores: rows.reduce((sum, { reviewCount }) => sum + reviewCount, 0),
    wanted: rows.length * board.review.reviewsPerApplication,
    undecided: rows.filter(({ state }) => isOpen(state)).length,
    mineToDo: toDo,
    mineDone: mine.length - toDo,
    questions,
    planned: by.isChair ? board.rows.filter(({ planned }) => planned !== null).length : 0,
  }
}

export function presentReviewer(one: ReviewerOverview) {
  const { userId, role, assigned, done, conflicts, leniency } = one
  return {
    user: userOf(userId),
    role: role && upper(role),
    isMember: role !== null,
    assigned,
    done,
    conflicts,
    leniency: leniency?.leniency ?? null,
    leniencyMargin: leniency?.margin ?? null,
  }
}

/** What depends on all applications of a review; read only if requested. */
export type Among = {
  /** The application as it stands among the others. */
  ranked(): Promise<BoardRow> | BoardRow
  /** The next application in the list that the viewer came from. */
  nextId(): Promise<string | null> | string | null
}

/** One application as the viewer may see it; field resolvers add what must be looked up. */
export function presentRow(open: OpenReview, row: BoardRow, view: RowView, among: Among) {
  const { by, board } = open
  return {
    id: row.applicationId,
    number: row.number,
    scholarshipId: board.review.scholarshipId,
    state: upper(row.state),
    version: row.version,
    submissionNumber: row.submissionNumber,
    submittedAt: row.submittedAt,
    applicantName: view.blind.includes('name') || !by.isChair && hidesWho(view) ? null : fullNameOf(row), // prettier-ignore
    isBlinded: view.blind.length > 0,
    redactionNote: view.blind.length > 0 ? REDACTION_NOTE : null,
    scores: view.seesScores
      ? submittedOnes(row).map((score) => presentScore(score, by))
      : null,
    myScore: view.myScore && presentScore(view.myScore, by),
    reviewers: by.isChair ? reviewersOf(row) : null,
    isMine: view.isMine,
    reviewCount: row.reviewCount,
    rawScore: view.seesScores ? (row.adjusted?.raw ?? null) : null,
    open,
    row,
    view,
    among,
  }
}

export type PresentedRow = ReturnType<typeof presentRow>

/** Whether the person must stay unknown: an address or a file name reveals a name as well. */
function hidesWho({ blind }: RowView): boolean {
  return blind.includes('contact')
}

const REDACTION_NOTE =
  'Names, schools and the like are hidden by rules. What the rules don’t know, such as a nickname or a town, may stay readable. If you recognize who wrote this, declare a conflict.'

function submittedOnes({ scores }: BoardRow): BoardScore[] {
  return scores.filter(({ isFinal, isOutdated }) => isFinal || isOutdated)
}

function presentScore(score: BoardScore, by: OpenReview['by']) {
  const isMine = score.reviewerId === by.userId
  return {
    reviewer: isMine || by.isChair ? userOf(score.reviewerId) : null,
    isMine,
    points: presentPoints(score.points),
    comment: score.comment,
    isFinal: score.isFinal,
    isOutdated: score.isOutdated,
    total: score.total,
    savedAt: score.savedAt,
  }
}

function presentPoints(points: PointsByCriterion) {
  return Object.entries(points).map(([key, given]) => ({ key, ...given }))
}

function reviewersOf({ assigned, conflicts, scores }: BoardRow) {
  const ids = new Set([
    ...assigned,
    ...conflicts.map(({ reviewerId }) => reviewerId),
    ...scores.filter(({ isFinal }) => isFinal).map(({ reviewerId }) => reviewerId),
  ])
  return [...ids].map((id) => {
    const conflict = conflicts.find(({ reviewerId }) => reviewerId === id)
    return {
      user: userOf(id),
      isAssigned: assigned.includes(id),
      isDone: scores.some(({ reviewerId, isFinal }) => reviewerId === id && isFinal),
      hasConflict: conflict !== undefined,
      conflictReason: conflict?.reason ?? null,
    }
  })
}
