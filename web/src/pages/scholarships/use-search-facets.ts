import type { Facet } from '#features/scholarships/facet.ts'
import { asChosen } from '#features/scholarships/understood-search.ts'
import { graphql } from '#gql'
import { useQueryBehind } from '#lib/apollo/use-query-behind.ts'
import type { useScholarshipSearch } from './use-scholarship-search.ts'

/** Separate from the results: the counts are as much data again, and nobody waits for them. */
const facetsQuery = graphql(`
  query ScholarshipsPage_Facets(
    $filter: ScholarshipFilter
    $kinds: [String!]
    $soon: ScholarshipFilter
  ) {
    soon: scholarships(filter: $soon, first: 1) {
      totalCount
    }
    scholarships(filter: $filter, first: 1) {
      understood {
        kind
        value
      }
      remainingQuery
      facets(kinds: $kinds) {
        kind
        values {
          value
          label
          count
        }
      }
    }
  }
`)

/** All facets but countries, which are 200 of 250 values and which a phone shows only in the sheet of filters. */
const allButCountries = [
  'degreeLevel',
  'fieldOfStudy',
  'complexity',
  'noEssay',
  'fullTuition',
]

type Asked = Pick<ReturnType<typeof useScholarshipSearch>, 'filter' | 'search'>

/**
 * The values to filter by and their counts; until they are there, those of the previous search.
 * @param hasCountries whether anything on the screen names countries
 */
export function useSearchFacets({ filter, search }: Asked, hasCountries: boolean) {
  const kinds = hasCountries ? null : allButCountries
  const soon = { ...filter, deadlineSoon: true }
  const { data, isCurrent, error, refetch } = useQueryBehind(facetsQuery, {
    filter,
    kinds,
    soon,
  })
  return {
    facets: data ? [...data.scholarships.facets, facetOf(data.soon.totalCount)] : [],
    /** The search with the filters that were read from its words: people change them as if they had chosen them. */
    chosen: data && isCurrent ? asChosen(search, data.scholarships) : search,
    error,
    refetch,
  }
}

/** Counted by a search of its own, because the days go by. */
function facetOf(soonCount: number): Facet {
  return {
    kind: 'deadlineSoon',
    values: [{ value: 'true', label: 'true', count: soonCount }],
  }
}
