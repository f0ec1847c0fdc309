import { useQuery } from '@apollo/client/react'
import { useRef } from 'react'
import { BulkReview } from '#entities/listing-review/bulk-review.tsx'
import type { SeenListing } from '#entities/listing-review/use-review.ts'
import { graphql } from '#gql'
import { freshList } from '#page/next-page.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { adminMessages as text } from './admin-messages.ts'
import { focusFirstCard } from './review-keys.ts'
import { reviewMessages as words } from './review-messages.ts'
import { useListingReview } from './use-listing-review.ts'
import { WaitingListing } from './waiting-listing.tsx'

const query = graphql(`
  query ListingQueue($after: String) {
    unpublishedScholarships(first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          version
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

/** Listings whose facts are too uncertain to publish unseen; a person decides on them one by one or together. */
export function ListingQueue() {
  const result = useQuery(query, freshList)
  const list = result.data?.unpublishedScholarships
  const shown: readonly SeenListing[] = list?.edges.map(({ node }) => node) ?? []
  const queue = useRef<HTMLElement>(null)
  const review = useListingReview(queue, shown)
  return (
    <section ref={queue} className="flex flex-col gap-4">
      <h2 className="text-xl">{words.waiting}</h2>
      {list && list.totalCount > 0 && (
        <>
          <div className="max-w-prose text-muted">
            <p>{text.listingsLead}</p>
            <p>{words.keys}</p>
          </div>
          <Button className="self-start" onClick={() => focusFirstCard(queue)}>
            {words.start}
          </Button>
          <BulkReview
            count={review.chosenCount}
            running={review.running}
            onAll={review.chooseAll}
            onNone={review.chooseNone}
            onDecide={(decision) => void review.decideChosen(decision)}
          />
        </>
      )}
      <PaginatedList
        result={result}
        list={list}
        noun={text.listingsNoun}
        failed={text.listingsFailed}
        loading={text.listingsLoading}
        empty={<EmptyState title={text.noListings}>{text.noListingsText}</EmptyState>}
      >
        {(node) => (
          <WaitingListing
            scholarship={node}
            isChosen={review.chosen.has(node.id)}
            onChoose={() => review.toggle(node.id)}
            onDecide={(decision) => void review.decideOne(decision, node.id)}
          />
        )}
      </PaginatedList>
    </section>
  )
}
