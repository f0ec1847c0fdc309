import type { ApolloClient } from '@apollo/client'

export const CHANNEL = 'landfall-changes'

let opened: BroadcastChannel | null = null

/** The tab's only channel, which does not receive its own messages. Null where the browser has no channels. */
function ownChannel(): BroadcastChannel | null {
  if ('BroadcastChannel' in globalThis) opened ??= new BroadcastChannel(CHANNEL)
  return opened
}

/** Tells other tabs that something changed, but not what: they read for themselves. */
export function notifyOtherTabs(): void {
  // A channel belongs to this site alone; the rule is for windows, which have an origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  ownChannel()?.postMessage('changed')
}

/**
 * After a change in another tab, reads everything that this tab shows again, without trusting the cache.
 * @returns a function that stops it
 */
export function followOtherTabs(client: ApolloClient): () => void {
  const channel = ownChannel()
  const readAgain = () => {
    const read = client.refetchQueries({
      updateCache: (cache) => void cache.evict({ id: 'ROOT_QUERY' }),
    })
    // A query that fails leaves its data as it was.
    read.catch(() => {})
  }
  channel?.addEventListener('message', readAgain)
  return () => channel?.removeEventListener('message', readAgain)
}
