import { OwnQueue } from '#features/review-queue/own-queue.tsx'
import { SubmittedScores } from '#features/review-queue/submitted-scores.tsx'
import { AffiliationsForm } from '#features/review-settings/affiliations-form.tsx'
import type { Review_ReviewFragment } from '#gql/graphql'

type Props = {
  review: Review_ReviewFragment
  affiliations: readonly string[] | null | undefined
}

/** What a reviewer has to score, and their affiliations. */
export function ReviewerParts({ review, affiliations = null }: Props) {
  const { scholarshipId } = review
  const form = <AffiliationsForm {...{ scholarshipId }} saved={affiliations} />
  return (
    <>
      {/* Comes first until the reviewer has answered, because assignments depend on it. */}
      {affiliations === null && form}
      <OwnQueue review={review} />
      <SubmittedScores scholarshipId={scholarshipId} />
      {affiliations !== null && form}
    </>
  )
}
