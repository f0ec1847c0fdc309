import type { Facet } from '#features/scholarships/facet.ts'
import { asChosen } from '#features/scholarships/understood-search.ts'
import { graphql } from '#gql'
import { useQueryBehind } from '#lib/apollo/use-query-behind.ts'
import type { useScholarshipSearch } from './use-scholarship-search.ts'

/** Apart from the results: these are as much again, and nobody waits for them. */
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

/** Of 250 values 200 are countries, which a phone shows only in the sheet of filters. */
const allButCountries = [
  'degreeLevel',
  'fieldOfStudy',
  'complexity',
  'noEssay',
  'fullTuition',
]

type Asked = Pick<ReturnType<typeof useScholarshipSearch>, 'filter' | 'search'>

/**
 * The values to filter by and their counts; those of the search before until they are there.
 * @param hasCountries whether anything that is shown names countries
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
    /** With what was read out of the query's words: it is changed as if it had been chosen by hand. */
    chosen: data && isCurrent ? asChosen(search, data.scholarships) : search,
    error,
    refetch,
  }
}

/** Days go by, so that it is counted by a search of its own. */
function facetOf(soonCount: number): Facet {
  return {
    kind: 'deadlineSoon',
    values: [{ value: 'true', label: 'true', count: soonCount }],
  }
}
