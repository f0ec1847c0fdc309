import { panelMutation } from './panel-mutation.resolvers.ts'
import { asChair } from './review.policy.ts'
import type { Review } from './review.ts'
import { moveReviewInput, saveRubricInput, saveSettingsInput } from './settings.input.ts'

export const settingsMutations = {
  saveReviewSettings: panelMutation(
    asChair,
    saveSettingsInput,
    ({ saveReviewSettings }) => saveReviewSettings,
    reviewSaved,
  ),
  saveRubric: panelMutation(
    asChair,
    saveRubricInput,
    ({ saveRubric }) => saveRubric,
    reviewSaved,
  ),
  moveReview: panelMutation(
    asChair,
    moveReviewInput,
    ({ moveReview }) => moveReview,
    reviewSaved,
  ),
}

/** The type's own resolver then reads the review again. */
export function reviewSaved({ scholarshipId }: Pick<Review, 'scholarshipId'>) {
  return { __typename: 'ReviewSaved', scholarshipId }
}
