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
import { panelMutation } from '../settings/panel-mutation.resolvers.ts'

export const panelMutations = {
  assignReviewers: panelMutation(
    asChair,
    reviewIdInput,
    ({ assignReviewers }) => assignReviewers,
    reviewSaved,
  ),
  assignReviewer: panelMutation(
    asChair,
    assignReviewerInput,
    ({ assignReviewer }) => assignReviewer,
    rowChanged,
  ),
  unassignReviewer: panelMutation(
    asChair,
    assignReviewerInput,
    ({ unassignReviewer }) => unassignReviewer,
    rowChanged,
  ),
  liftConflict: panelMutation(
    asChair,
    assignReviewerInput,
    ({ liftConflict }) => liftConflict,
    rowChanged,
  ),
  declareConflict: panelMutation(
    asPanelist,
    declareConflictInput,
    ({ declareConflict }) => declareConflict,
    (one) => ({
      __typename: 'ConflictDeclared',
      ...one,
    }),
  ),

  saveAffiliations: panelMutation(
    asPanelist,
    saveAffiliationsInput,
    ({ saveAffiliations }) => saveAffiliations,
    reviewSaved,
  ),
  saveScore: panelMutation(
    asPanelist,
    saveScoreInput,
    ({ saveScore }) => saveScore,
    rowChanged,
  ),
  askChair: panelMutation(
    asPanelist,
    askChairInput,
    ({ askChair }) => askChair,
    rowChanged,
  ),
  answerReviewer: panelMutation(
    asChair,
    answerReviewerInput,
    ({ answerReviewer }) => answerReviewer,
    rowChanged,
  ),
}

/** The type's own resolver then reads the application again. */
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
