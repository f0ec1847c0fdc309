import { useQuery } from '@apollo/client/react'
import { BellPlus } from 'lucide-react'
import { useRef } from 'react'
import { SavedSearchCard } from '#features/saved-searches/saved-search-card.tsx'
import { savedSearchMessages as text } from '#features/saved-searches/saved-search-messages.ts'
import { FindScholarships } from '#entities/scholarship/find-scholarships.tsx'
import { formatNumber } from '#lib/format/format.ts'
import { QueryState } from '#page/query-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { graphql } from '#gql'

const listQuery = graphql(`
  query SavedSearchList {
    savedSearches(first: 50) {
      totalCount
      edges {
        node {
          id
          ...SavedSearchCard_SavedSearch
        }
      }
    }
  }
`)

const grid = 'grid grid-cols-1 gap-4 lg:grid-cols-2'

/** All of one's own: there are fifty at most. */
export function SavedSearchList() {
  const total = useRef<HTMLParagraphElement>(null)
  const result = useQuery(listQuery, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  if (!result.data)
    return (
      <QueryState result={result} failed={text.failed} label={text.loading}>
        <ListSkeleton />
      </QueryState>
    )
  const { totalCount, edges } = result.data.savedSearches
  return (
    <>
      <p ref={total} tabIndex={-1} role="status" className="min-h-6 font-semibold">
        {text.total(formatNumber(totalCount), totalCount === 1)}
      </p>
      {edges.length === 0 ? (
        <FindScholarships icon={BellPlus} title={text.emptyTitle} find={text.find}>
          {text.empty}
        </FindScholarships>
      ) : (
        <ul className={grid}>
          {edges.map(({ node }) => (
            <li key={node.id}>
              <SavedSearchCard
                search={node}
                // The pressed button is gone with its card.
                onRemoved={() => total.current?.focus({ preventScroll: true })}
              />
            </li>
          ))}
        </ul>
      )}
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
