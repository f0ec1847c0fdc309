import type { Problem } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import type { Viewer } from '@landfall/kit/identity/viewer'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { asChair, asPanelist, type PanelRef } from '../settings/review.policy.ts'
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

type Input = { input: Record<string, unknown> }

export const panelMutations = {
  assignReviewers(_root: unknown, { input }: Input, context: Context) {
    const { assignReviewers } = context.useCases
    return run(context, asChair, reviewIdInput, input, assignReviewers, reviewSaved)
  },

  assignReviewer(_root: unknown, { input }: Input, context: Context) {
    const { assignReviewer } = context.useCases
    return run(context, asChair, assignReviewerInput, input, assignReviewer, rowChanged)
  },

  unassignReviewer(_root: unknown, { input }: Input, context: Context) {
    const { unassignReviewer } = context.useCases
    return run(context, asChair, assignReviewerInput, input, unassignReviewer, rowChanged)
  },

  liftConflict(_root: unknown, { input }: Input, context: Context) {
    const { liftConflict } = context.useCases
    return run(context, asChair, assignReviewerInput, input, liftConflict, rowChanged)
  },

  declareConflict(_root: unknown, { input }: Input, context: Context) {
    const { declareConflict } = context.useCases
    return run(
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
    return run(
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
    return run(context, asPanelist, saveScoreInput, input, saveScore, rowChanged)
  },

  askChair(_root: unknown, { input }: Input, context: Context) {
    const { askChair } = context.useCases
    return run(context, asPanelist, askChairInput, input, askChair, rowChanged)
  },

  answerReviewer(_root: unknown, { input }: Input, context: Context) {
    const { answerReviewer } = context.useCases
    return run(context, asChair, answerReviewerInput, input, answerReviewer, rowChanged)
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

async function run<S extends z.ZodType, T>(
  context: Context,
  policy: (viewer: Viewer) => Result<PanelRef, Problem>,
  schema: S,
  input: unknown,
  act: (panelist: PanelRef, input: z.output<S>) => Promise<Result<T, Problem>>,
  present: (value: T) => object,
) {
  const panelist = policy(context.viewer)
  if (!panelist.ok) return panelist.error
  const parsed = parseInput(schema, input)
  if (!parsed.ok) return parsed.error
  const done = await act(panelist.value, parsed.value)
  return done.ok ? present(done.value) : done.error
}
