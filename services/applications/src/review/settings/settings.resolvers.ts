import type { Problem } from '@landfall/kit/core/problems'
import type { Result } from '@landfall/kit/core/result'
import { parseInput } from '@landfall/kit/graphql/parse-input'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { asChair, type PanelRef } from './review.policy.ts'
import type { Review } from './review.ts'
import { moveReviewInput, saveRubricInput, saveSettingsInput } from './settings.input.ts'

type Input = { input: Record<string, unknown> }

export const settingsMutations = {
  saveReviewSettings(_root: unknown, { input }: Input, context: Context) {
    return change(context, saveSettingsInput, input, context.useCases.saveReviewSettings)
  },

  saveRubric(_root: unknown, { input }: Input, context: Context) {
    return change(context, saveRubricInput, input, context.useCases.saveRubric)
  },

  moveReview(_root: unknown, { input }: Input, context: Context) {
    return change(context, moveReviewInput, input, context.useCases.moveReview)
  },
}

async function change<S extends z.ZodType>(
  context: Context,
  schema: S,
  input: unknown,
  save: (panelist: PanelRef, input: z.output<S>) => Promise<Result<Review, Problem>>,
) {
  const chair = asChair(context.viewer)
  if (!chair.ok) return chair.error
  const parsed = parseInput(schema, input)
  if (!parsed.ok) return parsed.error
  const saved = await save(chair.value, parsed.value)
  return saved.ok ? reviewSaved(saved.value) : saved.error
}

/** Its review is read anew, by the type's own resolver. */
export function reviewSaved({ scholarshipId }: Pick<Review, 'scholarshipId'>) {
  return { __typename: 'ReviewSaved', scholarshipId }
}
