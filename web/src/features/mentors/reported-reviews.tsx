import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { readAgain } from '#lib/apollo/read-again.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { formatDayOf } from '#lib/format/format.ts'
import { mentorPaths } from '#entities/mentor/mentor-paths.ts'
import { TextLink } from '#page/links.tsx'
import { freshList } from '#page/next-page.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { Button } from '#ui/button.tsx'
import { optionsOf } from '#ui/options-of.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useOneAction } from '#ui/use-one-action.ts'
import { graphql } from '#gql'
import type { ReportedReviewState, ReportedReviewsQuery } from '#gql/graphql'
import { mentorMessages } from './mentor-messages.ts'
import { reportMessages as text, reportReasons } from './report-messages.ts'

const query = graphql(`
  query ReportedReviews($state: ReportedReviewState!, $after: String) {
    reportedReviews(state: $state, first: 20, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          rating
          feedback
          isHidden
          openedAt
          mentor {
            id
            name
          }
          reports {
            id
            reason
            note
          }
        }
      }
    }
  }
`)

const mutation = graphql(`
  mutation ReportedReviews_Decide($input: DecideReviewReportsInput!) {
    decideReviewReports(input: $input) {
      __typename
      ... on Problem {
        code
        message
      }
    }
  }
`)

const states = optionsOf(text.states)

/** Reviews of mentors that people reported, and those that are hidden. */
export function ReportedReviews() {
  const [state, setState] = useState<ReportedReviewState>('OPEN')
  const result = useQuery(query, { variables: { state }, ...freshList })
  return (
    <section aria-labelledby="reported-reviews" className="flex flex-col gap-4">
      <h2 id="reported-reviews" className="text-xl">
        {text.queue}
      </h2>
      <SelectField
        label={text.state}
        name="reviews"
        isOptional="unsaid"
        value={state}
        options={states}
        onChange={(next) => next && setState(next)}
        className="sm:max-w-64"
      />
      <PaginatedList
        result={result}
        list={result.data?.reportedReviews}
        noun={text.noun}
        failed={text.failed}
        loading={text.loading}
        empty={<EmptyState title={text.none[state]} />}
      >
        {(node) => <Reported review={node} />}
      </PaginatedList>
    </section>
  )
}

type Review = ReportedReviewsQuery['reportedReviews']['edges'][number]['node']

/** One review with its words and the reports on it. */
function Reported({ review }: { review: Review }) {
  const { id, mentor, rating, feedback, isHidden, openedAt, reports } = review
  const [decide, { client }] = useMutation(mutation)
  const { running, run } = useOneAction<'hide' | 'keep'>()
  const press = (what: 'hide' | 'keep') =>
    run(what, async () => {
      const input = { id, hide: what === 'hide' }
      const done = await runMutation(
        text.failedDecision,
        async () => (await decide({ variables: { input } })).data?.decideReviewReports,
      )
      if (done === null) return
      toast.success({ title: text.decided, topic: 'review' })
      await readAgain(client, ['ReportedReviews'])
      focusHeading()
    })
  return (
    <Card className="flex flex-col gap-3">
      <h3 className="text-lg break-words">
        <TextLink to={mentorPaths.mentor(mentor.id)}>{text.about(mentor.name)}</TextLink>
      </h3>
      <p className="text-sm text-muted">
        {mentorMessages.starsGiven(rating)} · {formatDayOf(openedAt)}
      </p>
      <p className="max-w-prose break-words whitespace-pre-line">{feedback}</p>
      <ul className="list-disc ps-6">
        {reports.map((report) => (
          <li key={report.id} className="break-words">
            {reportReasons[report.reason]}
            {report.note && `: ${report.note}`}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {!isHidden && (
          <Button
            kind="danger"
            isBusy={running === 'hide'}
            onClick={() => void press('hide')}
          >
            {text.hide}
          </Button>
        )}
        <Button isBusy={running === 'keep'} onClick={() => void press('keep')}>
          {isHidden ? text.show : text.keep}
        </Button>
      </div>
    </Card>
  )
}
