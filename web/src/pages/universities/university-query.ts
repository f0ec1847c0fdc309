import { graphql } from '#gql'

/**
 * The query of a university's page. The page's HTML may bring the answer for a visitor, see src/visitor-renderer.tsx.
 * More awards would come near the cost limit of one operation; no university has as many open ones.
 */
export const universityQuery = graphql(`
  query UniversityPage($id: ID!) {
    university(id: $id) {
      id
      name
      location
      state
      stateName
      description
      ...UniversityFacts_University
      ...CostGapSection_University
      scholarships(first: 60) {
        edges {
          cursor
          node {
            id
            ...UniversityAwards_Scholarship
            ...CostGapSection_Scholarship
          }
        }
      }
    }
  }
`)
