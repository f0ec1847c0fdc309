import type { FieldPolicy, Reference } from '@apollo/client'

type Edge = { cursor?: string; node?: Reference | object }

type Page = {
  edges?: readonly Edge[]
  pageInfo?: { hasNextPage: boolean; endCursor?: string | null }
  totalCount?: number
}

/**
 * Appends the page after `after` to what is there. A first page that is read again takes the place
 * of its part: who read further keeps their place, unless the list is another one by now.
 * Others change what is listed while somebody reads it: a record that moved behind the reader is
 * not listed a second time, and a list that was read to its end counts what was read.
 * Not Apollo's relayStylePagination: that invents edges' cursors, our pages always carry them.
 */
export const keysetPagination: FieldPolicy<Page> = {
  // Each other argument makes it another list.
  keyArgs: (args) =>
    Object.keys(args ?? {}).filter((name) => name !== 'first' && name !== 'after'),
  // A record that was removed from the cache leaves its lists. Counts may be asked for without any.
  read: (list, { canRead }) =>
    list?.edges
      ? {
          ...list,
          edges: list.edges.filter(({ node }) => !node || canRead(node as Reference)),
        }
      : list,
  merge(existing, incoming, { args }) {
    if (!existing?.edges || !incoming.edges) return { ...existing, ...incoming }
    if (!args?.after) return withRest(incoming, existing as List)
    const listed = new Set(existing.edges.map(recordOf))
    const added = incoming.edges.filter((edge) => !isListed(edge, listed))
    const edges = [...existing.edges, ...added]
    const isWhole = incoming.totalCount !== undefined && !incoming.pageInfo?.hasNextPage
    return { ...incoming, edges, ...(isWhole && { totalCount: edges.length }) }
  },
}

/** What was read behind this first page, when its last record is among what was read. */
function withRest(first: Page, existing: List): Page {
  const { edges = [], pageInfo } = first
  // Who asks for no cursor to go on from shows a beginning, maybe with less of each record: not to be kept.
  if (!pageInfo?.hasNextPage || !pageInfo.endCursor || !existing.pageInfo?.endCursor)
    return first
  const end = edges.map(recordOf).at(-1)
  const at = existing.edges.findIndex((edge) => recordOf(edge) === end)
  const listed = new Set(edges.map(recordOf))
  const rest = existing.edges.slice(at + 1).filter((edge) => !isListed(edge, listed))
  return at >= 0 && rest.length > 0
    ? { ...first, edges: [...edges, ...rest], pageInfo: existing.pageInfo }
    : first
}

type List = Page & { edges: readonly Edge[] }

/** Where the cache keeps the record; for what has no id of its own, its place in the list when it was asked for. */
function recordOf({ cursor, node }: Edge): string | undefined {
  return node && '__ref' in node ? node.__ref : cursor
}

function isListed(edge: Edge, listed: ReadonlySet<string | undefined>) {
  const record = recordOf(edge)
  return record !== undefined && listed.has(record)
}
