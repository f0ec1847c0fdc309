import type { ReactNode } from 'react'
import { PagedList, type PagedListProps } from '#ui/paged-list.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { QueryState, type QueryResult } from './query-state.tsx'
import { nextPage, type Paged } from './next-page.ts'

type PaginatedListProps<Edge extends { node: unknown }> = Pick<
  PagedListProps<Edge>,
  'className' | 'noun' | 'children'
> & {
  /** What `useQuery` answered. */
  result: QueryResult & Paged
  /** The list in it, once it is read. */
  list: PagedListProps<Edge>['connection'] | undefined
  failed: string
  /** Said aloud while it loads. */
  loading: string
  /** In the shape of what comes. */
  skeleton?: ReactNode
  /** Stands there when the list has nothing. */
  empty: ReactNode
}

/** Three cards, as most lists begin, standing as the items will. */
export function ListSkeleton({ className = 'flex flex-col gap-4' }) {
  return (
    <div className={className}>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} className="h-44" />
      ))}
    </div>
  )
}

/** A list of the server in each of its states: on its way, failed, with nothing in it, with its items. */
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
