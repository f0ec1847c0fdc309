import { useQuery } from '@apollo/client/react'
import { useSearchParams } from 'react-router'
import {
  emptyUniversitySearch,
  readUniversitySearch,
  toUniversityVariables,
  writeUniversitySearch,
  type UniversitySearch,
} from '#features/universities/university-address.ts'
import { graphql } from '#gql'

const universitiesQuery = graphql(`
  query UniversitiesPage($filter: UniversityFilter, $sort: UniversitySort, $after: String) {
    universities(filter: $filter, sort: $sort, first: 21, after: $after) {
      totalCount
      ...UniversityResults_UniversityConnection
    }
  }
`)

/** Separate from the results: nobody waits for the facets, and the next page has the same ones. */
const facetsQuery = graphql(`
  query UniversitiesPage_Facets($filter: UniversityFilter) {
    universities(filter: $filter, first: 1) {
      facets {
        kind
        values {
          value
          label
        }
        ...UniversityFilterForm_Facet
      }
    }
  }
`)

/** The search in the address, its results, and the ways to change it. */
export function useUniversitySearch() {
  const [address, setAddress] = useSearchParams()
  const search = readUniversitySearch(address)
  const result = useQuery(universitiesQuery, {
    variables: toUniversityVariables(search),
    notifyOnNetworkStatusChange: true,
  })
  return {
    search,
    result,
    change: (next: UniversitySearch) => setAddress(writeUniversitySearch(next)),
    /** Clears everything but the order. */
    clear: () =>
      setAddress(writeUniversitySearch({ ...emptyUniversitySearch, sort: search.sort })),
  }
}

/** The counts beside the filters; until they are there, those of the previous search. */
export function useUniversityFacets(search: UniversitySearch) {
  const { filter } = toUniversityVariables(search)
  const result = useQuery(facetsQuery, { variables: { filter } })
  const { data, previousData, error, refetch } = result
  const facets = (data ?? previousData)?.universities.facets ?? []
  const states = facets.find(({ kind }) => kind === 'states')?.values ?? []
  return {
    facets,
    /** The name of a state by its two letters, which stand in until the names are there. */
    stateName: (state: string) =>
      states.find(({ value }) => value === state)?.label ?? state,
    error,
    refetch,
  }
}
