import { NetworkStatus } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { NotThereYet } from '#lib/not-there-yet.tsx'
import { readMore } from '#lib/read-more.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { RunRow } from './run-row.tsx'
import { syncMessages as text } from './sync-messages.ts'

const document = graphql(`
  query RunList($after: String) {
    syncRuns(first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          ...RunRow_SyncRun
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

/** Everything that was ever read, the newest first. */
export function RunList() {
  const result = useQuery(document, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const list = result.data?.syncRuns
  if (!list)
    return (
      <NotThereYet result={result} failed={text.runsFailed} label={text.runsLoading}>
        <Skeleton className="h-56" />
      </NotThereYet>
    )
  if (list.totalCount === 0)
    return <EmptyState title={text.noRuns}>{text.noRunsText}</EmptyState>
  return (
    <PagedList
      connection={list}
      noun={text.runsNoun}
      isLoadingMore={result.networkStatus === NetworkStatus.fetchMore}
      onShowMore={(after) =>
        void readMore(result.fetchMore({ variables: { after } }), text.runsFailed)
      }
    >
      {(node) => <RunRow run={node} />}
    </PagedList>
  )
}
