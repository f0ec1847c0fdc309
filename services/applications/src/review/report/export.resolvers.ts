import { enumInput } from '@landfall/kit/graphql/arguments'
import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { upper } from '../../application/application/application.present.ts'
import { EXPORT_FORMATS, type ReviewExport } from '../export/review-export.ts'
import { panelMutation } from '../settings/panel-mutation.resolvers.ts'
import { asChair } from '../settings/review.policy.ts'
import { type PresentedReview, userOf } from '../workspace/review.present.ts'
import { hasToScore } from './start-export.ts'

type Page = { first?: number | null; after?: string | null }

const startExportInput = z.object({
  scholarshipId: z.string(),
  format: enumInput(EXPORT_FORMATS),
})

export const exportMutations = {
  startReviewExport: panelMutation(
    asChair,
    startExportInput,
    ({ startReviewExport }) => startReviewExport,
    (one) => ({
      __typename: 'ReviewExportStarted',
      export: presentExport(one),
    }),
  ),
}

function presentExport({
  id,
  format,
  startedAt,
  done,
  total,
  bytes,
  failure,
}: ReviewExport) {
  const isDone = bytes !== null
  return {
    id,
    format: upper(format),
    startedAt,
    progress: isDone ? 1 : total === 0 ? 0 : done / total,
    isDone,
    failure,
    downloadPath: isDone ? `/api/review/exports/${id}/content` : null,
  }
}

const place = z.strictObject({ at: z.coerce.date(), id: z.string() })

/** What only the chair sees of a review, such as its files and its log. */
export const exportFieldsOfReview = {
  async exports({ open }: PresentedReview, _args: unknown, context: Context) {
    const { board, by } = open
    if (!by.isChair) return null
    const all = await context.useCases.listReviewExports(board.review.scholarshipId)
    const mayTake = !hasToScore(board, by.userId)
    return all.map((one) => {
      const shown = presentExport(one)
      return mayTake ? shown : { ...shown, downloadPath: null }
    })
  },

  async audit({ open }: PresentedReview, args: Page, context: Context) {
    if (!open.by.isChair) return null
    const { first, after } = parsePage(context.caller, args, place)
    const { scholarshipId } = open.board.review
    const { entries, totalCount } = await context.useCases.readReviewAudit(scholarshipId, {
      after,
      limit: first + 1,
    })
    const numbers = new Map(open.board.rows.map((row) => [row.applicationId, row.number]))
    return connectionOf({
      items: entries.slice(0, first),
      node: ({ at, userId, action, applicationId }) => ({
        at,
        user: userOf(userId),
        action: upper(action),
        applicationId,
        applicationNumber: applicationId && (numbers.get(applicationId) ?? null),
      }),
      positionOf: ({ at, id }) => ({ at, id }),
      hasNextPage: entries.length > first,
      hasPreviousPage: after !== null,
      totalCount,
    })
  },
}
