import { useState } from 'react'
import { cardStyle } from '#ui/card-style.ts'
import { FoundCount } from '#ui/found-count.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { SearchResults_ScholarshipConnectionFragment } from '#gql/graphql'
import { foldNotEligible } from './fold-not-eligible.ts'
import { ScholarshipCard } from './scholarship-card.tsx'
import type { SearchState } from './search-address.ts'
import { searchMessages as text } from './search-messages.ts'

const searchResultsFragment = graphql(`
  fragment SearchResults_ScholarshipConnection on ScholarshipConnection {
    edges {
      cursor
      ...CardHighlights_ScholarshipEdge
      node {
        id
        eligibility {
          verdict
        }
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
  /** True when the results that the student is not eligible for come last. */
  isByFit: boolean
  isLoadingMore: boolean
  onShowMore: (after: string) => void
  search: SearchState
  filterCount: number
  onChange: (search: SearchState) => void
  onClear: () => void
}

/** Its advice weighs more than the cards. */
const NothingFound = lazyPart(
  async () => (await import('./nothing-found.tsx')).NothingFound,
)

const cardGrid = 'grid grid-cols-1 gap-4 sm:grid-cols-2'

export function SearchResults({ isByFit, isLoadingMore, ...props }: Props) {
  const connection = readFragment(searchResultsFragment, props.connection)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const folded = isByFit && !isUnfolded ? foldNotEligible(connection) : null
  if (connection.edges.length === 0)
    return (
      <LazyPart fallback={<p>{text.noneTitle}</p>} failed={<p>{text.noneTitle}</p>}>
        <NothingFound {...props} />
      </LazyPart>
    )
  return (
    <PagedList
      connection={folded?.connection ?? connection}
      className={cardGrid}
      noun={text.noun}
      moreLabel={folded ? text.notEligible(formatNumber(folded.count)) : undefined}
      isLoadingMore={isLoadingMore}
      onShowMore={folded ? () => setIsUnfolded(true) : props.onShowMore}
    >
      {showCard}
    </PagedList>
  )
}

type Edge = SearchResults_ScholarshipConnectionFragment['edges'][number]

/** Always the same function, so that existing cards do not render again when more follow. */
const showCard = (node: Edge['node'], edge: Edge) => (
  <ScholarshipCard scholarship={node} edge={edge} />
)

/** Six skeletons in the shape of the coming cards. */
export function SearchSkeleton() {
  return (
    <ul className={cardGrid}>
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <li key={index} className={cardStyle('p-3', 'flex h-40 flex-col gap-3')}>
          <Skeleton className="h-10 w-3/4" />
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-5 w-2/3" />
        </li>
      ))}
    </ul>
  )
}

type CountProps = {
  /** Null while unknown. */
  totalCount: number | null
}

/** How many were found; announced whenever it changes. */
export function ResultCount({ totalCount }: CountProps) {
  return (
    <FoundCount
      count={totalCount}
      say={(count) => text.found(formatNumber(count), count === 1)}
    />
  )
}
