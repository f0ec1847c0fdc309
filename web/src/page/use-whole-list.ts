import { useEffect, useState } from 'react'

type List = { pageInfo: { hasNextPage: boolean; endCursor?: string | null } }
/** The parts that a list needs of what `useQuery` returns. */
type Result = {
  error?: unknown
  fetchMore: (more: { variables: { after: string } }) => Promise<unknown>
  refetch: () => Promise<unknown>
}

/**
 * Reads page after page until the list is whole: for lists that nobody pages through, such as the choices of a field.
 * If one page cannot be read, the whole list has failed, because people would take the missing items for absent.
 */
export function useWholeList(result: Result, list: List | undefined) {
  const { error, fetchMore, refetch } = result
  const [hasPageFailed, setHasPageFailed] = useState(false)
  const after = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null
  useEffect(() => {
    if (after && !hasPageFailed)
      fetchMore({ variables: { after } }).catch(() => setHasPageFailed(true))
  }, [after, hasPageFailed, fetchMore])
  return {
    isWhole: list !== undefined && !after,
    hasFailed: hasPageFailed || (Boolean(error) && !list),
    async retry() {
      if (hasPageFailed) setHasPageFailed(false)
      else await refetch()
    },
  }
}
