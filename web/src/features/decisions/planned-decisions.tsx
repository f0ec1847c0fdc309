import { useQuery } from '@apollo/client/react'
import { useEffect, type ReactNode } from 'react'
import { graphql, readFragment } from '#gql'
import type { PlannedRow_PlannedDecisionFragment } from '#gql/graphql'
import { freshList, nextPage } from '#page/next-page.ts'
import { QueryState } from '#page/query-state.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ShowMore } from '#ui/show-more.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ApplyDecisions } from './apply-decisions.tsx'
import { decisionMessages as text } from './decision-messages.ts'
import { plannedFragment, PlannedRow } from './planned-row.tsx'
import { useUndo } from './use-undo.ts'

const query = graphql(`
  query PlannedDecisions($scholarshipId: ID!, $after: String) {
    review(scholarshipId: $scholarshipId) {
      scholarshipId
      counts {
        planned
      }
      plannedDecisions(first: 100, after: $after) {
        edges {
          cursor
          node {
            applicationId
            ...PlannedRow_PlannedDecision
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        totalCount
      }
    }
  }
`)

/** A job works on the decisions meanwhile. */
const POLL_MS = 1_500

type Props = {
  scholarshipId: string
  /** Leads to the list where decisions are planned. */
  toList: ReactNode
}

/** The planned decisions: each with its mail; they can be undone one by one, or applied all at once. */
export function PlannedDecisions({ scholarshipId, toList }: Props) {
  const result = useQuery(query, { variables: { scholarshipId }, ...freshList })
  const { data, startPolling, stopPolling } = result
  const list = data?.review?.plannedDecisions
  const rows = list?.edges.map(({ node }) => readFragment(plannedFragment, node)) ?? []
  const isApplying = rows.some((row) => row.isApplying)
  useEffect(() => {
    if (!isApplying) return undefined
    startPolling(POLL_MS)
    return stopPolling
  }, [isApplying, startPolling, stopPolling])
  if (!list)
    return (
      <QueryState result={result} failed={text.failed} label={text.loading}>
        <Skeleton className="h-64" />
      </QueryState>
    )
  return (
    <section aria-labelledby="decisions" className="flex flex-col gap-4">
      <div>
        <h2 id="decisions" tabIndex={-1} className="text-xl">
          {text.title}
        </h2>
        <p className="max-w-prose text-muted">{text.lead}</p>
      </div>
      {rows.length === 0 ? (
        <EmptyState title={text.emptyTitle} action={toList}>
          {text.empty}
        </EmptyState>
      ) : (
        <Rows
          {...{ scholarshipId, rows, isApplying }}
          totalCount={list.totalCount}
          pageInfo={list.pageInfo}
          {...nextPage(result, text.failed)}
        />
      )}
    </section>
  )
}

type RowsProps = {
  scholarshipId: string
  rows: readonly PlannedRow_PlannedDecisionFragment[]
  isApplying: boolean
  totalCount: number
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
} & ReturnType<typeof nextPage>

function Rows(props: RowsProps) {
  const { scholarshipId, rows, isApplying, totalCount, pageInfo } = props
  const { isLoadingMore, onShowMore } = props
  const ids = rows.map(({ applicationId }) => applicationId)
  const { undoing, undo } = useUndo(scholarshipId)
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="tabular font-semibold">
          {text.count(totalCount)}
        </p>
        <ApplyDecisions
          {...{ scholarshipId, isApplying }}
          count={totalCount}
          problemCount={rows.filter(({ problem }) => problem).length}
        />
        {!isApplying && (
          <Button kind="quiet" isBusy={undoing === 'all'} onClick={() => undo('all', ids)}>
            {text.undoAll}
          </Button>
        )}
      </div>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <li key={row.applicationId}>
            <PlannedRow {...{ row, undoing }} onUndo={(id) => undo(id, [id])} />
          </li>
        ))}
      </ul>
      {pageInfo.hasNextPage && (
        <ShowMore
          shownCount={rows.length}
          totalCount={totalCount}
          noun={text.noun}
          hasMore
          isLoading={isLoadingMore}
          onPress={() => pageInfo.endCursor && onShowMore(pageInfo.endCursor)}
        />
      )}
    </>
  )
}
