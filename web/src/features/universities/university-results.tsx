import type { ComponentProps } from 'react'
import { PaginatedList } from '#page/paginated-list.tsx'
import { cardStyle } from '#ui/card-style.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FoundCount } from '#ui/found-count.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import { UniversityCard } from './university-card.tsx'
import { universityMessages as text } from './university-messages.ts'

const universityResultsFragment = graphql(`
  fragment UniversityResults_UniversityConnection on UniversityConnection {
    edges {
      cursor
      node {
        id
        ranking
        rankingSource
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
  /** The result of `useQuery`. */
  result: ComponentProps<typeof PaginatedList>['result']
  /** The list, once it has loaded. */
  list: FragmentType<typeof universityResultsFragment> | undefined
  onClear: () => void
}

const cardGrid = 'grid grid-cols-1 gap-4 sm:grid-cols-2'

export function UniversityResults({ result, list, onClear }: Props) {
  const universities = list && readFragment(universityResultsFragment, list)
  return (
    <PaginatedList
      result={result}
      list={universities}
      className={cardGrid}
      noun={text.noun}
      failed={text.failed}
      loading={text.loading}
      skeleton={<UniversitySkeleton />}
      empty={
        <EmptyState
          illustration="lighthouse"
          title={text.none}
          action={<Button onClick={onClear}>{text.clear}</Button>}
        >
          {text.noneHelp}
        </EmptyState>
      }
    >
      {(node) => <UniversityCard university={node} />}
    </PaginatedList>
  )
}

/** Who made the ranking, said once for the whole list; its space stays free while the list loads. */
export function RankedBy({ list }: Pick<Props, 'list'>) {
  const edges = list ? readFragment(universityResultsFragment, list).edges : []
  const sources = edges.flatMap(({ node }) =>
    node.ranking === null ? [] : (node.rankingSource ?? []),
  )
  return (
    <p className="min-h-5 text-sm text-muted">
      {sources.length > 0 && text.rankingBy([...new Set(sources)].join(' · '))}
    </p>
  )
}

/** How many were found; announced whenever it changes. */
export function UniversityCount({ totalCount }: { totalCount: number | null }) {
  return (
    <FoundCount
      count={totalCount}
      say={(count) => text.found(formatNumber(count), count === 1)}
    />
  )
}

function UniversitySkeleton() {
  return (
    <ul className={cardGrid}>
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <li key={index} className={cardStyle('p-card', 'flex h-80 flex-col gap-3')}>
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-20 w-4/5" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="mt-auto h-11 w-32" />
        </li>
      ))}
    </ul>
  )
}
