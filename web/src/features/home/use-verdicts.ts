import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { HomeVerdictsQuery } from '#gql/graphql'

/** A query apart from the list: of some hundred saved scholarships three are shown, and twenty at most may be. */
const verdictsDocument = graphql(`
  query HomeVerdicts($ids: [ID!]!) {
    scholarships(filter: { ids: $ids }, first: 20) {
      edges {
        cursor
        node {
          id
          eligibility {
            verdict
            label
            awaits
          }
        }
      }
    }
  }
`)

type Verdict = NonNullable<
  HomeVerdictsQuery['scholarships']['edges'][number]['node']['eligibility']
>

/** The rules' verdicts on some scholarships, by id; none where the rules have none, or could not be asked. */
export function useVerdicts(ids: readonly string[]): {
  isPending: boolean
  verdicts: ReadonlyMap<string, Verdict>
  /** Whether the rules say that the student is not eligible for it. */
  isOut: (id: string) => boolean
} {
  const { data, loading } = useQuery(verdictsDocument, {
    variables: { ids: [...ids] },
    skip: ids.length === 0,
  })
  const nodes = data?.scholarships.edges.map(({ node }) => node) ?? []
  const verdicts = new Map(
    nodes.flatMap(({ id, eligibility }) => (eligibility ? [[id, eligibility]] : [])),
  )
  const isOut = (id: string) => verdicts.get(id)?.verdict === 'NOT_ELIGIBLE'
  return { isPending: loading && !data, verdicts, isOut }
}
