import { memo, startTransition, useEffect, useRef, useState, type ReactNode } from 'react'
import { ShowMore } from './show-more.tsx'

/** The shape of every list that the server returns. */
type Connection<Edge> = {
  edges: readonly Edge[]
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
  totalCount: number
}

export type PagedListProps<Edge extends { node: unknown }> = {
  connection: Connection<Edge>
  /** Lays out the items; by default one below another. */
  className?: string
  /** In the plural: "scholarships". */
  noun: string
  /** The button's label when it brings more than the next page. */
  moreLabel?: string | undefined
  isLoadingMore: boolean
  onShowMore: (after: string) => void
  children: (node: Edge['node'], edge: Edge) => ReactNode
}

/** No list asks for fewer at a time: a list that is no longer than this is whole and needs no foot. */
const smallestPage = 20

/** The items loaded so far, and a button for the next ones where there are any. */
export function PagedList<Edge extends { node: { id: string } }>(
  props: PagedListProps<Edge>,
) {
  const { connection, className, noun, moreLabel, isLoadingMore, onShowMore, children } =
    props
  const { edges, pageInfo, totalCount } = connection
  const after = pageInfo.endCursor
  const shown = useInSteps(edges)
  const list = useRef<HTMLUListElement>(null)
  /** How many items there were when a person asked for more; -1 while nobody has. */
  const before = useRef(-1)
  useEffect(() => {
    const { children: items, nextElementSibling: foot } = list.current ?? {}
    const first = items?.[before.current]
    if (!first) return
    before.current = -1
    // The focus goes from the foot, where more were asked for, to the first new item before it. A list that is now
    // short and whole has lost its foot, and the focus with it.
    const at = document.activeElement
    if (foot?.contains(at) ?? at === document.body) focusOn(first as HTMLElement)
  })
  const showMore = () => {
    before.current = edges.length
    if (after) onShowMore(after)
  }
  return (
    <div>
      <ul ref={list} className={className ?? 'flex flex-col gap-4'}>
        {shown.map((edge) => (
          <Item key={edge.node.id} edge={edge} show={children as ShowItem} />
        ))}
      </ul>
      {(pageInfo.hasNextPage || totalCount > smallestPage) && (
        <ShowMore
          shownCount={edges.length}
          totalCount={totalCount}
          noun={noun}
          moreLabel={moreLabel}
          hasMore={pageInfo.hasNextPage}
          isLoading={isLoadingMore}
          onPress={showMore}
        />
      )}
    </div>
  )
}

function focusOn(item: HTMLElement) {
  item.tabIndex = -1
  item.focus({ preventScroll: true })
}

type AnyEdge = { node: unknown }
type ShowItem = (node: unknown, edge: AnyEdge) => ReactNode

/** Memoized: it does not render again when more items follow. */
const Item = memo(function Item({ edge, show }: { edge: AnyEdge; show: ShowItem }) {
  return <li>{show(edge.node, edge)}</li>
})

/** How many items fill a screen. */
const firstStep = 4

/**
 * Renders the beginning of a list at once and then more and more of it: a phone that lays out all of it in one go
 * does not respond meanwhile.
 */
function useInSteps<Item>(items: readonly Item[]): readonly Item[] {
  const [count, setCount] = useState(firstStep)
  const isAll = count >= items.length
  useEffect(() => {
    if (!isAll) startTransition(() => setCount(count * 2))
  }, [count, isAll])
  return isAll ? items : items.slice(0, count)
}
