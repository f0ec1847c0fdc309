import type { NetworkStatus } from '@apollo/client'
import { toast } from '#ui/toast-store.ts'
import { showError } from '#lib/graphql/show-error.ts'

/** For lists that change elsewhere too: what is kept shows at once while it is read anew. */
export const freshList = {
  fetchPolicy: 'cache-and-network',
  nextFetchPolicy: 'cache-first',
  notifyOnNetworkStatusChange: true,
} as const

/** By its value: the name would bring Apollo to the pages that have none. */
const fetchingMore: NetworkStatus.fetchMore = 3

/** Of what `useQuery` answered for a list. */
export type Paged = {
  networkStatus: NetworkStatus
  fetchMore: (more: { variables: { after: string } }) => Promise<unknown>
}

/** How a list gets its next page. It stays as it is when that cannot be read, and a toast says why. */
export function nextPage({ networkStatus, fetchMore }: Paged, failed: string) {
  async function readMore(after: string) {
    try {
      await fetchMore({ variables: { after } })
    } catch (error) {
      toast.error({ title: failed, description: showError(error), topic: 'more' })
    }
  }
  return {
    isLoadingMore: networkStatus === fetchingMore,
    onShowMore: (after: string) => void readMore(after),
  }
}
