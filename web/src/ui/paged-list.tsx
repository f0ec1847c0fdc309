import type { ReactNode } from 'react'
import { ShowMore } from './show-more.tsx'

/** What every list of the server answers, whatever it lists. */
type Connection<Node> = {
  edges: readonly { node: Node }[]
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
  totalCount: number
}

type PagedListProps<Node> = {
  connection: Connection<Node>
  /** How the items stand: one below another unless it says otherwise. */
  className?: string
  /** In the plural: "scholarships". */
  noun: string
  isLoadingMore: boolean
  onShowMore: (after: string) => void
  children: (node: Node) => ReactNode
}

/** No list asks for fewer at a time: one that is not longer stands there whole and needs no foot. */
const smallestPage = 20

/** The items read so far, and the way to the next ones where there are any. */
export function PagedList<Node extends { id: string }>(props: PagedListProps<Node>) {
  const { connection, className, noun, isLoadingMore, onShowMore, children } = props
  const { edges, pageInfo, totalCount } = connection
  const after = pageInfo.endCursor
  return (
    <div>
      <ul className={className ?? 'flex flex-col gap-4'}>
        {edges.map(({ node }) => (
          <li key={node.id}>{children(node)}</li>
        ))}
      </ul>
      {(pageInfo.hasNextPage || totalCount > smallestPage) && (
        <ShowMore
          shownCount={edges.length}
          totalCount={totalCount}
          noun={noun}
          hasMore={pageInfo.hasNextPage}
          isLoading={isLoadingMore}
          onPress={() => after && onShowMore(after)}
        />
      )}
    </div>
  )
}
