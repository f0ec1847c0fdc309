import { useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { Option } from '#ui/select-field.tsx'
import { universityMessages } from './university-messages.ts'
import { universityOption } from './use-university-search.ts'

const namesDocument = graphql(`
  query UseUniversityNames($ids: [ID!]!) {
    universities(filter: { ids: $ids }, first: 10) {
      edges {
        cursor
        node {
          id
          name
          location
        }
      }
    }
  }
`)

/** Universities by their ids, in this order; one whose name is not known yet shows that. */
export function useUniversityNames(ids: readonly string[], known: readonly Option[] = []) {
  const unnamed = ids.filter((id) => !known.some(({ value }) => value === id))
  const { data, error } = useQuery(namesDocument, {
    variables: { ids: unnamed },
    skip: unnamed.length === 0,
  })
  const read = data?.universities.edges.map(({ node }) => universityOption(node)) ?? []
  const named = [...known, ...read]
  const nameless = data || error ? universityMessages.unknown : universityMessages.loading
  return ids.map(
    (id) => named.find(({ value }) => value === id) ?? { value: id, label: nameless },
  )
}
