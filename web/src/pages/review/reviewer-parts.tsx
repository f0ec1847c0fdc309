import { OwnQueue } from '#features/review-queue/own-queue.tsx'
import { SubmittedScores } from '#features/review-queue/submitted-scores.tsx'
import { AffiliationsForm } from '#features/review-settings/affiliations-form.tsx'
import type { Review_ReviewFragment } from '#gql/graphql'

type Props = {
  review: Review_ReviewFragment
  affiliations: readonly string[] | null | undefined
}

/** What a reviewer has to score, and where they belong. */
export function ReviewerParts({ review, affiliations = null }: Props) {
  const { scholarshipId } = review
  const form = <AffiliationsForm {...{ scholarshipId }} saved={affiliations} />
  return (
    <>
      {/* Asked for first, as long as nothing was said: what is assigned depends on it. */}
      {affiliations === null && form}
      <OwnQueue review={review} />
      <SubmittedScores scholarshipId={scholarshipId} />
      {affiliations !== null && form}
    </>
  )
}
