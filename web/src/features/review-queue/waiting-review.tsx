import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { LinkButton } from '#page/links.tsx'
import { QueryState } from '#page/query-state.tsx'
import { workspacePaths } from '#workspace-paths'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { queueMessages as text } from './queue-messages.ts'

const query = graphql(`
  query WaitingReview($scholarshipId: ID!) {
    review(scholarshipId: $scholarshipId) {
      scholarshipId
      counts {
        mineToDo
        mineDone
      }
      scholarship {
        id
        title
      }
    }
  }
`)

/** One scholarship whose applications wait for the viewer. */
export function WaitingReview({ scholarshipId }: { scholarshipId: string }) {
  const result = useQuery(query, { variables: { scholarshipId } })
  const { data } = result
  if (!data)
    return (
      <QueryState result={result} failed={text.oneFailed} label={text.loading}>
        <Skeleton className="h-32" />
      </QueryState>
    )
  const { review } = data
  if (!review) return null
  const { mineToDo, mineDone } = review.counts
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <h2 className="text-lg break-words">{review.scholarship.title}</h2>
        <p className="tabular text-muted">
          {text.waiting(mineToDo)} · {text.progress(mineDone, mineDone + mineToDo)}
        </p>
      </div>
      <LinkButton
        to={workspacePaths.review(scholarshipId)}
        aria-label={text.open(review.scholarship.title)}
      >
        {text.openShort}
      </LinkButton>
    </Card>
  )
}
