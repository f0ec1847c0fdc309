import { useQuery } from '@apollo/client/react'
import { PencilLine } from 'lucide-react'
import { graphql } from '#gql'
import type { OwnQueueQuery, Review_ReviewFragment } from '#gql/graphql'
import { LinkButton, TextLink } from '#page/links.tsx'
import { useOnChange } from '#lib/live/use-on-change.ts'
import { freshList } from '#page/next-page.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { workspacePaths } from '#workspace-paths'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { queueMessages as text } from './queue-messages.ts'

const query = graphql(`
  query OwnQueue($scholarshipId: ID!, $after: String) {
    reviewQueue(scholarshipId: $scholarshipId, first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          number
          scholarshipId
          reviewCount
          myScore {
            isFinal
            total
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`)

/** How many are read at first. */
const FIRST = 20

type Props = { review: Review_ReviewFragment }

/** The applications that one reviewer has to score for a scholarship, and how far they are. */
export function OwnQueue({ review }: Props) {
  const { scholarshipId, stage, counts } = review
  const result = useQuery(query, { variables: { scholarshipId }, ...freshList })
  const list = result.data?.reviewQueue
  const [first] = list?.edges ?? []
  useOnChange(`${stage} ${counts.mineToDo} ${counts.scores}`, () => {
    // A reader who has gone to further rows stays where they are.
    if (list && list.edges.length <= FIRST) void result.refetch()
  })
  const all = counts.mineToDo + counts.mineDone
  const isDone = all > 0 && counts.mineToDo === 0
  return (
    <section aria-labelledby="queue" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="queue" className="text-xl">
          {text.toDo}
        </h2>
        {first && (
          <LinkButton
            kind="primary"
            to={workspacePaths.reviewApplication(scholarshipId, first.node.id)}
          >
            {text.start}
          </LinkButton>
        )}
      </div>
      {all > 0 && <Progress done={counts.mineDone} all={all} />}
      <PaginatedList
        result={result}
        list={list}
        noun={text.noun}
        className="flex flex-col divide-y divide-line border-y border-line"
        failed={text.failed}
        loading={text.loading}
        skeleton={<Skeleton className="h-44" />}
        empty={
          <EmptyState title={text.emptyTitle}>
            {isDone ? text.noneLeft : stage === 'SETUP' ? text.notBegun : text.empty}
          </EmptyState>
        }
      >
        {showOne}
      </PaginatedList>
    </section>
  )
}

function Progress({ done, all }: { done: number; all: number }) {
  const words = text.progress(done, all)
  return (
    <div className="flex max-w-form flex-col gap-1">
      <ProgressBar
        label={text.progressLabel}
        percent={Math.round((100 * done) / all)}
        words={words}
      />
      <p className="tabular text-sm">{words}</p>
    </div>
  )
}

type Node = OwnQueueQuery['reviewQueue']['edges'][number]['node']

/** Outside the component, so that existing items are not rendered again when more come. */
function showOne({ id, number, scholarshipId, reviewCount, myScore }: Node) {
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <TextLink
        to={workspacePaths.reviewApplication(scholarshipId, id)}
        className="tabular inline-flex min-h-11 items-center font-semibold"
      >
        {text.application(number)}
      </TextLink>
      <span className="tabular text-sm text-muted">{text.scores(reviewCount)}</span>
      {myScore && (
        <Badge icon={<PencilLine aria-hidden="true" size={16} />}>{text.begun}</Badge>
      )}
    </div>
  )
}
