import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { graphql } from '#gql'
import type { DonorMetricsFilter } from '#gql/graphql'

const query = graphql(`
  query InsightWordings($organizationId: ID!, $filter: DonorMetricsFilter) {
    donorMetrics(organizationId: $organizationId, filter: $filter) {
      organizationId
      insights {
        id
        wording {
          isAwaited
          text
          by
        }
      }
    }
  }
`)

/** A model takes seconds for a sentence. */
const POLL_MS = 4_000

type Worded = { text: string; by: string }

/**
 * Sentences in a language model's words, by the ids of their insights; those without one stand as they were computed.
 * @param ids of the insights that are shown: each change of the figures makes new ones
 */
export function useInsightWordings(
  variables: { organizationId: string; filter: DonorMetricsFilter },
  ids: readonly string[],
): ReadonlyMap<string, Worded> {
  const { data, startPolling, stopPolling } = useQuery(query, {
    variables,
    fetchPolicy: 'network-only',
    skipPollAttempt: () => document.hidden,
  })
  const told = new Map(
    data?.donorMetrics?.insights.map(({ id, wording }) => [id, wording] as const),
  )
  const isAwaited = ids.some((id) => !told.has(id) || told.get(id)?.isAwaited)
  useEffect(() => {
    if (!isAwaited) return
    startPolling(POLL_MS)
    return stopPolling
  }, [isAwaited, startPolling, stopPolling])
  return new Map(
    ids.flatMap((id) => {
      const wording = told.get(id)
      return wording?.text && wording.by
        ? [[id, { text: wording.text, by: wording.by }] as const]
        : []
    }),
  )
}
