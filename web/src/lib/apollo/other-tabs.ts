import type { ApolloClient } from '@apollo/client'

export const CHANNEL = 'landfall-changes'

let opened: BroadcastChannel | null = null

/** One for the tab: what is told by it does not come back to it. Null where the browser has none. */
function ownChannel(): BroadcastChannel | null {
  if ('BroadcastChannel' in globalThis) opened ??= new BroadcastChannel(CHANNEL)
  return opened
}

/** What is told is that something changed, and nothing of it: the other tab reads for itself. */
export function notifyOtherTabs(): void {
  // A channel is this site's alone; the rule means windows, which have an origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  ownChannel()?.postMessage('changed')
}

/**
 * After a change in another tab all that this one shows is read again, and nothing kept is trusted.
 * Answers how to stop.
 */
export function followOtherTabs(client: ApolloClient): () => void {
  const channel = ownChannel()
  const readAgain = () => {
    const read = client.refetchQueries({
      updateCache: (cache) => void cache.evict({ id: 'ROOT_QUERY' }),
    })
    // What cannot be read stays as it was.
    read.catch(() => {})
  }
  channel?.addEventListener('message', readAgain)
  return () => channel?.removeEventListener('message', readAgain)
}
