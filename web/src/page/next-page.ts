import type { NetworkStatus } from '@apollo/client'
import { toast } from '#ui/toast-store.ts'
import { showError } from '#lib/graphql/show-error.ts'

/** For lists that change elsewhere too: shows the cached list at once while it is read anew. */
export const freshList = {
  fetchPolicy: 'cache-and-network',
  nextFetchPolicy: 'cache-first',
  notifyOnNetworkStatusChange: true,
} as const

/** `NetworkStatus.fetchMore` by value: importing the enum would bring Apollo to pages that have none. */
const fetchingMore: NetworkStatus.fetchMore = 3

/** The parts that a list needs of what `useQuery` returns. */
export type Paged = {
  networkStatus: NetworkStatus
  fetchMore: (more: { variables: { after: string } }) => Promise<unknown>
}

/** Loads a list's next page. If that fails, the list stays as it is and a toast says why. */
export function nextPage({ networkStatus, fetchMore }: Paged, failed: string) {
  async function readMore(after: string) {
    try {
      await fetchMore({ variables: { after } })
    } catch (error) {
      toast.error({
        title: failed,
        description: showError(error, 'page'),
        topic: 'more',
      })
    }
  }
  return {
    isLoadingMore: networkStatus === fetchingMore,
    onShowMore: (after: string) => void readMore(after),
  }
}
