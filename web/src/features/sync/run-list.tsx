import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { PaginatedList } from '#page/paginated-list.tsx'
import { freshList } from '#page/next-page.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { RunRow } from './run-row.tsx'
import { syncMessages as text } from './sync-messages.ts'

const query = graphql(`
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

/** Every run, the newest first. */
export function RunList() {
  const result = useQuery(query, freshList)
  return (
    <PaginatedList
      result={result}
      list={result.data?.syncRuns}
      noun={text.runsNoun}
      failed={text.runsFailed}
      loading={text.runsLoading}
      empty={<EmptyState title={text.noRuns}>{text.noRunsText}</EmptyState>}
    >
      {(node) => <RunRow run={node} />}
    </PaginatedList>
  )
}
