import { useQuery } from '@apollo/client/react'
import { useDeferredValue, useReducer, useState, type ReactNode } from 'react'
import { readFragment, type FragmentType } from '#gql'
import type { SeenApplicationInput } from '#gql/graphql'
import { useOnChange } from '#lib/live/use-on-change.ts'
import { freshList } from '#page/next-page.ts'
import { QueryState } from '#page/query-state.tsx'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FoundCount } from '#ui/found-count.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { RankedTable } from './ranked-table.tsx'
import { RankingFilters } from './ranking-filters.tsx'
import { rankingMessages as text } from './ranking-messages.ts'
import { PAGE_ROWS, rankedFragment, rankingQuery } from './ranking-query.ts'
import { changeSelection, nothing, type SelectionChange } from './selection.ts'
import { useRankingFilters, type RankingFilters as Filters } from './use-ranking-filters.ts'
import { useRankingPages } from './use-ranking-pages.ts'

type Props = {
  scholarshipId: string
  reviewsPerApplication: number
  /** Changes when the list has changed. */
  liveKey: string
  /**
   * Shows the actions for the chosen applications.
   * @param seen as the list has them
   */
  renderActions: (
    ids: readonly string[],
    seen: readonly SeenApplicationInput[],
    onDone: () => void,
  ) => ReactNode
}

/** All applications to one scholarship: sorted, filtered, chosen. */
export function RankedApplications(props: Props) {
  const filters = useRankingFilters()
  // The choice shows at once; a list of a hundred rows follows when the browser has time for it.
  const key = useDeferredValue(JSON.stringify([filters.filter, filters.sort]))
  return (
    <div className="flex flex-col gap-4">
      <RankingFilters filters={filters} />
      <Disclosure summary={text.method}>
        <div className="flex max-w-prose flex-col gap-2">
          {text.methodText.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Disclosure>
      {/* Another list begins with its first page. */}
      <Listed key={key} {...props} wanted={key} filters={filters} />
    </div>
  )
}

function Listed(props: Props & { filters: Filters; wanted: string }) {
  const { scholarshipId, filters, wanted } = props
  const [filter, sort] = JSON.parse(wanted) as [Filters['filter'], Filters['sort']]
  const result = useQuery(rankingQuery, {
    variables: { scholarshipId, filter, sort },
    ...freshList,
  })
  const list = result.data?.review?.applications
  const pages = useRankingPages(result, list)
  useOnChange(props.liveKey, () => {
    // A reader who has gone to further rows stays where they are.
    if (list && list.edges.length <= PAGE_ROWS) void result.refetch()
  })
  if (!list)
    return (
      <QueryState result={result} failed={text.failed} label={text.loading}>
        <Skeleton className="h-96" />
      </QueryState>
    )
  return (
    <>
      <FoundCount count={list.totalCount} say={text.total} />
      {list.edges.length === 0 ? (
        <NoneFound isFiltered={filters.isFiltered} onShowAll={filters.clear} />
      ) : (
        <Chosen {...props} pages={pages} />
      )}
    </>
  )
}

type Edge = { node: FragmentType<typeof rankedFragment> }
type Pages = ReturnType<typeof useRankingPages<Edge>>

function Chosen(props: Props & { pages: Pages }) {
  const { scholarshipId, reviewsPerApplication, renderActions, pages } = props
  const rows = pages.shown.map(({ node }) => readFragment(rankedFragment, node))
  const order = rows.map(({ id }) => id)
  const [chosen, change] = useReducer(
    (before: typeof nothing, next: SelectionChange) => changeSelection(before, order, next),
    nothing,
  )
  const seen = pages.loaded
    .map(({ node }) => readFragment(rankedFragment, node))
    .filter(({ id }) => chosen.ids.has(id))
    .map(({ id, version }) => ({ applicationId: id, version }))
  const [onToggle] = useState(
    () => (id: string, isRange: boolean) => change({ kind: 'toggle', id, isRange }),
  )
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-3">
        <p role="status" className="tabular font-semibold">
          {text.chosen(chosen.ids.size)}
        </p>
        {chosen.ids.size === 0 ? (
          // Coarse pointers usually come without a keyboard.
          <p className="text-sm text-muted pointer-coarse:hidden">{text.rangeHint}</p>
        ) : (
          <>
            {renderActions([...chosen.ids], seen, () => change({ kind: 'clear' }))}
            <Button kind="quiet" onClick={() => change({ kind: 'clear' })}>
              {text.clear}
            </Button>
          </>
        )}
      </div>
      <RankedTable
        {...{ scholarshipId, rows, onToggle }}
        wanted={reviewsPerApplication}
        chosen={chosen.ids}
        onToggleAll={(isChosen) => change({ kind: 'all', isChosen })}
      />
      <Pager pages={pages} />
    </>
  )
}

function Pager({ pages }: { pages: Pages }) {
  const { from, to, total, goBack, goOn, isLoadingMore } = pages
  if (!goBack && !goOn) return null
  return (
    <nav aria-label={text.pages} className="flex flex-wrap items-center gap-3">
      {goBack && <Button onClick={goBack}>{text.before}</Button>}
      <p role="status" className="tabular text-muted">
        {text.place(from, to, total)}
      </p>
      {goOn && (
        <Button onClick={goOn} isBusy={isLoadingMore}>
          {text.after}
        </Button>
      )}
    </nav>
  )
}

type NoneProps = { isFiltered: boolean; onShowAll: () => void }

function NoneFound({ isFiltered, onShowAll }: NoneProps) {
  if (!isFiltered)
    return (
      <EmptyState illustration="letter" title={text.emptyTitle}>
        {text.empty}
      </EmptyState>
    )
  return (
    <EmptyState
      title={text.noneTitle}
      action={<Button onClick={onShowAll}>{text.showAll}</Button>}
    >
      {text.none}
    </EmptyState>
  )
}
