import { graphql } from '#gql'

/** One page of results. The page's HTML may bring the answer for a visitor, see src/visitor-renderer.tsx. */
export const searchQuery = graphql(`
  query ScholarshipsPage(
    $filter: ScholarshipFilter
    $sort: ScholarshipSort
    $after: String
  ) {
    scholarships(filter: $filter, sort: $sort, first: 20, after: $after) {
      ...SearchResults_ScholarshipConnection
      ...QueryReading_ScholarshipConnection
      understood {
        kind
      }
      totalCount
      canSortByFit
      deadlines {
        confirmed
        usual
        waiting
      }
      unknownCount
      correctedQuery
      leftOut
    }
  }
`)
