import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import { PaginatedList } from '#page/paginated-list.tsx'
import { freshList } from '#page/next-page.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { adminMessages as text } from './admin-messages.ts'
import { WaitingListing } from './waiting-listing.tsx'

const query = graphql(`
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
  const result = useQuery(query, freshList)
  const list = result.data?.unpublishedScholarships
  return (
    <div className="flex flex-col gap-4">
      {list && list.totalCount > 0 && (
        <p className="max-w-prose text-muted">{text.listingsLead}</p>
      )}
      <PaginatedList
        result={result}
        list={list}
        noun={text.listingsNoun}
        failed={text.listingsFailed}
        loading={text.listingsLoading}
        empty={<EmptyState title={text.noListings}>{text.noListingsText}</EmptyState>}
      >
        {(node) => <WaitingListing scholarship={node} />}
      </PaginatedList>
    </div>
  )
}
