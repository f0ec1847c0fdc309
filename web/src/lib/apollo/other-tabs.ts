import type { ApolloClient } from '@apollo/client'

const NAME = 'landfall-changes'

/** What is told is what changed, and nothing of it: the other tab reads for itself. */
export function tellOtherTabs(): void {
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(NAME)
  // A channel of this site alone; the rule means windows, which have an origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage('changed')
  channel.close()
}

/** After a change in another tab all that this one shows is read again, and nothing kept is trusted. */
export function followOtherTabs(client: ApolloClient): void {
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', () => {
    const read = client.refetchQueries({
      updateCache: (cache) => void cache.evict({ id: 'ROOT_QUERY' }),
    })
    // What cannot be read stays as it was.
    read.catch(() => {})
  })
}
