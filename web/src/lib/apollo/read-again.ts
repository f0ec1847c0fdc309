import type { ApolloClient } from '@apollo/client'

/**
 * Reads those of the named queries again that an open page shows. The change before it is done: a query that cannot
 * be read just now does not make it fail.
 */
export async function readAgain(client: ApolloClient, names: readonly string[]) {
  const read = client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName }) => names.includes(queryName ?? ''),
  })
  await read.catch(() => undefined)
}
