import type { EligibilityVerdict } from '#gql/graphql'

/** The server ranks only this many: in a longer list, the last results need not be those that do not fit. */
const MAX_RANKED = 2_000

type ByFit<Edge> = {
  edges: readonly Edge[]
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
  totalCount: number
}
type Verdict = { node: { eligibility?: { verdict: EligibilityVerdict } | null } }

/**
 * The part of a list by best fit for which a student is or may be eligible, and how many results follow it. Null
 * while none of these has been read, or when there are none.
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
