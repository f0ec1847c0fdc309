import { PlanDecisions } from '#features/decisions/plan-decisions.tsx'
import { RankedApplications } from '#features/ranking/ranked-applications.tsx'
import type { Review_ReviewFragment } from '#gql/graphql'

/** The ranked list of applications, from which a chair plans decisions. */
export function ReviewRanking({ review }: { review: Review_ReviewFragment }) {
  const { scholarshipId, reviewsPerApplication, counts } = review
  return (
    <RankedApplications
      scholarshipId={scholarshipId}
      reviewsPerApplication={reviewsPerApplication}
      liveKey={`${counts.applications} ${counts.scores}`}
      renderActions={(applicationIds, seen, onDone) => (
        <PlanDecisions
          {...{ scholarshipId, applicationIds, seen }}
          isDeciding={review.stage === 'DECIDING'}
          onPlanned={onDone}
        />
      )}
    />
  )
}
