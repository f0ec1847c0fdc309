import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatNumber } from '#lib/format.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ShowMore } from '#ui/show-more.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import { ScholarshipCard } from './scholarship-card.tsx'
import { searchMessages as text } from './search-messages.ts'

export const searchResultsFragment = graphql(`
  fragment SearchResults_ScholarshipConnection on ScholarshipConnection {
    edges {
      cursor
      node {
        id
        ...ScholarshipCard_Scholarship
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
`)

type Props = {
  connection: FragmentType<typeof searchResultsFragment>
  isLoadingMore: boolean
  onShowMore: (after: string) => void
  onClear: () => void
}

export function SearchResults({ connection, isLoadingMore, onShowMore, onClear }: Props) {
  const { edges, pageInfo, totalCount } = readFragment(searchResultsFragment, connection)
  if (edges.length === 0) return <NothingFound onClear={onClear} />
  return (
    <div>
      <CardGrid>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <ScholarshipCard scholarship={node} />
          </li>
        ))}
      </CardGrid>
      <ShowMore
        shownCount={edges.length}
        totalCount={totalCount}
        noun={text.noun}
        hasMore={pageInfo.hasNextPage}
        isLoading={isLoadingMore}
        onPress={() => pageInfo.endCursor && onShowMore(pageInfo.endCursor)}
      />
    </div>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<Search aria-hidden="true" size={32} />}
      title={text.noneTitle}
      action={
        <Button kind="primary" onClick={onClear}>
          {text.clearAll}
        </Button>
      }
    >
      {text.none}
    </EmptyState>
  )
}

/** Six cards in the shape of what comes. */
export function SearchSkeleton() {
  return (
    <Loading label={text.loading}>
      <CardGrid>
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <li
            key={index}
            className="flex h-96 flex-col gap-3 rounded border border-line bg-surface p-5"
          >
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-6 w-2/5" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-16 w-2/3" />
            <Skeleton className="mt-auto h-11 w-full" />
          </li>
        ))}
      </CardGrid>
    </Loading>
  )
}

function CardGrid({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">{children}</ul>
}

type CountProps = {
  /** Null while nothing is known. */
  totalCount: number | null
}

/** How many were found; said aloud whenever it changes. */
export function ResultCount({ totalCount }: CountProps) {
  return (
    <p role="status" className="tabular min-h-6 font-semibold">
      {totalCount !== null && text.found(formatNumber(totalCount), totalCount === 1)}
    </p>
  )
}
