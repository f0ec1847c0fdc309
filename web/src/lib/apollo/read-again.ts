import type { ApolloClient } from '@apollo/client'

/**
 * Reads the named queries again, those of them that an open page shows. What was done is done: one that
 * cannot be read just now is no failure of it.
 */
export async function readAgain(client: ApolloClient, names: readonly string[]) {
  const read = client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName }) => names.includes(queryName ?? ''),
  })
  await read.catch(() => undefined)
}
