import type { FieldPolicy, Reference } from '@apollo/client'

type Page = {
  edges: readonly { cursor: string; node?: Reference | object }[]
  pageInfo?: { hasNextPage: boolean }
  totalCount?: number
}

/**
 * Appends the page after `after` to what is there; a request without `after` starts afresh.
 * Others change what is listed while somebody reads it: a record that moved behind the reader is
 * not listed a second time, and a list that was read to its end counts what was read.
 * Not Apollo's relayStylePagination: that invents edges' cursors, our pages always carry them.
 */
export function keysetPagination(keyArgs: string[]): FieldPolicy<Page> {
  return {
    keyArgs,
    merge(existing, incoming, { args }) {
      if (!existing || !args?.after) return incoming
      const listed = new Set(existing.edges.map(recordOf))
      const added = incoming.edges.filter((edge) => !isListed(edge, listed))
      const edges = [...existing.edges, ...added]
      const isWhole = incoming.totalCount !== undefined && !incoming.pageInfo?.hasNextPage
      return { ...incoming, edges, ...(isWhole && { totalCount: edges.length }) }
    },
  }
}

/** Where the cache keeps the record; nothing for what has no id of its own. */
function recordOf({ node }: Page['edges'][number]): string | undefined {
  return node && '__ref' in node ? node.__ref : undefined
}

function isListed(edge: Page['edges'][number], listed: ReadonlySet<string | undefined>) {
  const record = recordOf(edge)
  return record !== undefined && listed.has(record)
}
