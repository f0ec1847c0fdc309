import type { EligibilityVerdict } from '#gql/graphql'

/** Of more than these the server ranks the first ones only: the last need not be the ones that do not fit. */
const MAX_RANKED = 2_000

type ByFit<Edge> = {
  edges: readonly Edge[]
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
  totalCount: number
}
type Verdict = { node: { eligibility?: { verdict: EligibilityVerdict } | null } }

/**
 * The part of a list, best fits first, that a student is or may be eligible for, and how many follow it.
 * Null while none of those that follow has been read, or there are none.
 */
export function foldNotEligible<Edge extends Verdict>(
  list: ByFit<Edge>,
): { connection: ByFit<Edge>; count: number } | null {
  const { edges, pageInfo, totalCount } = list
  const first = edges.findIndex(({ node }) => node.eligibility?.verdict === 'NOT_ELIGIBLE')
  if (first === -1 || totalCount > MAX_RANKED) return null
  const connection = {
    edges: edges.slice(0, first),
    pageInfo: { ...pageInfo, hasNextPage: true },
    totalCount,
  }
  return { connection, count: totalCount - first }
}
