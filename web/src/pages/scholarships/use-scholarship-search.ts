import { useQuery } from '@apollo/client/react'
import { useSearchParams } from 'react-router'
import {
  emptySearch,
  readSearch,
  toFilter,
  toSort,
  writeSearch,
  type SearchState,
} from '#features/scholarships/search-address.ts'
import { useSession } from '#lib/session.ts'
import { graphql } from '#gql'

const searchQuery = graphql(`
  query ScholarshipsPage(
    $filter: ScholarshipFilter
    $sort: ScholarshipSort
    $after: String
  ) {
    scholarships(filter: $filter, sort: $sort, first: 20, after: $after) {
      ...SearchResults_ScholarshipConnection
      totalCount
      unknownCount
      correctedQuery
      facets {
        kind
        values {
          value
          label
        }
        ...FilterForm_Facet
      }
    }
  }
`)

/** The search that the address spells, its results, and the ways to change it. */
export function useScholarshipSearch() {
  const [address, setAddress] = useSearchParams()
  const { status, viewer } = useSession()
  const search = readSearch(address)
  // Until it is known who is there, the server decides.
  const canFilterEligible = status !== 'visitor' && !isOtherAccount(viewer)
  const result = useQuery(searchQuery, {
    variables: { filter: toFilter(search, canFilterEligible), sort: toSort(search.sort) },
    notifyOnNetworkStatusChange: true,
  })
  return {
    search,
    canFilterEligible,
    result,
    change: (next: SearchState) => setAddress(writeSearch(next)),
    /** Leaves the order alone. */
    clear: () => setAddress(writeSearch({ ...emptySearch, sort: search.sort })),
  }
}

function isOtherAccount(viewer: { accountType: string } | null): boolean {
  return viewer !== null && viewer.accountType !== 'STUDENT'
}
