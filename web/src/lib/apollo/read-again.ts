import type { ApolloClient } from '@apollo/client'

/**
 * Reads those of the named queries again that an open page shows. The change that called for this is done: it does
 * not fail when a query cannot be read just now.
 */
export async function readAgain(client: ApolloClient, names: readonly string[]) {
  const read = client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName }) => names.includes(queryName ?? ''),
  })
  await read.catch(() => undefined)
}
