import { connectionOf, parsePage } from '@landfall/kit/graphql/paging'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { PlannedDecision } from '../decision/planned-decision.ts'
import type { ReviewEntry } from '../entry/review-entry.ts'
import { reviewIdInput } from '../panel/panel.input.ts'
import { panelMutation } from '../settings/panel-mutation.resolvers.ts'
import { asChair } from '../settings/review.policy.ts'
import { reviewSaved } from '../settings/settings.resolvers.ts'
import type { PresentedReview, PresentedRow } from '../workspace/review.present.ts'
import { planDecisionsInput, undoDecisionsInput } from './decision.input.ts'
import { presentDecision } from './decision.present.ts'

type Page = { first?: number | null; after?: string | null }

const place = z.strictObject({ id: z.uuid() })

export const decisionMutations = {
  planDecisions: panelMutation(
    asChair,
    planDecisionsInput,
    ({ planDecisions }) => planDecisions,
    reviewSaved,
  ),
  undoDecisions: panelMutation(
    asChair,
    undoDecisionsInput,
    ({ undoDecisions }) => undoDecisions,
    reviewSaved,
  ),
  applyDecisions: panelMutation(
    asChair,
    reviewIdInput,
    ({ applyDecisions }) => applyDecisions,
    reviewSaved,
  ),
}

export const decisionFieldsOfReview = {
  async plannedDecisions({ open }: PresentedReview, args: Page, context: Context) {
    if (!open.by.isChair) return null
    const { first, after } = parsePage(context.caller, args, place)
    const rows = open.board.rows
      .flatMap((row) => (row.planned ? [{ row, planned: row.planned }] : []))
      .toSorted((one, other) => compare(one.planned, other.planned))
    const at = rows.findIndex(({ row }) => row.applicationId === after?.id)
    const items = rows.slice(at + 1, at + 1 + first)
    const nodes = new Map(
      await Promise.all(
        items.map(async (item) => [item, await present(context, open, item)] as const),
      ),
    )
    return connectionOf({
      items,
      node: (item) => nodes.get(item),
      positionOf: ({ row }) => ({ id: row.applicationId }),
      hasNextPage: at + 1 + first < rows.length,
      hasPreviousPage: after !== null,
      totalCount: rows.length,
    })
  },
}

export const decisionFieldsOfRow = {
  plannedDecision({ open, row }: PresentedRow, _args: unknown, context: Context) {
    const { planned } = row
    return open.by.isChair && planned ? present(context, open, { row, planned }) : null
  },
}

async function present(
  context: Context,
  { board }: PresentedReview['open'],
  { row, planned }: { row: ReviewEntry; planned: PlannedDecision },
) {
  const named = await context.loaders.scholarshipInMails.load(board.review.scholarshipId)
  return presentDecision(planned, row, { ...named, awards: context.useCases.awardWords })
}

function compare(one: PlannedDecision, other: PlannedDecision): number {
  return (
    one.plannedAt.getTime() - other.plannedAt.getTime() ||
    (one.applicationId < other.applicationId ? -1 : 1)
  )
}
