import { useQuery } from '@apollo/client/react'
import { asChosen } from '#features/scholarships/understood-search.ts'
import { graphql } from '#gql'
import type { useScholarshipSearch } from './use-scholarship-search.ts'

/** Apart from the results: these are as much again, and nobody waits for them. */
const facetsQuery = graphql(`
  query ScholarshipsPage_Facets($filter: ScholarshipFilter) {
    scholarships(filter: $filter, first: 1) {
      understood {
        kind
        value
      }
      remainingQuery
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

type Asked = Pick<ReturnType<typeof useScholarshipSearch>, 'filter' | 'search'>

/** The values to filter by and their counts; those of the search before until they are there. */
export function useSearchFacets({ filter, search }: Asked) {
  const result = useQuery(facetsQuery, { variables: { filter } })
  const { error, refetch } = result
  const found = result.data ?? result.previousData
  return {
    facets: found?.scholarships.facets ?? [],
    /** With what was read out of the query's words: it is changed as if it had been chosen by hand. */
    chosen: result.data ? asChosen(search, result.data.scholarships) : search,
    error,
    refetch,
  }
}
