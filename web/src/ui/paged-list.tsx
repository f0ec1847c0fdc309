import { memo, startTransition, useEffect, useRef, useState, type ReactNode } from 'react'
import { ShowMore } from './show-more.tsx'

/** What every list of the server answers, whatever it lists. */
type Connection<Edge> = {
  edges: readonly Edge[]
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
  totalCount: number
}

export type PagedListProps<Edge extends { node: unknown }> = {
  connection: Connection<Edge>
  /** How the items stand: one below another unless it says otherwise. */
  className?: string
  /** In the plural: "scholarships". */
  noun: string
  /** What the button says when more than the next page is behind it. */
  moreLabel?: string | undefined
  isLoadingMore: boolean
  onShowMore: (after: string) => void
  children: (node: Edge['node'], edge: Edge) => ReactNode
}

/** No list asks for fewer at a time: one that is not longer stands there whole and needs no foot. */
const smallestPage = 20

/** The items read so far, and the way to the next ones where there are any. */
export function PagedList<Edge extends { node: { id: string } }>(
  props: PagedListProps<Edge>,
) {
  const { connection, className, noun, moreLabel, isLoadingMore, onShowMore, children } =
    props
  const { edges, pageInfo, totalCount } = connection
  const after = pageInfo.endCursor
  const shown = useInSteps(edges)
  const list = useRef<HTMLUListElement>(null)
  /** How many there were when more were asked for; -1 while nobody did. */
  const before = useRef(-1)
  useEffect(() => {
    const { children: items, nextElementSibling: foot } = list.current ?? {}
    const first = items?.[before.current]
    if (!first) return
    before.current = -1
    // They stand before the foot, where they were asked for; a list that is short and whole has none any more.
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

/** Does not change when more items follow. */
const Item = memo(function Item({ edge, show }: { edge: AnyEdge; show: ShowItem }) {
  return <li>{show(edge.node, edge)}</li>
})

/** How many fill a screen. */
const firstStep = 4

/** A list's beginning at once and then ever more of it: a phone that lays out all in one go does not answer meanwhile. */
function useInSteps<Item>(items: readonly Item[]): readonly Item[] {
  const [count, setCount] = useState(firstStep)
  const isAll = count >= items.length
  useEffect(() => {
    if (!isAll) startTransition(() => setCount(count * 2))
  }, [count, isAll])
  return isAll ? items : items.slice(0, count)
}
