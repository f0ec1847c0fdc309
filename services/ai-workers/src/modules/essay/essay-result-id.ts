import { SCORER_VERSION } from '@landfall/essays/score-essay'
import { idFromName } from '@landfall/kit/core/ids'
import type { EssayReview } from './essay.ts'

type Reviewed = Pick<EssayReview, 'id' | 'inputId'>

/** The id of the result that a scorer of this version makes of a review's input, the same however often it runs. */
export function essayResultId(
  { id, inputId }: Reviewed,
  scorerVersion = SCORER_VERSION,
): string {
  return idFromName('essay-result', [id, inputId, scorerVersion].join(' '))
}

/** The ids of the results that a review points at or would point at: a worker may have stored a result and died. */
export function resultIdsOf(
  review: Reviewed & Pick<EssayReview, 'resultId' | 'scorerVersion'>,
): string[] {
  const { resultId, scorerVersion } = review
  const ids = [resultId, essayResultId(review, scorerVersion), essayResultId(review)]
  return [...new Set(ids.filter((id) => id !== null))]
}
