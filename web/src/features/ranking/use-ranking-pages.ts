import { useState } from 'react'
import { nextPage, type Paged } from '#page/next-page.ts'
import { rankingMessages as text } from './ranking-messages.ts'
import { PAGE_ROWS } from './ranking-query.ts'

type List<Edge> = {
  edges: readonly Edge[]
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
  totalCount: number
}

/** Shows one page at a time of the rows that were read; reads the next page on request. */
export function useRankingPages<Edge>(result: Paged, list: List<Edge> | undefined) {
  const [wanted, setWanted] = useState(0)
  const edges = list?.edges ?? []
  const last = Math.max(0, Math.ceil(edges.length / PAGE_ROWS) - 1)
  const page = Math.min(wanted, last)
  const from = page * PAGE_ROWS
  const shown = edges.slice(from, from + PAGE_ROWS)
  const { isLoadingMore, onShowMore } = nextPage(result, text.failed)
  const after = list?.pageInfo.endCursor
  return {
    loaded: edges,
    shown,
    from: from + 1,
    to: from + shown.length,
    total: list?.totalCount ?? 0,
    isLoadingMore,
    goBack: page > 0 ? () => setWanted(page - 1) : null,
    goOn: page < last || list?.pageInfo.hasNextPage ? goOn : null,
  }

  function goOn() {
    setWanted(page + 1)
    if (page === last && after) onShowMore(after)
  }
}
