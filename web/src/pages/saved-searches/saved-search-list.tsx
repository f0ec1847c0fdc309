import { useQuery } from '@apollo/client/react'
import { useRef } from 'react'
import { SavedSearchCard } from '#features/saved-searches/saved-search-card.tsx'
import { savedSearchMessages as text } from '#features/saved-searches/saved-search-messages.ts'
import { FindScholarships } from '#entities/scholarship/find-scholarships.tsx'
import { freshList } from '#page/next-page.ts'
import { PaginatedList } from '#page/paginated-list.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { graphql } from '#gql'

// Each search counts its results, which costs as much as a search: more than 40 would come near the cost limit of one
// operation.
const listQuery = graphql(`
  query SavedSearchList($after: String) {
    savedSearches(first: 40, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...SavedSearchCard_SavedSearch
        }
      }
    }
  }
`)

const grid = 'grid grid-cols-1 gap-4 lg:grid-cols-2'

/** All saved searches of the student. */
export function useSavedSearches() {
  return useQuery(listQuery, freshList)
}

type Props = { result: ReturnType<typeof useSavedSearches> }

export function SavedSearchList({ result }: Props) {
  const total = useRef<HTMLParagraphElement>(null)
  const list = result.data?.savedSearches
  return (
    <>
      {/* An empty list has it too: it takes the focus when the last card is gone. */}
      <p
        ref={total}
        tabIndex={-1}
        role="status"
        className={list?.totalCount === 0 ? 'sr-only' : 'min-h-6 font-semibold'}
      >
        {list && text.total(formatNumber(list.totalCount), list.totalCount === 1)}
      </p>
      <PaginatedList
        result={result}
        list={list}
        className={grid}
        noun={text.noun}
        failed={text.failed}
        loading={text.loading}
        skeleton={<ListSkeleton />}
        empty={
          <FindScholarships illustration="buoy" title={text.emptyTitle} find={text.find}>
            {text.empty}
          </FindScholarships>
        }
      >
        {(node) => (
          <SavedSearchCard
            search={node}
            // The pressed button is gone with its card.
            onRemoved={() => total.current?.focus({ preventScroll: true })}
          />
        )}
      </PaginatedList>
    </>
  )
}

function ListSkeleton() {
  return (
    <div className={grid}>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} className="h-72 w-full" />
      ))}
    </div>
  )
}
