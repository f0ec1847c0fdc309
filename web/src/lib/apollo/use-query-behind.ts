import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { startTransition, useEffect, useState } from 'react'

type Answer<Data> = { key: string; data: Data | undefined; error: unknown }

/**
 * Like Apollo's `useQuery`, for data that nobody waits for: React renders what depends on the answer in short steps,
 * and the page responds between them. `useQuery` makes React render it at once, and with it hydrate every part of a
 * visitor's page that depends on it.
 * @returns the newest data, even while other variables are asked for; `isCurrent` says whether it belongs to these
 */
export function useQueryBehind<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const client = useApolloClient()
  const [answer, setAnswer] = useState<Answer<Data>>()
  const key = JSON.stringify(variables)
  useEffect(() => {
    const asked = client.watchQuery({ query, variables: JSON.parse(key) as Variables })
    const reading = asked.subscribe(({ data, error, dataState }) => {
      const isWhole = dataState === 'complete'
      if (!isWhole && !error) return
      startTransition(() =>
        setAnswer((before) => ({ key, data: isWhole ? data : before?.data, error })),
      )
    })
    return () => reading.unsubscribe()
  }, [client, query, key])
  const isCurrent = answer?.key === key
  return {
    data: answer?.data,
    isCurrent,
    error: isCurrent ? answer.error : undefined,
    refetch: () => client.refetchQueries({ include: [query] }),
  }
}
