import type { ReactNode } from 'react'
import { PagedList, type PagedListProps } from '#ui/paged-list.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { QueryState, type QueryResult } from './query-state.tsx'
import { nextPage, type Paged } from './next-page.ts'

type PaginatedListProps<Edge extends { node: unknown }> = Pick<
  PagedListProps<Edge>,
  'className' | 'noun' | 'children'
> & {
  /** What `useQuery` returned. */
  result: QueryResult & Paged
  /** The list in that result, once it is read. */
  list: PagedListProps<Edge>['connection'] | undefined
  failed: string
  /** Announced while it loads. */
  loading: string
  /** Has the shape of the list that is loading. */
  skeleton?: ReactNode
  /** Shown when the list has no items. */
  empty: ReactNode
}

/** Three cards, because most lists begin so, laid out as the items will be. */
export function ListSkeleton({ className = 'flex flex-col gap-4' }) {
  return (
    <div className={className}>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} className="h-44" />
      ))}
    </div>
  )
}

/** A list of the server in each of its states: loading, failed, empty, with its items. */
export function PaginatedList<Edge extends { node: { id: string } }>(
  props: PaginatedListProps<Edge>,
) {
  const { result, list, failed, loading, skeleton, empty, ...shown } = props
  if (!list)
    return (
      <QueryState result={result} failed={failed} label={loading}>
        {skeleton ?? <ListSkeleton className={shown.className} />}
      </QueryState>
    )
  if (list.edges.length === 0) return empty
  return <PagedList connection={list} {...shown} {...nextPage(result, failed)} />
}
