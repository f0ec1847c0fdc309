import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { showError } from '#lib/show-error.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { ShowMore } from '#ui/show-more.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { adminMessages as text } from './admin-messages.ts'
import { WaitingListing } from './waiting-listing.tsx'

const document = graphql(`
  query ListingQueue($after: String) {
    unpublishedScholarships(first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          ...WaitingListing_Scholarship
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

/** Listings whose facts are too uncertain to show without a person's look. */
export function ListingQueue() {
  const { data, error, loading, refetch, fetchMore } = useQuery(document, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const list = data?.unpublishedScholarships
  if (!list) {
    return error ? (
      <ErrorState
        title={text.listingsFailed}
        onRetry={() => void refetch()}
        isRetrying={loading}
      >
        {showError(error)}
      </ErrorState>
    ) : (
      <Loading label={text.listingsLoading}>
        <Skeleton className="h-56" />
      </Loading>
    )
  }
  if (list.totalCount === 0)
    return <EmptyState title={text.noListings}>{text.noListingsText}</EmptyState>
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-muted">{text.listingsLead}</p>
      <ul className="flex flex-col gap-4">
        {list.edges.map(({ node }) => (
          <li key={node.id}>
            <WaitingListing scholarship={node} />
          </li>
        ))}
      </ul>
      <ShowMore
        shownCount={list.edges.length}
        totalCount={list.totalCount}
        noun={text.listingsNoun}
        hasMore={list.pageInfo.hasNextPage}
        isLoading={loading}
        onPress={() => void fetchMore({ variables: { after: list.pageInfo.endCursor } })}
      />
    </div>
  )
}
