import type { Context } from '../../context.ts'
import { asChair, asPanelist } from '../settings/review.policy.ts'
import { reviewSaved } from '../settings/settings.resolvers.ts'
import { openedRow } from '../workspace/workspace.resolvers.ts'
import {
  answerReviewerInput,
  askChairInput,
  assignReviewerInput,
  declareConflictInput,
  reviewIdInput,
  saveAffiliationsInput,
  saveScoreInput,
} from './panel.input.ts'
import { runOnPanel } from './run-on-panel.resolvers.ts'

type Input = { input: Record<string, unknown> }

export const panelMutations = {
  assignReviewers(_root: unknown, { input }: Input, context: Context) {
    const { assignReviewers } = context.useCases
    return runOnPanel(context, asChair, reviewIdInput, input, assignReviewers, reviewSaved)
  },

  assignReviewer(_root: unknown, { input }: Input, context: Context) {
    const { assignReviewer } = context.useCases
    return runOnPanel(
      context,
      asChair,
      assignReviewerInput,
      input,
      assignReviewer,
      rowChanged,
    )
  },

  unassignReviewer(_root: unknown, { input }: Input, context: Context) {
    const { unassignReviewer } = context.useCases
    return runOnPanel(
      context,
      asChair,
      assignReviewerInput,
      input,
      unassignReviewer,
      rowChanged,
    )
  },

  liftConflict(_root: unknown, { input }: Input, context: Context) {
    const { liftConflict } = context.useCases
    return runOnPanel(
      context,
      asChair,
      assignReviewerInput,
      input,
      liftConflict,
      rowChanged,
    )
  },

  declareConflict(_root: unknown, { input }: Input, context: Context) {
    const { declareConflict } = context.useCases
    return runOnPanel(
      context,
      asPanelist,
      declareConflictInput,
      input,
      declareConflict,
      (one) => ({
        __typename: 'ConflictDeclared',
        ...one,
      }),
    )
  },

  saveAffiliations(_root: unknown, { input }: Input, context: Context) {
    const { saveAffiliations } = context.useCases
    return runOnPanel(
      context,
      asPanelist,
      saveAffiliationsInput,
      input,
      saveAffiliations,
      reviewSaved,
    )
  },

  saveScore(_root: unknown, { input }: Input, context: Context) {
    const { saveScore } = context.useCases
    return runOnPanel(context, asPanelist, saveScoreInput, input, saveScore, rowChanged)
  },

  askChair(_root: unknown, { input }: Input, context: Context) {
    const { askChair } = context.useCases
    return runOnPanel(context, asPanelist, askChairInput, input, askChair, rowChanged)
  },

  answerReviewer(_root: unknown, { input }: Input, context: Context) {
    const { answerReviewer } = context.useCases
    return runOnPanel(
      context,
      asChair,
      answerReviewerInput,
      input,
      answerReviewer,
      rowChanged,
    )
  },
}

/** Its application is read anew, by the type's own resolver. */
function rowChanged({ applicationId }: { applicationId: string }) {
  return { __typename: 'ReviewApplicationChanged', applicationId }
}

export const reviewApplicationChangedFields = {
  application(
    { applicationId }: { applicationId: string },
    _args: unknown,
    context: Context,
  ) {
    const panelist = asPanelist(context.viewer)
    if (!panelist.ok) throw new Error('Only a panel changes what it reviews')
    return openedRow(context, panelist.value, applicationId)
  },
}

export const conflictDeclaredFields = {
  async nextId(
    { scholarshipId }: { scholarshipId: string },
    _args: unknown,
    context: Context,
  ) {
    const panelist = asPanelist(context.viewer)
    if (!panelist.ok) return null
    const [next] = await context.useCases.readQueue(panelist.value, scholarshipId)
    return next?.row.applicationId ?? null
  },
}
