import { SCORER_VERSION } from '@landfall/essays/score-essay'
import { idFromName } from '@landfall/kit/core/ids'
import type { EssayReview } from './essay.ts'

type Reviewed = Pick<EssayReview, 'id' | 'inputId'>

/** The result that a scorer of that version makes of a review's input, however often. */
export function essayResultId(
  { id, inputId }: Reviewed,
  scorerVersion = SCORER_VERSION,
): string {
  return idFromName('essay-result', [id, inputId, scorerVersion].join(' '))
}

/** What a review points at, and what it would have: a worker may have stored a result and never come back. */
export function resultIdsOf(
  review: Reviewed & Pick<EssayReview, 'resultId' | 'scorerVersion'>,
): string[] {
  const { resultId, scorerVersion } = review
  const ids = [resultId, essayResultId(review, scorerVersion), essayResultId(review)]
  return [...new Set(ids.filter((id) => id !== null))]
}
