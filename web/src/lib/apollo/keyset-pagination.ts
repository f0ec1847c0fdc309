import type { FieldPolicy, Reference } from '@apollo/client'

type Edge = { cursor?: string; node?: Reference | object }

type Page = {
  edges?: readonly Edge[]
  pageInfo?: { hasNextPage: boolean; endCursor?: string | null }
  totalCount?: number
}

/**
 * Appends the page after `after` to the list. A first page that is read again replaces its part of the list: people
 * who read further keep their place, unless it has become another list. Others may change the list while somebody
 * reads it: a record that moved to a later page is not listed a second time, and a list that was read to its end
 * counts what was read. Not Apollo's relayStylePagination: that invents edge cursors, while our pages always carry
 * them.
 */
export const keysetPagination: FieldPolicy<Page> = {
  // A different value of any other argument makes another list.
  keyArgs: (args) =>
    Object.keys(args ?? {}).filter((name) => name !== 'first' && name !== 'after'),
  // Leaves out records that were removed from the cache. A query may ask for the count without any edges.
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

/** Keeps what was read beyond this first page, if the page's last record is among what was read. */
function withRest(first: Page, existing: List): Page {
  const { edges = [], pageInfo } = first
  // A query without an end cursor shows only a beginning, maybe with less of each record: the rest is not kept.
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

/**
 * The record's key in the cache. For a record without an id it is the cursor: the place in the list when it was read.
 */
function recordOf({ cursor, node }: Edge): string | undefined {
  return node && '__ref' in node ? node.__ref : cursor
}

function isListed(edge: Edge, listed: ReadonlySet<string | undefined>) {
  const record = recordOf(edge)
  return record !== undefined && listed.has(record)
}
