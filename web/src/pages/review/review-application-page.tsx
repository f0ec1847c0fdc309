import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { reviewFragment } from '#entities/review/review-fragment.ts'
import { GivenScores } from '#features/scoring/given-scores.tsx'
import { QuestionList } from '#features/scoring/question-list.tsx'
import { ReviewForm } from '#features/scoring/review-form.tsx'
import { scoringFragment } from '#features/scoring/scoring-fragment.ts'
import { scoringMessages as text } from '#features/scoring/scoring-messages.ts'
import { graphql, readFragment } from '#gql'
import type { Review_ReviewFragment, Scoring_ReviewApplicationFragment } from '#gql/graphql'
import { formatDateTime } from '#lib/format/format.ts'
import { TextLink } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { pageWithoutRecord } from '#page/page-without-record.tsx'
import { workspacePaths } from '#workspace-paths'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-store.ts'

// Loaded separately: chairs read more than they score.
const OwnScore = lazyPart(
  async () => (await import('#features/scoring/own-score.tsx')).OwnScore,
)
// Loaded separately: only the chair sees them.
const AssignedReviewers = lazyPart(
  async () => (await import('#features/scoring/assigned-reviewers.tsx')).AssignedReviewers,
)
// Loaded separately: few people press these.
const AskChair = lazyPart(
  async () => (await import('#features/scoring/ask-chair.tsx')).AskChair,
)
const DeclareConflict = lazyPart(
  async () => (await import('#features/scoring/declare-conflict.tsx')).DeclareConflict,
)

const query = graphql(`
  query ReviewApplicationPage($id: ID!, $scholarshipId: ID!) {
    review(scholarshipId: $scholarshipId) {
      scholarshipId
      ...Review_Review
    }
    reviewApplication(id: $id) {
      id
      ...Scoring_ReviewApplication
    }
  }
`)

/** /review/:scholarshipId/:applicationId: reads one application and, where it is assigned to the viewer, scores it. */
export function ReviewApplicationPage() {
  const { scholarshipId = '', applicationId = '' } = useParams()
  const result = useQuery(query, {
    variables: { id: applicationId, scholarshipId },
    fetchPolicy: 'cache-and-network',
  })
  const { data, error } = result
  const review = readFragment(reviewFragment, data?.review)
  const application = readFragment(scoringFragment, data?.reviewApplication)
  if (review && application)
    return (
      <Page
        title={application.applicantName ?? text.title(application.number)}
        lead={<Lead review={review} application={application} />}
        actions={<Back review={review} />}
      >
        <OneApplication key={application.id} review={review} application={application} />
      </Page>
    )
  return pageWithoutRecord({
    result,
    title: error ? text.oneFailed : text.loadingTitle,
    words: text,
    next: { to: workspacePaths.review(scholarshipId), label: text.back },
    skeleton: <Skeleton className="h-96" />,
  })
}

type Props = {
  review: Review_ReviewFragment
  application: Scoring_ReviewApplicationFragment
}

function OneApplication({ review, application }: Props) {
  const [asked, setAsked] = useState<string | null>(null)
  const { id, isMine, redactionNote } = application
  const ask = (context: string, label: string) => setAsked(text.about(context, label))
  return (
    <>
      {/* On a phone the score's bar lies over the foot of the page. */}
      <div className="grid grid-cols-1 items-start gap-8 max-lg:pb-20 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {redactionNote && (
            <p className="max-w-prose text-sm text-muted">{redactionNote}</p>
          )}
          <ReviewForm
            application={application}
            onAsk={isMine && !review.isChair ? ask : null}
          />
        </div>
        <Beside review={review} application={application} />
      </div>
      {asked !== null && (
        <LazyPart failed={<PartFailed />}>
          <AskChair applicationId={id} beginning={asked} onClose={() => setAsked(null)} />
        </LazyPart>
      )}
    </>
  )
}

function Lead({ review, application }: Props) {
  return (
    <>
      {review.scholarship.title} ·{' '}
      <span className="tabular">
        {text.submittedOn(formatDateTime(application.submittedAt))}
      </span>
    </>
  )
}

function Back({ review }: Pick<Props, 'review'>) {
  return (
    <TextLink
      to={workspacePaths.review(
        review.scholarshipId,
        review.isChair ? { tab: 'applications' } : {},
      )}
      className="inline-flex min-h-11 items-center"
    >
      {text.back}
    </TextLink>
  )
}

/** The scores, questions and reviewers, beside the application. */
function Beside({ review, application }: Props) {
  const { id, isMine, nextId, scores, questions, reviewers } = application
  const goOn = useGoOn(review.scholarshipId)
  return (
    <div className="flex flex-col gap-6 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:p-1">
      {isMine && (
        <LazyPart failed={<PartFailed />} fallback={<Skeleton className="h-96" />}>
          <OwnScore {...{ review, application }} onNext={() => goOn(nextId)} />
        </LazyPart>
      )}
      <GivenScores rubric={review.rubric} scores={scores} />
      {reviewers && (
        <LazyPart failed={<PartFailed />}>
          <AssignedReviewers
            applicationId={id}
            scholarshipId={review.scholarshipId}
            reviewers={reviewers}
          />
        </LazyPart>
      )}
      <QuestionList questions={questions} mayAnswer={review.isChair} />
      {isMine && (
        <LazyPart failed={<PartFailed />}>
          <DeclareConflict applicationId={id} onDeclared={goOn} />
        </LazyPart>
      )}
      <p className="text-sm text-muted">{text.seenLead}</p>
    </div>
  )
}

/** Goes to the next application, or after the last one back to the list. */
function useGoOn(scholarshipId: string) {
  const navigate = useNavigate()
  return (nextId: string | null | undefined) => {
    if (nextId)
      return void navigate(workspacePaths.reviewApplication(scholarshipId, nextId))
    toast.success({ title: text.last, topic: 'score' })
    void navigate(workspacePaths.review(scholarshipId))
  }
}
