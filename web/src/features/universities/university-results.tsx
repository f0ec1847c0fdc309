import { School } from 'lucide-react'
import { formatNumber } from '#lib/format.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FoundCount } from '#ui/found-count.tsx'
import { PagedList } from '#ui/paged-list.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import { UniversityCard } from './university-card.tsx'
import { universityMessages as text } from './university-messages.ts'

export const universityResultsFragment = graphql(`
  fragment UniversityResults_UniversityConnection on UniversityConnection {
    edges {
      cursor
      node {
        id
        ...UniversityCard_University
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
  connection: FragmentType<typeof universityResultsFragment>
  isLoadingMore: boolean
  onShowMore: (after: string) => void
  onClear: () => void
}

const cardGrid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3'

export function UniversityResults(props: Props) {
  const { isLoadingMore, onShowMore, onClear } = props
  const connection = readFragment(universityResultsFragment, props.connection)
  if (connection.edges.length === 0)
    return (
      <EmptyState
        icon={<School aria-hidden="true" size={32} />}
        title={text.none}
        action={<Button onClick={onClear}>{text.clear}</Button>}
      >
        {text.noneHelp}
      </EmptyState>
    )
  return (
    <PagedList
      connection={connection}
      className={cardGrid}
      noun={text.noun}
      isLoadingMore={isLoadingMore}
      onShowMore={onShowMore}
    >
      {(node) => <UniversityCard university={node} />}
    </PagedList>
  )
}

/** How many were found; said aloud whenever it changes. */
export function UniversityCount({ totalCount }: { totalCount: number | null }) {
  return (
    <FoundCount>
      {totalCount !== null && text.found(formatNumber(totalCount), totalCount === 1)}
    </FoundCount>
  )
}

export function UniversitySkeleton() {
  return (
    <Loading label={text.loading}>
      <ul className={cardGrid}>
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <li
            key={index}
            className="flex h-80 flex-col gap-3 rounded border border-line bg-surface p-5"
          >
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-20 w-4/5" />
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="mt-auto h-11 w-32" />
          </li>
        ))}
      </ul>
    </Loading>
  )
}
