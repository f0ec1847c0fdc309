import { useQuery } from '@apollo/client/react'
import { Exports } from '#features/review-settings/exports.tsx'
import { ReviewCounts } from '#features/review-settings/review-counts.tsx'
import { SettingsForm } from '#features/review-settings/settings-form.tsx'
import { StageSteps } from '#features/review-settings/stage-steps.tsx'
import { QuestionList } from '#features/scoring/question-list.tsx'
import { scoringMessages } from '#features/scoring/scoring-messages.ts'
import { graphql } from '#gql'
import type { Review_ReviewFragment } from '#gql/graphql'
import { TextLink } from '#page/links.tsx'
import { QueryState } from '#page/query-state.tsx'
import { workspacePaths } from '#workspace-paths'
import { reviewPageMessages as text } from './review-page-messages.ts'

const query = graphql(`
  query ReviewOverview_Questions($scholarshipId: ID!) {
    review(scholarshipId: $scholarshipId) {
      scholarshipId
      questions {
        id
        applicationId
        applicationNumber
        text
        askedAt
        answer
        answeredAt
        askedBy {
          id
          firstName
          lastName
        }
      }
    }
  }
`)

/** The state of the review, its rules, the reviewers' questions, and what is exported from it. */
export function ReviewOverview({ review }: { review: Review_ReviewFragment }) {
  const { scholarshipId } = review
  return (
    <div className="flex flex-col gap-10">
      <StageSteps review={review} />
      <ReviewCounts counts={review.counts} />
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-2">
        <SettingsForm review={review} />
        <div className="flex flex-col gap-10">
          <Questions scholarshipId={scholarshipId} />
          <Exports scholarshipId={scholarshipId} />
        </div>
      </div>
    </div>
  )
}

/** Questions about all applications; each links to its application. */
function Questions({ scholarshipId }: { scholarshipId: string }) {
  const result = useQuery(query, {
    variables: { scholarshipId },
    fetchPolicy: 'cache-and-network',
  })
  const { data } = result
  if (!data) return <QueryState result={result} failed={text.questionsFailed} />
  return (
    <QuestionList
      questions={data.review?.questions ?? []}
      mayAnswer
      renderSubject={({ applicationId, applicationNumber }) => (
        <TextLink
          to={workspacePaths.reviewApplication(scholarshipId, applicationId)}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {scoringMessages.title(applicationNumber)}
        </TextLink>
      )}
    />
  )
}
