import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { HomeVerdictsQuery } from '#gql/graphql'

/** Apart from the list: of some hundred saved ones, three are shown. */
const verdictsDocument = graphql(`
  query HomeVerdicts($ids: [ID!]!) {
    scholarships(filter: { ids: $ids }, first: 10) {
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

/** What the rules say of some scholarships, by id; nothing of those that they say nothing of, or not yet. */
export function useVerdicts(ids: readonly string[]): ReadonlyMap<string, Verdict> {
  const { data } = useQuery(verdictsDocument, {
    variables: { ids: [...ids] },
    skip: ids.length === 0,
  })
  const nodes = data?.scholarships.edges.map(({ node }) => node) ?? []
  return new Map(
    nodes.flatMap(({ id, eligibility }) => (eligibility ? [[id, eligibility]] : [])),
  )
}
