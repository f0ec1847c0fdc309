import { useQuery } from '@apollo/client/react'
import type { ScholarshipFilter } from '#gql/graphql'
import { graphql } from '#gql'

/** Apart from the results: these are as much again, and nobody waits for them. */
const facetsQuery = graphql(`
  query ScholarshipsPage_Facets($filter: ScholarshipFilter) {
    scholarships(filter: $filter, first: 1) {
      facets {
        kind
        values {
          value
          label
        }
        ...FilterForm_Facet
        ...QuickFilters_Facet
      }
    }
  }
`)

/** The values to filter by and their counts; those of the search before until they are there. */
export function useSearchFacets(filter: ScholarshipFilter) {
  const result = useQuery(facetsQuery, { variables: { filter } })
  const { error, refetch } = result
  const found = result.data ?? result.previousData
  return { facets: found?.scholarships.facets ?? [], error, refetch }
}
