import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { graphql } from '#gql'
import type { DonorMetricsFilter } from '#gql/graphql'

const query = graphql(`
  query InsightWordings(
    $organizationId: ID!
    $filter: DonorMetricsFilter
    $askAgain: Boolean!
  ) {
    donorMetrics(organizationId: $organizationId, filter: $filter) {
      organizationId
      insights {
        id
        wording(askAgain: $askAgain) {
          isAwaited
          hasFailed
          text
          by
        }
      }
    }
  }
`)

/** A model takes seconds for a sentence. */
const POLL_MS = 4_000

type Wording = {
  isAwaited: boolean
  hasFailed: boolean
  text: string | null
  by: string | null
}

type Wordings = {
  wordings: ReadonlyMap<string, Wording | null>
  /** Asks the model once more for those that have failed. */
  askAgain: () => void
  isAsking: boolean
}

/**
 * The language model's wordings, by the ids of their insights; an insight without one keeps its computed sentence.
 * @param ids of the insights that are shown: each change of the figures makes new ones
 */
export function useInsightWordings(
  variables: { organizationId: string; filter: DonorMetricsFilter },
  ids: readonly string[],
): Wordings {
  const client = useApolloClient()
  const [isAsking, setIsAsking] = useState(false)
  const { data, refetch, startPolling, stopPolling } = useQuery(query, {
    variables: { ...variables, askAgain: false },
    fetchPolicy: 'network-only',
    skipPollAttempt: () => document.hidden,
  })
  const wordings = new Map(
    data?.donorMetrics?.insights.map(({ id, wording }) => [id, wording] as const),
  )
  const isAwaited = ids.some((id) => !wordings.has(id) || wordings.get(id)?.isAwaited)
  useEffect(() => {
    if (!isAwaited) return
    startPolling(POLL_MS)
    return stopPolling
  }, [isAwaited, startPolling, stopPolling])
  return { wordings, askAgain: () => void askAgain(), isAsking }

  /** Asks once for each press: reading again by itself asks no model. */
  async function askAgain() {
    setIsAsking(true)
    const again = { ...variables, askAgain: true }
    try {
      await client.query({ query, variables: again, fetchPolicy: 'network-only' })
      await refetch()
    } catch {
      // The page still says that the wordings never came.
    }
    setIsAsking(false)
  }
}
