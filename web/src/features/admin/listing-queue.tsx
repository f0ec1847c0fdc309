import { NetworkStatus } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { NotThereYet } from '#lib/not-there-yet.tsx'
import { readMore } from '#lib/read-more.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
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
  const result = useQuery(document, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const list = result.data?.unpublishedScholarships
  if (!list)
    return (
      <NotThereYet
        result={result}
        failed={text.listingsFailed}
        label={text.listingsLoading}
      >
        <Skeleton className="h-56" />
      </NotThereYet>
    )
  if (list.totalCount === 0)
    return <EmptyState title={text.noListings}>{text.noListingsText}</EmptyState>
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-muted">{text.listingsLead}</p>
      <PagedList
        connection={list}
        noun={text.listingsNoun}
        isLoadingMore={result.networkStatus === NetworkStatus.fetchMore}
        onShowMore={(after) =>
          void readMore(result.fetchMore({ variables: { after } }), text.listingsFailed)
        }
      >
        {(node) => <WaitingListing scholarship={node} />}
      </PagedList>
    </div>
  )
}
