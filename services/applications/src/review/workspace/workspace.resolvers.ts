import { throwProblem } from '@landfall/kit/core/problems'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { parseOrThrow } from '@landfall/kit/graphql/parse-input'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { upper } from '../../application/application/application.present.ts'
import { blindForm } from '../blinding/blind-form.ts'
import type { TextPiece } from '../blinding/blind-text.ts'
import type { PanelRef } from '../settings/review.policy.ts'
import { asChair, asPanelist } from '../settings/review.policy.ts'
import {
  presentReviewDocuments,
  presentReviewLetter,
} from '../document/review-document.present.ts'
import { blockWord } from './block-word.ts'
import type { BoardRow } from './board.ts'
import { listReviewers } from './list-reviewers.ts'
import { listRows } from './list-rows.ts'
import type { OpenReview, OpenRow } from './read-review.ts'
import {
  presentCounts,
  presentReviewer,
  presentReview,
  type PresentedReview,
  type PresentedRow,
  presentRow,
  userOf,
} from './review.present.ts'
import { waitingIn } from './read-queue.ts'
import { rowsArguments } from './workspace.input.ts'
import { type RowView, viewOf } from './row-view.ts'

const LETTER = 'recommendation_letter'
const place = z.strictObject({ id: z.uuid() })

type Page = { first?: number | null; after?: string | null }
type FilterArgs = { filter?: unknown; sort?: string | null }

export const reviewQueries = {
  async review(_root: unknown, o: { scholarshipId: string }, context: Context) {
    const open = await context.useCases.openReview(panelistOf(context), o.scholarshipId)
    return open && presentReview(open)
  },

  async reviewApplication(
    _root: unknown,
    { id, ...args }: FilterArgs & { id: string },
    context: Context,
  ) {
    return openedRow(context, panelistOf(context), id, args)
  },

  async waitingReviews(_root: unknown, _args: unknown, context: Context) {
    const queue = await context.useCases.readQueue(panelistOf(context), null)
    const byReview = Map.groupBy(queue, ({ seat }) => seat.review.scholarshipId)
    return [...byReview.values()].flatMap(([first]) =>
      first ? [presentReview(first)] : [],
    )
  },

  async ledReviews(_root: unknown, args: Page, context: Context) {
    const chair = asChair(context.viewer)
    if (!chair.ok) return throwProblem(chair.error)
    const { first, after } = parsePage(context.caller, args, place)
    const page = await context.useCases.listLed(chair.value, first, after?.id ?? null)
    return connectionOf({
      items: page.records,
      node: presentReview,
      positionOf: ({ seat }) => ({ id: seat.review.scholarshipId }),
      hasNextPage: page.hasNextPage,
      hasPreviousPage: after !== null,
      totalCount: page.totalCount,
    })
  },

  async reviewQueue(
    _root: unknown,
    args: Page & { scholarshipId?: string | null },
    context: Context,
  ) {
    const panelist = panelistOf(context)
    const queue = await context.useCases.readQueue(panelist, args.scholarshipId ?? null)
    return pageOfRows(context, args, queue)
  },
}

/** One application for a panel member; null if they may not see it. */
export async function openedRow(
  context: Context,
  panelist: PanelRef,
  id: string,
  args: FilterArgs = {},
) {
  const found = await context.useCases.openReviewRow(panelist, id)
  if (found === null) return null
  const { row, view, ...open } = found
  const { scholarshipId } = open.board.review
  let reading: Promise<OpenReview | null> | null = null
  const readAll = async () => {
    reading ??= context.useCases.openReview(panelist, scholarshipId)
    return (await reading) ?? open
  }
  return presentRow(open, row, view, {
    ranked: async () => {
      const { board } = await readAll()
      return board.rows.find(({ applicationId }) => applicationId === id) ?? row
    },
    nextId: async () => nextOf(comingBy(await readAll(), view, args), id),
  })
}

/** The list that the viewer came from: a chair's current list, or their queue if they score this application. */
function comingBy(open: OpenReview, view: RowView, args: FilterArgs): readonly BoardRow[] {
  return open.by.isChair && !view.isMine
    ? listRows(open.board, open.by, parseOrThrow(rowsArguments, args))
    : waitingIn(open).map(({ row }) => row)
}

function nextOf(list: readonly BoardRow[], id: string): string | null {
  const at = list.findIndex(({ applicationId }) => applicationId === id)
  return list[at + 1]?.applicationId ?? null
}

function pageOfRows(context: Context, args: Page, all: readonly OpenRow[]) {
  const { first, after } = parsePage(context.caller, args, place)
  const rows = all.map(({ row }) => row)
  const at = after ? rows.findIndex(({ applicationId }) => applicationId === after.id) : -1
  const items = all.slice(at + 1, at + 1 + first)
  return connectionOf({
    items,
    node: ({ row, view, ...open }) =>
      presentRow(open, row, view, {
        ranked: () => row,
        nextId: () => nextOf(rows, row.applicationId),
      }),
    positionOf: ({ row }) => ({ id: row.applicationId }),
    hasNextPage: at + 1 + first < all.length,
    hasPreviousPage: after !== null,
    totalCount: all.length,
  })
}

/** The answer to a change of a review: the review as it is now. */
export const reviewSavedFields = {
  async review(saved: { scholarshipId: string }, _args: unknown, context: Context) {
    return reviewQueries.review(null, saved, context)
  },
}

export const reviewFields = {
  async myAffiliations({ open }: PresentedReview, _args: unknown, context: Context) {
    const all = await context.loaders.affiliations.load(open.board.review.scholarshipId)
    return all.get(open.by.userId) ?? null
  },

  async counts({ open }: PresentedReview, _args: unknown, context: Context) {
    const asked = await context.loaders.reviewQuestions.load(
      open.board.review.scholarshipId,
    )
    const waiting = asked.filter(({ answer }) => answer === null).filter(isFor(open))
    return presentCounts(open, waiting.length)
  },

  async reviewers({ open }: PresentedReview, _args: unknown, context: Context) {
    if (!open.by.isChair) return null
    const members = await context.loaders.panelMembers.load(open.board.review.ownerId)
    return listReviewers(open.board, members).map(presentReviewer)
  },

  applications({ open }: PresentedReview, args: Page & FilterArgs, context: Context) {
    const rows = listRows(open.board, open.by, parseOrThrow(rowsArguments, args)).flatMap(
      (row) => {
        const view = viewOf(row, open.by)
        return view ? [{ ...open, row, view }] : []
      },
    )
    return pageOfRows(context, args, rows)
  },

  async questions({ open }: PresentedReview, _args: unknown, context: Context) {
    const all = await context.loaders.reviewQuestions.load(open.board.review.scholarshipId)
    const seen = all.filter(isFor(open))
    const waiting = seen.filter(({ answer }) => answer === null)
    const answered = seen.filter(({ answer }) => answer !== null).toReversed()
    return [...waiting, ...answered].flatMap((one) => presentQuestion(open, one))
  },
}

type Asked = {
  id: string
  applicationId: string
  askedBy: string
  text: string
  askedAt: Date
  answer: string | null
  answeredAt: Date | null
}

const isFor =
  ({ by }: OpenReview) =>
  ({ askedBy }: Pick<Asked, 'askedBy'>) =>
    by.isChair || askedBy === by.userId

/** Empty if the viewer may no longer see the application. */
function presentQuestion(open: OpenReview, asked: Asked) {
  const row = open.board.rows.find((one) => one.applicationId === asked.applicationId)
  if (!row || viewOf(row, open.by) === null) return []
  const { id, applicationId, text, askedAt, answer, answeredAt } = asked
  const askedBy = open.by.isChair ? userOf(asked.askedBy) : null
  return [
    {
      id,
      applicationId,
      applicationNumber: row.number,
      askedBy,
      text,
      askedAt,
      answer,
      answeredAt,
    },
  ]
}

/** The row with its rank among the others, if the viewer may know it. */
const rankedOf = ({ view, among }: PresentedRow) =>
  view.seesScores ? among.ranked() : null

export const reviewApplicationFields = {
  adjustedScore: async (presented: PresentedRow) =>
    (await rankedOf(presented))?.adjusted?.adjusted ?? null,
  adjustedMargin: async (presented: PresentedRow) =>
    (await rankedOf(presented))?.adjusted?.margin ?? null,
  rank: async (presented: PresentedRow) => (await rankedOf(presented))?.rank ?? null,
  nextId: ({ among }: PresentedRow) => among.nextId(),

  async form(presented: PresentedRow, _args: unknown, context: Context) {
    const submission = await context.loaders.reviewedSubmission.load(presented)
    const fields = blindForm(submission.form, presented.view.blind)
    return {
      fields: fields.map((field) => ({ ...field, pieces: field.pieces.map(presentPiece) })),
    }
  },

  documents(presented: PresentedRow, _args: unknown, context: Context) {
    return documentsOf(presented, context, ({ kind }) => kind !== LETTER)
  },

  letters(presented: PresentedRow, _args: unknown, context: Context) {
    return documentsOf(presented, context, ({ kind }) => kind === LETTER)
  },

  async recommendations(presented: PresentedRow, _args: unknown, context: Context) {
    const { form } = await context.loaders.reviewedSubmission.load(presented)
    const arrived = await context.loaders.reviewLetters.load(presented.id)
    const { submittedAt, view } = presented
    const { hasScanner } = context.useCases
    const shown = { form, submittedAt, blind: view.blind, hasScanner }
    return arrived.map((one) => {
      const { relation, text, ...letter } = presentReviewLetter(one, shown)
      return {
        ...letter,
        relation: relation.map(presentPiece),
        text: text && text.map(presentPiece),
      }
    })
  },

  async questions({ open, id }: PresentedRow, _args: unknown, context: Context) {
    const all = await context.loaders.reviewQuestions.load(open.board.review.scholarshipId)
    return all
      .filter(({ applicationId }) => applicationId === id)
      .filter(isFor(open))
      .flatMap((one) => presentQuestion(open, one))
  },
}

async function documentsOf(
  presented: PresentedRow,
  context: Context,
  isWanted: (one: { kind: string }) => boolean,
) {
  const { id } = await context.loaders.reviewedSubmission.load(presented)
  const documents = await context.loaders.reviewDocuments.load(id)
  const { isBlinded } = presented
  return presentReviewDocuments(presented.id, documents.filter(isWanted), isBlinded)
}

/** Hidden text never leaves the service. */
function presentPiece({ text, kind }: TextPiece) {
  if (kind === null) return { text, isBlock: false, kind: null }
  return { text: blockWord(kind), isBlock: true, kind: upper(kind) }
}

function panelistOf(context: Context): PanelRef {
  const panelist = asPanelist(context.viewer)
  return panelist.ok ? panelist.value : throwProblem(panelist.error)
}
